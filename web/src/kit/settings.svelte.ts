/** What a player chose once and finds again: kept in this browser only. */
import { read, write } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

/** How others' turns are watched. `step`: every step waits for a click. */
export const PACES = ['slow', 'normal', 'fast', 'instant', 'step'] as const;
export type Pace = (typeof PACES)[number];

/** How much longer or shorter than usual things move. */
export const TEMPI = { slow: 1.8, normal: 1, fast: 0.55 } as const;
export type Tempo = keyof typeof TEMPI;

export interface Settings {
  nickname: string;
  language: 'en' | 'fr';
  theme: Theme;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  motion: 'auto' | 'off';
  tempo: Tempo;
  pace: Pace;
  confirm: boolean;
  numbers: boolean;
}

/** French for a French browser, English for all others. */
export function browserLanguage(languages: readonly string[]): 'en' | 'fr' {
  const known = languages.map((each) => each.slice(0, 2).toLowerCase()).find((each) => each === 'fr' || each === 'en');
  return known === 'fr' ? 'fr' : 'en';
}

const DEFAULTS: Settings = {
  nickname: '',
  language: browserLanguage(navigator.languages ?? ['en']),
  theme: 'auto',
  sound: true,
  volume: 70,
  motion: 'auto',
  tempo: 'normal',
  pace: 'normal',
  confirm: true,
  numbers: true,
};

export const settings: Settings = $state({ ...DEFAULTS, ...read<Partial<Settings>>('settings', {}) });

/** A name for people who have not given one yet: something that grows or lives in the woods. */
export function nameFor(names: readonly string[]): void {
  if (!settings.nickname.trim()) settings.nickname = names[Math.floor(Math.random() * names.length)];
}

export function keep(): void {
  write('settings', { ...settings });
}

const night = window.matchMedia?.('(prefers-color-scheme: dark)');
let systemDark = $state(night?.matches ?? false);
night?.addEventListener('change', (event) => (systemDark = event.matches));

const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)');
let systemCalm = $state(calm?.matches ?? false);
calm?.addEventListener('change', (event) => (systemCalm = event.matches));

/** Whether things should move: the system's wish and the player's own both count. */
export const motion = {
  get reduced(): boolean {
    return systemCalm || settings.motion === 'off';
  },
  /** A duration in milliseconds, as the player wishes it. */
  time(usual: number): number {
    return usual * (TEMPI[settings.tempo] ?? 1);
  },
};

/** Writes theme and motion onto the page, where the style sheets look for them. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'auto' ? (systemDark ? 'dark' : 'light') : settings.theme;
  root.dataset.motion = motion.reduced ? 'off' : 'on';
}
