// @vitest-environment node
/** The chances that a device tells are those of the server (`tests/bots/test_chances.py`). */
import { describe, expect, test } from 'vitest';
import { milder, sureness, surelyBetter, withChoice } from '../src/rules/chances';

describe('chances', () => {
  test('are told as they were counted where the search is sure', () => {
    expect(milder([0.2, 0.3, 0.5], 50, 1)).toEqual([0.2, 0.3, 0.5]);
  });

  test('are milder where it is not, and never nothing or all', () => {
    const [first, second] = milder([1, 0], 400, 0.4);
    expect(first + second).toBeCloseTo(1);
    expect(first).toBeGreaterThan(0.5);
    expect(first).toBeLessThan(0.96);
    expect(milder([0, 0], 0, 0.5)).toEqual([0.5, 0.5]);
  });

  test('grow surer with every round', () => {
    const plan = { sure: 0.2, surer: 0.1 };
    expect([0, 4, 40].map((turn) => sureness(plan, turn, 2))).toEqual([0.2, 0.4, 1]);
    expect(sureness({ sure: -1, surer: 0 }, 9, 3)).toBe(0.02);
  });

  test('leave the rest to the others, in their usual proportions', () => {
    for (const [k, each] of withChoice(0.4, [0.5, 0.3, 0.2], 0).entries())
      expect(each).toBeCloseTo([0.4, 0.36, 0.24][k]);
    expect(withChoice(0.4, [1, 0, 0], 0)).toEqual([0.4, 0.3, 0.3]);
    expect(withChoice(1, [1], 0)).toEqual([1]);
  });

  test('differ for sure only where enough was seen', () => {
    const counted = (estimate: number, futures: number) => ({ estimate, futures });
    expect(surelyBetter(counted(0.6, 1000), counted(0.5, 1000), 2)).toBe(true);
    expect(surelyBetter(counted(0.6, 50), counted(0.5, 50), 2)).toBe(false);
    expect(surelyBetter(counted(1, 1), counted(0, 1), 2)).toBe(false);
  });
});
