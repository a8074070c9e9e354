import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import type { ReactNode } from 'react';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import type { QuestionQuery } from '../../patterns/QuestionPicker/QuestionPicker.tsx';
import type { Loaded, PageOf } from '../../patterns/Load/Load.tsx';
import type { PaperFile } from '@aosai/api/domain/papers/paperRules';
import type { PaperTemplate } from '@aosai/api/domain/papers/templates';
import type { PaperQuestion, PaperSection } from './paper.ts';

/** A paper as its editor begins with it. */
export interface EditedPaper {
  id: string;
  title: string;
  status: string;
  durationMin: number;
  /** Someone has begun it: nothing changes any more. */
  isFrozen: boolean;
  /** False for what another lends: it is read and copied. */
  mayWrite: boolean;
  /** The blueprint that it follows; null for one that follows none. */
  template: PaperTemplate | null;
  sections: PaperSection[];
}

/** What a blueprint has brought for one of its slots. */
export interface DrawnSlot {
  name: string;
  type: QuestionType;
  /** What each of its questions counts, in hundredths; null where they differ. */
  pointsEach: number | null;
  questions: PaperQuestion[];
  /** Questions that the bank does not have. */
  missing: number;
}

export interface DrawRules {
  /** None that students meet outside of exams. */
  excludeOpen: boolean;
  /** None that a paper of the last days has; null for any. */
  unusedDays: number | null;
}

export interface PaperEditorProps {
  paper: Loaded<EditedPaper>;
  /** Another one starts the form again: id and version. */
  documentKey: string;
  listHref: string;
  printHref: string;
  /** Available questions, as the last `find` asked. */
  found: Loaded<PageOf<PaperQuestion>>;
  /** Knowledge points by which questions are looked for. */
  points: readonly SelectOption[];
  /** Where questions come from when the bank has none. */
  emptyHint: ReactNode;
  save: { pending: boolean; error: string | null };
  /** Someone wants to leave the page with changes that are not saved. */
  isLeaving: boolean;
  on: {
    retry: () => void;
    dirty: (isDirty: boolean) => void;
    /** The answers to `isLeaving`. */
    leave: () => void;
    stay: () => void;
    save: (sections: readonly PaperSection[]) => void;
    copy: () => void;
    /** The paper with its keys, as it was last saved. */
    take: (as: PaperFile) => void;
    find: (asked: QuestionQuery) => void;
    /** `question/queryRandomList` by the paper's template; null when it failed, which the app has told. */
    draw: (rules: DrawRules) => Promise<DrawnSlot[] | null>;
    /** One more like this, none of those that are taken; null when there is none. */
    swap: (question: PaperQuestion, taken: readonly string[]) => Promise<PaperQuestion | null>;
  };
}
