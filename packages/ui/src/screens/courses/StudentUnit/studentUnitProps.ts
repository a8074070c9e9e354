import type { LineNote } from '@aosai/api/exams/teaching';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { PracticeState, PracticeTryDetail, PracticeTryRow } from '@aosai/api/practice/practiceViews.contract';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

/** A question of the unit, with the student's state. */
export interface StudentUnitQuestion {
  id: string;
  title: string;
  shown: RoomQuestion;
  state: PracticeState | null;
}

/** A teacher's review of a try. */
export interface TryMarking {
  /** Null keeps the automatic result. */
  percent: number | null;
  comment: string;
  lineNotes: LineNote[];
}

export interface StudentUnitProps {
  unit: Loaded<{ title: string; memberName: string; questions: readonly StudentUnitQuestion[] }>;
  /** Address of the unit's public page. */
  unitHref: string;
  /** Id of the open question. */
  currentId: string | null;
  /** Tries of the open question, newest first. */
  tries: Loaded<readonly PracticeTryRow[]>;
  /** The open try with its answer. */
  detail: Loaded<PracticeTryDetail>;
  /** For a task: every program, newest first. */
  programs: Loaded<readonly SubmittedCode[]>;
  saving: { pending: boolean; error: string | null };
  online: boolean;
  now: number;
  on: {
    question: (id: string) => void;
    pick: (tryId: string) => void;
    review: (marking: TryMarking) => void;
    retry: () => void;
  };
}
