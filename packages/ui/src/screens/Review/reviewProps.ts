import type { ReviewedAnswer, ReviewRow } from '@aosai/api/contract/types';
import type { reopenFields } from '@aosai/api/domain/exams/watchForms';
import type { returnFields } from '@aosai/api/domain/homework/returnForm';
import type { FormOf } from '@aosai/api/domain/forms/fields';
import type { ExamKind, ReviewState } from '@aosai/api/domain/teaching';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import type { Marking } from './reviewDraft.ts';

export interface ReviewFilter {
  kind: ExamKind;
  state: ReviewState;
  targetId: string | null;
  gradeId: string | null;
  questionId: string | null;
  /** Days in Beijing on which it was handed in, both included; empty for no end. */
  from: string;
  to: string;
}

interface Waiting {
  id: string;
  title: string;
  open: number;
}

export interface ReviewCounts {
  open: number;
  targets: readonly Waiting[];
  grades: readonly Waiting[];
  questions: readonly Waiting[];
}

export interface ReviewQueue {
  rows: readonly ReviewRow[];
  hasMore: boolean;
}

export interface ReviewProps {
  filter: ReviewFilter;
  counts: Loaded<ReviewCounts>;
  queue: Loaded<ReviewQueue>;
  /** The answer that is open; the first one when null. */
  currentId: string | null;
  /** The open answer with all that belongs to it. */
  answer: Loaded<ReviewedAnswer>;
  /** Words that this marker uses often. */
  quick: readonly string[];
  namesHidden: boolean;
  online: boolean;
  saving: boolean;
  /** Why saving failed. */
  error: string | null;
  /** Someone wants to leave while something is not saved. */
  isLeaving: boolean;
  now: number;
  on: {
    filter: (filter: Partial<ReviewFilter>) => void;
    go: (id: string) => void;
    more: () => void;
    retry: () => void;
    hideNames: (hidden: boolean) => void;
    /** Resolves to whether it was done. */
    save: (marking: Marking) => Promise<boolean>;
    /** Lets the student answer this question again; only of exams. Resolves to whether it was done. */
    reopen: (answer: ReviewedAnswer, form: FormOf<typeof reopenFields>) => Promise<boolean>;
    /** The same of homework, which goes back for some days. */
    giveBack: (answer: ReviewedAnswer, form: FormOf<typeof returnFields>) => Promise<boolean>;
    /** Whether something is written that is not saved. */
    dirty: (isDirty: boolean) => void;
    stay: () => void;
    leave: () => void;
  };
}
