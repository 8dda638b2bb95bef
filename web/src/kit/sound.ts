/** Few, short, wooden sounds, made on the spot: no files, one switch. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function desk(): AudioContext | null {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/**
 * Opens the desk while nothing moves, as soon as the browser allows sounds: it takes several frames, and would hold up
 * the first piece that is put down.
 */
export function prepareSound(): void {
  const open = () => void (window.requestIdleCallback ?? setTimeout)(() => void desk());
  if (navigator.userActivation?.hasBeenActive) open();
  else window.addEventListener('pointerdown', open, { once: true });
}

/** Loudness as ears hear it: half the way up is half as loud. */
const volume = () => (settings.volume / 70) ** 2;

/** A struck bar: a sine that dies quickly, with a faint overtone such as wood has. */
function bar(pitch: number, at: number, length: number, loudness: number): void {
  const audio = desk();
  if (!audio) return;
  const start = audio.currentTime + at;
  for (const [ratio, share] of [
    [1, 1],
    [3.93, 0.18],
    [9.2, 0.05],
  ]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch * ratio;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness * share * volume(), start + 0.003);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length / Math.sqrt(ratio));
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length + 0.05);
  }
}

/** The rustle of a card: a breath of filtered noise. */
function rustle(): void {
  const audio = desk();
  if (!audio) return;
  const length = 0.11;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++)
    samples[k] = (Math.random() * 2 - 1) * Math.sin((Math.PI * k) / samples.length) ** 2;
  const noise = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  noise.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = 2600;
  gain.gain.value = 0.09 * volume();
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start();
}

export const sound = {
  /** A piece is put down. */
  knock: () => bar(196 + Math.random() * 24, 0, 0.16, 0.22),
  card: rustle,
  /** It is your turn. */
  turn: () => {
    bar(392, 0, 0.3, 0.14);
    bar(523, 0.12, 0.4, 0.14);
  },
  refused: () => bar(110, 0, 0.2, 0.2),
  /** Time runs out. */
  hurry: () => [0, 0.18].forEach((at) => bar(659, at, 0.14, 0.12)),
  over: () => [392, 494, 587, 784].forEach((pitch, k) => bar(pitch, k * 0.13, 0.6, 0.13)),
};
