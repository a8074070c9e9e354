import type {
  PracticeState,
  PracticeTryDetail,
  PracticeTryRow,
  RoomQuestion,
  SubmittedCode,
} from '@aosai/api/contract/types';
import type { LineNote } from '@aosai/api/domain/teaching';
import type { Loaded } from '../../patterns/Load/Load.tsx';

/** A question of the unit with how far the student is. */
export interface StudentUnitQuestion {
  id: string;
  title: string;
  shown: RoomQuestion;
  state: PracticeState | null;
}

/** What a teacher says about a try. */
export interface TryMarking {
  /** Null where the automatic one stays. */
  percent: number | null;
  comment: string;
  lineNotes: LineNote[];
}

export interface StudentUnitProps {
  unit: Loaded<{ title: string; memberName: string; questions: readonly StudentUnitQuestion[] }>;
  /** The unit as everybody reads it. */
  unitHref: string;
  /** The question in view. */
  currentId: string | null;
  /** Its tries, newest first. */
  tries: Loaded<readonly PracticeTryRow[]>;
  /** The try in view, with its answer. */
  detail: Loaded<PracticeTryDetail>;
  /** Of a task: every program, newest first. */
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
