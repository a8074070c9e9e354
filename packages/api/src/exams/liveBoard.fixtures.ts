import { at, FIXTURE_NOW, idOf } from '../kit/ids.fixtures.ts';
import type { BoardRow } from './liveBoard.contract.ts';

/** Returns the row of a student who is writing, seen just now. */
export function aBoardRow(no: number, changes: Partial<BoardRow> = {}): BoardRow {
  return {
    enrollId: idOf('examEnroll', no),
    memberId: idOf('member', no),
    attemptId: idOf('attempt', no),
    name: `学生 ${no}`,
    no: `10${no}`,
    className: null,
    status: '1',
    answeredCount: 0,
    questionCount: 5,
    deadlineAt: at(60),
    lastSeenAt: FIXTURE_NOW,
    hiddenCount: 0,
    takeoverCount: 0,
    extraSec: 0,
    lateCopyCount: 0,
    cutOff: null,
    points: null,
    ...changes,
  };
}
