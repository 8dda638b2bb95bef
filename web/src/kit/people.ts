/** REST for people: their home, their devices, their tables. What goes wrong is a `Trouble`, as everywhere. */
import { call, post } from './api';
import type {
  Account,
  Asked,
  Ceremony,
  Claimed,
  Codes,
  Collected,
  Home,
  Invitations,
  LetIn,
  MyTables,
  Pairing,
  Pass,
  SignedUp,
} from './generated';

const remove = (path: string) => call<unknown>(path, { method: 'DELETE' });
const shown = (tokens: readonly string[]): Record<string, string> =>
  tokens.length ? { 'x-seat-token': tokens.join(',') } : {};

export const people = {
  me: () => call<Home>('/me'),
  rename: (name: string) => call<Home>('/me', { method: 'PATCH', body: JSON.stringify({ name }) }),
  account: () => call<Account>('/me/account'),
  tables: (tables: Record<string, string[]>) => post<MyTables>('/me/tables', { tables }),
  invitations: (tables: Record<string, string[]>) => post<Invitations>('/me/invitations', { tables }),
  claim: (tables: Record<string, string[]>) => post<Claimed>('/me/seats', { tables }),
  seen: (table: string, number: number) => post<unknown>('/me/seen', { table, number }),

  passkeyOptions: (name?: string) => post<Ceremony>('/me/passkey-options', name === undefined ? {} : { name }),
  addPasskey: (credential: unknown) => post<SignedUp>('/me/passkeys', { credential }),
  removePasskey: (id: string) => remove(`/me/passkeys/${id}`),
  loginOptions: () => post<Ceremony>('/me/login-options', {}),
  login: (credential: unknown) => post<Home>('/me/login', { credential }),
  recover: (code: string) => post<Home>('/me/recover', { code }),
  logout: () => post<unknown>('/me/logout', {}),
  endLogin: (id: string) => remove(`/me/logins/${id}`),
  newCodes: () => post<Codes>('/me/codes', {}),
  export: () => call<unknown>('/me/export'),
  leave: () => remove('/me'),

  openDoor: () => post<Pass>('/me/devices', {}),
  knock: (code: string) => post<Asked>('/me/devices/ask', { code }),
  look: (code: string) => post<Pairing>('/me/devices/look', { code }),
  answer: (code: string, yes: boolean) => post<unknown>('/me/devices/answer', { code, yes }),
  enter: (proof: string) => post<LetIn>('/me/devices/enter', { proof }),

  carry: (table: string, tokens: readonly string[]) => post<Pass>(`/tables/${table}/carry`, {}, shown(tokens)),
  collect: (table: string, code: string) => post<Collected>(`/tables/${table}/collect`, { code }),
  handOut: (table: string, seat: number, tokens: readonly string[]) =>
    post<Pass>(`/tables/${table}/seats/${seat}/again`, {}, shown(tokens)),
};
