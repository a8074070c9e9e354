import { aCurrent, aMember, aParent, aTeacher } from '@aosai/api/accounts/people.fixtures';
import { expect, test } from 'vitest';
import { closeNotice, isNoticeHidden, keepNotice, lastNotice, readerOf } from './notice.ts';

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test('lastNotice: returns the notice of the last visit, also an empty one', () => {
  const storage = aStorage();
  const seen = [lastNotice(storage)];
  for (const text of ['报名将于 28 日截止', '']) {
    keepNotice(storage, text);
    seen.push(lastNotice(storage));
  }
  expect(seen).toEqual([undefined, '报名将于 28 日截止', '']);
});

test('isNoticeHidden: hides a closed notice for exactly two days', () => {
  const storage = aStorage();
  const closedAt = Date.parse('2026-11-21T12:00:00Z');
  const twoDays = 2 * 24 * 3600 * 1000;
  expect(isNoticeHidden(storage, closedAt)).toBe(false);
  closeNotice(storage, closedAt);
  expect([isNoticeHidden(storage, closedAt + twoDays - 1), isNoticeHidden(storage, closedAt + twoDays)]).toEqual([
    true,
    false,
  ]);
});

test('readerOf: returns the kind of reader of a notice', () => {
  const people = [undefined, null, aCurrent(aMember()), aCurrent(aParent()), aCurrent(aTeacher())];
  expect(people.map(readerOf)).toEqual([undefined, 'guest', 'student', 'parent', 'teacher']);
});
