import { labelled, type ValueIn } from '../kit/labelled.ts';
import { ATTEMPT, type AttemptStatus } from '../papers/attemptStatus.ts';

/** State of a student in a running exam on the live board. */
export const BOARD_STATE = labelled(
  { absent: '未进入', writing: '作答中', away: '断线', handedIn: '已交', settled: '已出分' },
  { writing: 'primary', away: 'bad', handedIn: 'warn', settled: 'ok' },
);

/** Computed by `boardState` from a row and the server's time; `away` means a minute without a report. */
export type BoardState = ValueIn<typeof BOARD_STATE>;

/** A room reports every 15 seconds; four missing reports mean a lost connection. */
export const AWAY_AFTER_MS = 60_000;

/** The state of one row at the server's time. */
export function boardState(
  { status, lastSeenAt }: { status: AttemptStatus | null; lastSeenAt: string | null },
  serverNow: string,
): BoardState {
  if (status === null || status === ATTEMPT.ready) return 'absent';
  if (status === ATTEMPT.settled) return 'settled';
  if (status === ATTEMPT.completed) return 'handedIn';
  const silentMs = lastSeenAt === null ? 0 : Date.parse(serverNow) - Date.parse(lastSeenAt);
  return silentMs > AWAY_AFTER_MS ? 'away' : 'writing';
}
