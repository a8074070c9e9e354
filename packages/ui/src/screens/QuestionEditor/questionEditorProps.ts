import type { CheckState, QuestionStatus } from '@aosai/api/domain/questions/bank';
import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import type { FormFailure } from '../../patterns/FormDialog/FormDialog.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import type { Upload } from '../../patterns/UploadList/UploadList.tsx';
import type { FileDropProps } from '../../primitives/FileDrop/FileDrop.tsx';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import type { PreviewQuestion } from '../QuestionBank/bankQuestion.ts';
import type { QuestionDraft } from '../QuestionBank/questionDraft.ts';
import type { EditedCase, EditedQuestion, QuestionHead } from './editedQuestion.ts';
import type { CheckReport } from './parts/CheckGrid.tsx';
import type { HistoryProps, QuestionHistory } from './parts/History.tsx';
import type { QuestionForm } from './questionForm.ts';

/** An archive of test cases on its way, or why the last one was refused. */
export type CaseUpload = Pick<FileDropProps, 'progress' | 'error'>;

/** What an upload of test data brought. */
interface ReadCases {
  cases: EditedCase[];
  /** An archive: its cases take the place of all that were there. Files take that of the cases of their names. */
  isAll: boolean;
}

export interface QuestionEditorProps {
  type: QuestionType;
  /** The question as it is saved; null for a new one. */
  saved: Loaded<EditedQuestion | null>;
  /** Another one starts the form again: the id and version of what is edited. */
  documentKey: string;
  /**
   * Of the saved question: its state, what trial judging says of it as it is now, and whether someone has worked on
   * it. Without `mayWrite` it is another's, and is read. Null for a new one.
   */
  standing: {
    status: QuestionStatus;
    check: CheckState;
    isUsed: boolean;
    mayWrite: boolean;
    /** What its import was not sure of: saving says that somebody has looked. */
    importNotes?: readonly string[];
  } | null;
  /** Papers, homework and chapters that have the question. */
  usedCount: number;
  /** Which version it is, counted from 1. */
  versionNo: number | null;
  /** Knowledge points to choose from. */
  points: readonly SelectOption[];
  /** The address of the bank. */
  bankHref: string;
  /** The server's rendering of the last `draft`. */
  preview: Loaded<PreviewQuestion>;
  save: {
    pending: boolean;
    failure: FormFailure<QuestionForm> | null;
    /** Someone else has saved it meanwhile. */
    isOutdated: boolean;
  };
  /** What this browser kept of a visit that ended without saving. */
  recovered: { savedAt: string; question: EditedQuestion } | null;
  /** Trial judging; null where it cannot be had. */
  check: { report: CheckReport | null; pending: boolean; error: string | null } | null;
  /** Someone is on the way to another page: the question whether to lose the changes is open. */
  isLeaving: boolean;
  /** Earlier versions, read when they are asked for; null for a new question. */
  history: QuestionHistory | null;
  /** Null where archives cannot be read. */
  upload: CaseUpload | null;
  /** The video of the solution on its way, or why it did not arrive. */
  video: Upload | undefined;
  on: {
    /** With every change: to be rendered for the preview, and kept in this browser. */
    draft: (draft: QuestionDraft, head: QuestionHead) => void;
    /** Whether leaving the page loses something. */
    dirty: (isDirty: boolean) => void;
    /** `over`: also over what someone else has saved. */
    save: (draft: QuestionDraft, head: QuestionHead, over: boolean) => void;
    /** Mends the key of the version in use, in place; what students saw of it must be the same. */
    fixKey: (draft: QuestionDraft, head: QuestionHead, reason: string) => void;
    /** Gives up what is here for what has been saved. */
    reload: () => void;
    /** What was recovered is in the form again. */
    restore: () => void;
    discard: () => void;
    check: () => void;
    /** Stores a picture: its address, null when it failed. */
    picture: (file: File) => Promise<string | null>;
    /** To the bank, or where someone was on the way; what was not saved has been given up. */
    leave: () => void;
    /** Goes on with the question after all. */
    stay: () => void;
    retry: () => void;
    history: Pick<HistoryProps['on'], 'open' | 'close' | 'read' | 'retry'>;
    /** The cases of these files, beside those that the question has; null when they could not be read. */
    /** `arrived` gets the name of the file once it is up. */
    video: { choose: (file: File, arrived: (fileName: string) => void) => void; cancel: () => void; retry: () => void };
    readCases: (files: readonly File[], cases: readonly EditedCase[]) => Promise<ReadCases | null>;
    /** The beginning of test data that the server holds; null where it cannot be had. */
    peek: (sha: string) => Promise<string | null>;
    /** Saves such data as a file. */
    download: (sha: string) => void;
  };
}
