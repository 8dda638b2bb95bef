/** Tournaments: REST, and the keys by which this browser proves that it takes part or has founded one. */
import { api, call, post } from '../kit/api';
import type {
  Entered,
  MyTournament,
  MyTournaments,
  NewTournament,
  TournamentPage,
  Tournaments,
} from '../kit/generated';
import { namesOf } from '../kit/names';
import { belongings, read, remember, write } from '../kit/storage';
import { say } from '../kit/words.svelte';

const KEPT = 40;

/** By tournament, the latest last. */
const keys = (): Record<string, string> => read<Record<string, string>>('tournaments', {});

function keep({ tournament, key }: Entered): void {
  const { [tournament]: _, ...others } = keys();
  write('tournaments', Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [tournament, key]]));
}

const proof = (id: string): Record<string, string> => {
  const key = keys()[id];
  return key ? { 'x-tournament-key': key } : {};
};

const tell = (id: string, what: string, body: object = {}) =>
  post<unknown>(`/tournaments/${id}/${what}`, body, proof(id));

/** The seat of this round is this browser's; what the server committed to is known before its half is given. */
async function sitDown({ game, you }: Pick<MyTournament, 'game' | 'you'>): Promise<void> {
  const { table, seat, token } = you;
  if (!table || token === null || seat === null || belongings(table).tokens[seat]) return;
  const commitment = (await api.table(table).catch(() => null))?.draw?.commitment ?? undefined;
  remember(table, { tokens: { [seat]: token }, commitment, game });
}

export const tournaments = {
  all: async () => (await call<Tournaments>('/tournaments')).tournaments,
  async mine(): Promise<MyTournament[]> {
    const found = (await post<MyTournaments>('/me/tournaments', { keys: keys() })).tournaments;
    for (const each of found) await sitDown(each);
    return found;
  },
  async page(id: string): Promise<TournamentPage> {
    const found = await call<TournamentPage>(`/tournaments/${id}`, { headers: proof(id) });
    await sitDown(found);
    return found;
  },
  async make(wish: NewTournament): Promise<string> {
    const made = await post<Entered>('/tournaments', wish);
    keep(made);
    return made.tournament;
  },
  async join(id: string, nickname: string, invite: string | null): Promise<void> {
    keep(await post<Entered>(`/tournaments/${id}/join`, { nickname, ...(invite && { invite }) }, proof(id)));
  },
  withdraw: (id: string) => tell(id, 'withdraw'),
  remove: (id: string, entrant: number) => tell(id, 'remove', { entrant }),
  start: (id: string) => tell(id, 'start'),
  close: (id: string) => tell(id, 'close'),
};

export const tournamentAddress = (id: string, invite?: string | null): string =>
  `/tournament/${id}${invite ? `#invite=${encodeURIComponent(invite)}` : ''}`;

/** What everybody is called, by their number; bots after their level. */
export function entrantNames(entrants: TournamentPage['entrants']): Map<number, string> {
  const seats = entrants.map(({ entrant, name, level }) => ({
    seat: entrant - 1,
    kind: level ? ('bot' as const) : ('human' as const),
    nickname: name ?? (level ? null : say('cup-gone')),
    level,
  }));
  const names = namesOf(seats);
  return new Map(entrants.map(({ entrant }, k) => [entrant, names[k]]));
}
