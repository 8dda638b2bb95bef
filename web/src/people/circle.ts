/** REST for people among each other: friends, notes, blocks, invitations, finding players, reports, operators. */
import { call, post } from '../kit/api';
import type {
  Act,
  Circle,
  Deeds,
  Found,
  LookingNow,
  NewReport,
  OperatorHome,
  OperatorPass,
  Pass,
  Rematch,
  Reports,
  Search,
  Seated,
  TableCompany,
  Ticket,
} from '../kit/generated';
import { belongings } from '../kit/storage';

const put = (path: string, body: unknown) => call<unknown>(path, { method: 'PUT', body: JSON.stringify(body) });
const remove = (path: string) => call<unknown>(path, { method: 'DELETE' });

/** The proof of the seats that this browser holds at a table. */
export function proof(table: string): Record<string, string> {
  const tokens = Object.values(belongings(table).tokens);
  return tokens.length ? { 'x-seat-token': tokens.join(',') } : {};
}

/** Somebody: by the id one was told, or by their seat. */
export type Who = { person: string } | { table: string; seat: number };

export const circle = {
  all: () => call<Circle>('/me/circle'),
  at: (table: string) => call<TableCompany>(`/me/tables/${table}/company`),
  ask: (who: Who) => post<unknown>('/me/friends', who),
  decline: (person: string) => post<unknown>(`/me/friends/${person}/decline`, {}),
  part: (person: string) => remove(`/me/friends/${person}`),
  code: () => post<Pass>('/me/friend-codes', {}),
  takeCode: (code: string) => post<unknown>('/me/friend-codes/take', { code }),
  note: (who: Who, text: string) => put('/me/notes', { ...who, text }),
  block: (who: Who) => post<unknown>('/me/blocks', who),
  unblock: (person: string) => remove(`/me/blocks/${person}`),
  showOnline: (show: boolean) => put('/me/online', { show }),

  invite: (table: string, person: string) => post<unknown>('/me/invite', { table, person }, proof(table)),
  accept: (id: string, wish: object) => post<Seated>(`/me/invitations/${id}/accept`, wish),
  decide: (id: string, tables: Record<string, string[]>) => post<unknown>(`/me/invitations/${id}/decline`, { tables }),
  rematch: (table: string) => post<Rematch>(`/tables/${table}/rematch`, {}, proof(table)),

  looking: () => call<LookingNow>('/find'),
  find: (wish: Search) => post<Ticket>('/find', wish),
  look: (ticket: string) => post<Found>('/find/look', { ticket }),
  leave: (ticket: string) => post<unknown>('/find/leave', { ticket }),

  putOut: (table: string, seat: number) => post<unknown>(`/tables/${table}/seats/${seat}/remove`, {}, proof(table)),
  hush: (table: string, seat: number | null, hush: boolean) =>
    post<unknown>(`/tables/${table}/hush`, { seat, hush }, proof(table)),
  close: (table: string) => post<unknown>(`/tables/${table}/close`, {}, proof(table)),
  report: (report: NewReport) => post<unknown>('/reports', report, proof(report.table)),
};

/** What operators ask; `pass` is what they were given for their passkey, which no browser keeps. */
export const operator = {
  home: () => call<OperatorHome>('/operator'),
  enter: (credential: unknown) => post<OperatorPass>('/operator/enter', { credential }),
  reports: (pass: string, done: boolean, page: number) =>
    call<Reports>(`/operator/reports?done=${done}&page=${page}`, { headers: { 'x-operator': pass } }),
  deeds: (pass: string, page: number) =>
    call<Deeds>(`/operator/deeds?page=${page}`, { headers: { 'x-operator': pass } }),
  act: (pass: string, act: Act) => post<unknown>('/operator/acts', act, { 'x-operator': pass }),
};
