import type { BoardRow as Sent } from '@aosai/api/contract/types';
import type { BoardState } from '@aosai/api/domain/exams/liveBoard';

/** A student of a running exam; `id` is that of the place. */
export type BoardRow = Sent & { id: string; state: BoardState };

export interface BoardKnown {
  /** Where the list of exams stands: /web/edms/exam. */
  listHref: string;
  examId: string;
  /** What has to be typed before something is done for everybody; empty until it is read. */
  examTitle: string;
}

export const writes = ({ state }: BoardRow): boolean => state === 'writing' || state === 'away';
export const isOver = ({ state }: BoardRow): boolean => state === 'handedIn' || state === 'settled';
export const hasLate = (row: BoardRow): boolean => row.lateCopyCount > 0 && isOver(row);
