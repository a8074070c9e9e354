import type { reopenFields } from '@aosai/api/exams/watchForms';
import type { returnFields } from '@aosai/api/homework/returnForm';
import type { FormOf } from '@aosai/api/kit/fields';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import type { ExamKind, ReviewState } from '@aosai/api/exams/teaching';
import type { HeldBy } from '@aosai/api/enrolment/heldBy';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { Marking } from './reviewDraft.ts';
import type { ReviewedAnswer, ReviewRow } from '@aosai/api/practice/memberQuestion.contract';

export interface ReviewFilter {
  kind: ExamKind;
  state: ReviewState;
  targetId: string | null;
  gradeId: string | null;
  questionId: string | null;
  /** Of the platform or of schools; empty for all, null where the reader has only their own. */
  heldBy: HeldBy | '' | null;
  /** First and last day of hand-in in Beijing, both included; empty for no limit. */
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
  /** Address of the office, which has the exam or homework being marked: /web/edms. */
  officeHref: string;
  filter: ReviewFilter;
  /** The one exam whose answers are marked, of which this page is a tab; null otherwise. */
  exam: ExamDetail | null;
  counts: Loaded<ReviewCounts>;
  queue: Loaded<ReviewQueue>;
  /** Id of the open answer; null opens the first one. */
  currentId: string | null;
  /** The open answer with all its details. */
  answer: Loaded<ReviewedAnswer>;
  /** Phrases this marker uses often. */
  quick: readonly string[];
  namesHidden: boolean;
  online: boolean;
  saving: boolean;
  /** Why saving failed. */
  error: string | null;
  /** The marker is leaving the page with unsaved markings. */
  isLeaving: boolean;
  now: number;
  on: {
    filter: (filter: Partial<ReviewFilter>) => void;
    go: (id: string) => void;
    more: () => void;
    retry: () => void;
    hideNames: (hidden: boolean) => void;
    /** Saves the marking. Resolves to whether that succeeded. */
    save: (marking: Marking) => Promise<boolean>;
    /** Lets the student answer this question of an exam again. Resolves to whether it succeeded. */
    reopen: (answer: ReviewedAnswer, form: FormOf<typeof reopenFields>) => Promise<boolean>;
    /** Returns a question of homework for some days. Resolves to whether it succeeded. */
    giveBack: (answer: ReviewedAnswer, form: FormOf<typeof returnFields>) => Promise<boolean>;
    /** Reports an error in the question of an answer; null where nobody reports. */
    reportError: ((answer: ReviewedAnswer) => void) | null;
    /** Whether there are unsaved markings. */
    dirty: (isDirty: boolean) => void;
    stay: () => void;
    leave: () => void;
  };
}
