import type { PROGRAMMING, QuestionType } from '@aosai/api/domain/questions/kinds';
import type { FormFailure } from '../../patterns/FormDialog/FormDialog.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import type { FileDropProps } from '../../primitives/FileDrop/FileDrop.tsx';
import type { PreviewQuestion } from '../QuestionBank/bankQuestion.ts';
import type { DraftOf, QuestionDraft } from '../QuestionBank/questionDraft.ts';
import type { QuestionForm } from './questionForm.ts';

/** An archive of test cases on its way, or why the last one was refused. */
export type CaseUpload = Pick<FileDropProps, 'progress' | 'error'>;

export interface QuestionEditorProps {
  type: QuestionType;
  /** The question as it is saved; null for a new one. */
  saved: Loaded<QuestionDraft | null>;
  /** Another one starts the form again: the id and version of what is edited. */
  documentKey: string;
  /** Papers, homework and chapters that have the question. */
  usedCount: number;
  /** Tags that the bank has. */
  tags: readonly string[];
  /** The address of the bank. */
  bankHref: string;
  /** The server's rendering of the last `draft`. */
  preview: Loaded<PreviewQuestion>;
  save: { pending: boolean; failure: FormFailure<QuestionForm> | null };
  upload: CaseUpload;
  on: {
    /** With every change: to be rendered for the preview. */
    draft: (draft: QuestionDraft) => void;
    /** Whether leaving the page loses something. */
    dirty: (isDirty: boolean) => void;
    save: (draft: QuestionDraft) => void;
    /** Back to the bank; what was not saved has been given up. */
    leave: () => void;
    retry: () => void;
    /** `question/unzipAndParse`: the cases of an archive, null when it could not be read. */
    unzip: (file: File) => Promise<DraftOf<typeof PROGRAMMING>['cases'] | null>;
  };
}
