import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import type { BoardState } from '@aosai/api/exams/liveBoard';
import type { BoardRow as Sent, LiveBoard } from '@aosai/api/exams/liveBoard.contract';

/** A student of a running exam; `id` is that of the enrolment. */
export type BoardRow = Sent & {
  id: string;
  state: BoardState;
  /** Time until the attempt is handed in; null for students who are not writing. */
  leftMs: number | null;
};

export interface BoardKnown {
  /** Address of the list of exams: /web/edms/exam. */
  listHref: string;
  examId: string;
  /** Has to be typed to confirm an action on everybody; empty until it is loaded. */
  examTitle: string;
  /** The exam's time is over; reopened attempts may still be running. */
  isEnded: boolean;
  /** The exam, once it is loaded. */
  exam: ExamDetail | undefined;
  /** Number of students by state, regardless of the filter; null until loaded. */
  counts: Readonly<Record<BoardState, number>> | null;
  /** Notices sent to the room, newest first. */
  notices: LiveBoard['notices'];
}

/** Whether anybody is in the room or may still come. */
export const goesOn = ({ isEnded, counts }: BoardKnown): boolean =>
  !isEnded || (counts !== null && counts.writing + counts.away > 0);
export const writes = ({ state }: BoardRow): boolean => state === 'writing' || state === 'away';
export const isOver = ({ state }: BoardRow): boolean => state === 'handedIn' || state === 'settled';
export const hasLate = (row: BoardRow): boolean => row.lateCopyCount > 0 && isOver(row);
