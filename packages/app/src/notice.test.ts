import { expect, test } from 'vitest';
import { closeNotice, isNoticeHidden } from './notice.ts';

test('a closed notice is hidden for exactly two days', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const closedAt = Date.parse('2026-11-21T12:00:00Z');
  const twoDays = 2 * 24 * 3600 * 1000;
  expect(isNoticeHidden(storage, closedAt)).toBe(false);
  closeNotice(storage, closedAt);
  expect([isNoticeHidden(storage, closedAt + twoDays - 1), isNoticeHidden(storage, closedAt + twoDays)]).toEqual([
    true,
    false,
  ]);
});
