import type { BoardRow as Sent, LiveBoard } from '@aosai/api/contract/types';
import type { BoardState } from '@aosai/api/domain/exams/liveBoard';

/** A student of a running exam; `id` is that of the place. */
export type BoardRow = Sent & {
  id: string;
  state: BoardState;
  /** Until the attempt is handed in; null for anyone who does not write. */
  leftMs: number | null;
};

export interface BoardKnown {
  /** Where the list of exams stands: /web/edms/exam. */
  listHref: string;
  examId: string;
  /** What has to be typed before something is done for everybody; empty until it is read. */
  examTitle: string;
  /** Its time is over; who was let in again may still write. */
  isEnded: boolean;
  /** How many there are in each state, whatever the list is narrowed to; null until it is read. */
  counts: Readonly<Record<BoardState, number>> | null;
  /** What was said into the rooms, the newest first. */
  notices: LiveBoard['notices'];
}

/** Somebody is in the room, or may still come. */
export const goesOn = ({ isEnded, counts }: BoardKnown): boolean =>
  !isEnded || (counts !== null && counts.writing + counts.away > 0);
export const writes = ({ state }: BoardRow): boolean => state === 'writing' || state === 'away';
export const isOver = ({ state }: BoardRow): boolean => state === 'handedIn' || state === 'settled';
export const hasLate = (row: BoardRow): boolean => row.lateCopyCount > 0 && isOver(row);
