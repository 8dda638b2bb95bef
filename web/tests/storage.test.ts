/** A browser that keeps nothing loses memory, not the game. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { belongings, read, remember, write } from '../src/kit/storage';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const refuse = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

test('a seat is held as long as the page is open, where nothing can be kept', () => {
  refuse();
  remember('device-1', { tokens: { 0: 'secret' }, game: 'sylve' });
  remember('t2', { tokens: { 1: 'other' } });
  expect(belongings('device-1')).toMatchObject({ tokens: { 0: 'secret' }, game: 'sylve' });
  expect(belongings('t2').tokens).toEqual({ 1: 'other' });
});

test('what was kept before is not forgotten, and what can be kept again is', () => {
  write('pace', 'calm');
  const refused = refuse();
  write('pace', 'brisk');
  expect(read('pace', '')).toBe('brisk');
  refused.mockRestore();
  write('pace', 'instant');
  expect([read('pace', ''), localStorage.getItem('sylvarium:pace')]).toEqual(['instant', '"instant"']);
});
