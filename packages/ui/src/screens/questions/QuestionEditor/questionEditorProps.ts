import type { CheckState, QuestionStatus } from '@aosai/api/questions/bank';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { FormFailure } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { Upload } from '../../../patterns/UploadList/UploadList.tsx';
import type { FileDropProps } from '../../../primitives/FileDrop/FileDrop.tsx';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';
import type { PreviewQuestion } from '../QuestionBank/bankQuestion.ts';
import type { QuestionDraft } from '../QuestionBank/questionDraft.ts';
import type { EditedCase, EditedQuestion, QuestionHead } from './editedQuestion.ts';
import type { CheckReport } from './parts/CheckGrid.tsx';
import type { HistoryProps, QuestionHistory } from './parts/History.tsx';
import type { QuestionForm } from './questionForm.ts';

/** Progress of an upload of test cases, or why the last one was refused. */
export type CaseUpload = Pick<FileDropProps, 'progress' | 'error'>;

/** Result of an upload of test data. */
interface ReadCases {
  cases: EditedCase[];
  /** True for an archive, which replaces all cases; files only replace cases of the same name. */
  isAll: boolean;
}

export interface QuestionEditorProps {
  type: QuestionType;
  /** The question as saved; null for a new one. */
  saved: Loaded<EditedQuestion | null>;
  /** Id and version of the question; a different value resets the form. */
  documentKey: string;
  /**
   * State of the saved question: status, trial judging of its current content, and whether students have worked on
   * it. Without `mayWrite` it belongs to another owner and is read-only. Null for a new question.
   */
  standing: {
    status: QuestionStatus;
    check: CheckState;
    isUsed: boolean;
    mayWrite: boolean;
    /** Doubts of the import; saving confirms that somebody has checked them. */
    importNotes?: readonly string[];
  } | null;
  /** Number of papers, homework and chapters that use the question. */
  usedCount: number;
  /** Version number, from 1. */
  versionNo: number | null;
  /** Knowledge points to choose from. */
  points: readonly SelectOption[];
  /** Address of the bank. */
  bankHref: string;
  /** The server's rendering of the last `draft`. */
  preview: Loaded<PreviewQuestion>;
  save: {
    pending: boolean;
    failure: FormFailure<QuestionForm> | null;
    /** Somebody else has saved a newer version. */
    isOutdated: boolean;
  };
  /** Unsaved draft of an earlier visit, kept by this browser. */
  recovered: { savedAt: string; question: EditedQuestion } | null;
  /** Trial judging; null if not available. */
  check: { report: CheckReport | null; pending: boolean; error: string | null } | null;
  /** The user is leaving the page, and is asked whether to discard the changes. */
  isLeaving: boolean;
  /** Earlier versions, loaded on request; null for a new question. */
  history: QuestionHistory | null;
  /** Null if archives cannot be read. */
  upload: CaseUpload | null;
  /** Upload of the solution's video, or why it failed. */
  video: Upload | undefined;
  on: {
    /** Called with every change, to render the preview and keep the draft in this browser. */
    draft: (draft: QuestionDraft, head: QuestionHead) => void;
    /** Whether there are unsaved changes. */
    dirty: (isDirty: boolean) => void;
    /** Saves the question; `over` also overwrites a newer version of somebody else. */
    save: (draft: QuestionDraft, head: QuestionHead, over: boolean) => void;
    /** Corrects the key of the version in use; the content that students saw must not change. */
    fixKey: (draft: QuestionDraft, head: QuestionHead, reason: string) => void;
    /** Discards the form and loads the saved question. */
    reload: () => void;
    /** Called when the recovered draft has been loaded into the form. */
    restore: () => void;
    discard: () => void;
    check: () => void;
    /** Stores a picture and returns its address; null if it failed. */
    picture: (file: File) => Promise<string | null>;
    /** Leaves to the bank or to the requested page, discarding changes. */
    leave: () => void;
    /** Stays on the page. */
    stay: () => void;
    retry: () => void;
    history: Pick<HistoryProps['on'], 'open' | 'close' | 'read' | 'retry'>;
    /** `arrived` is called with the name of the uploaded file. */
    video: { choose: (file: File, arrived: (fileName: string) => void) => void; cancel: () => void; retry: () => void };
    /** Reads test cases from files, given the question's current cases; null if they could not be read. */
    readCases: (files: readonly File[], cases: readonly EditedCase[]) => Promise<ReadCases | null>;
    /** Returns the start of stored test data; null if not available. */
    peek: (sha: string) => Promise<string | null>;
    /** Downloads stored test data as a file. */
    download: (sha: string) => void;
  };
}
