import type { ReactNode } from 'react';
import type { Bank, QuestionStatus } from '@aosai/api/questions/bank';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { PickerBank } from '../../../patterns/QuestionPicker/QuestionPicker.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { PaperFile } from '@aosai/api/papers/paperRules';
import type { PaperTemplate } from '@aosai/api/questions/paperTemplates';
import type { TaughtLanguage } from '@aosai/api/questions/pointId';
import type { PaperQuestion, PaperSection } from './paper.ts';

/** The paper as loaded into the editor. */
export interface EditedPaper {
  id: string;
  title: string;
  status: QuestionStatus;
  durationMin: number;
  /** A student has begun the paper, so it can no longer change. */
  isFrozen: boolean;
  /** False for a paper of another owner, which can only be read and copied. */
  mayWrite: boolean;
  /** The blueprint of the paper; null without one. */
  template: PaperTemplate | null;
  sections: PaperSection[];
}

/** Result of a draw for one section of the blueprint. */
export interface DrawnSlot {
  name: string;
  type: QuestionType;
  /** Points of each question, in hundredths; null if they differ. */
  pointsEach: number | null;
  questions: PaperQuestion[];
  /** Number of questions that the bank lacks. */
  missing: number;
  /** Number of suitable questions passed over because they are too alike to a drawn one. */
  alike: number;
}

export interface DrawRules {
  /** Excludes questions of other languages; null where the exam has one language. */
  language: TaughtLanguage | null;
  /** Excludes questions that students can see outside of exams. */
  excludeOpen: boolean;
  /** Excludes questions used in a paper within this number of days; null for no limit. */
  unusedDays: number | null;
  /** Draws at most one of near duplicates. */
  distinct: boolean;
}

export interface PaperEditorProps {
  paper: Loaded<EditedPaper>;
  /** Id and version of the paper; a different value resets the form. */
  documentKey: string;
  listHref: string;
  printHref: string;
  /** The bank to choose questions from. */
  bank: PickerBank;
  /** The banks this person may edit. */
  own: readonly Bank[];
  /** Acts on the paper as a whole. */
  acts?: ReactNode;
  save: { pending: boolean; error: string | null };
  /** The user is leaving the page with unsaved changes. */
  isLeaving: boolean;
  on: {
    retry: () => void;
    dirty: (isDirty: boolean) => void;
    /** Answers `isLeaving`: `leave` discards the changes, `stay` keeps them. */
    leave: () => void;
    stay: () => void;
    /** Saves; `isFinished` also lets exams and homework use the paper. */
    save: (sections: readonly PaperSection[], isFinished: boolean) => void;
    copy: () => void;
    /** Reports an error in a question; null where nobody reports. */
    reportError: ((question: PaperQuestion) => void) | null;
    /** Exports the paper with its key, as last saved. */
    take: (as: PaperFile) => void;
    /** `question/queryRandomList` with the paper's template; null if it failed, which the app reports. */
    draw: (rules: DrawRules) => Promise<DrawnSlot[] | null>;
    /** Finds a question for the same place that is neither among `taken` nor a near duplicate of them; null if none. */
    swap: (question: PaperQuestion, taken: readonly string[]) => Promise<PaperQuestion | null>;
  };
}
