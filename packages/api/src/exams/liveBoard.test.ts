import { expect, test } from 'vitest';
import { boardState } from './liveBoard.ts';

test('boardState: a writing student is away after more than a minute without a sign', () => {
  const now = '2026-11-21T04:01:00.000Z';
  const state = (status: '0' | '1' | '2' | '3' | null, lastSeenAt: string | null = '2026-11-21T04:00:00.000Z') =>
    boardState({ status, lastSeenAt }, now);
  expect([
    state(null),
    state('0'),
    state('1'),
    state('1', '2026-11-21T03:59:59.999Z'),
    state('1', null),
    state('2'),
    state('3'),
  ]).toEqual(['absent', 'absent', 'writing', 'away', 'writing', 'handedIn', 'settled']);
});
