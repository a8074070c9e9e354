import type { SubmissionView, SubmittedCode } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import type { LanguageId } from '@aosai/api/domain/languages';
import type { EditorConfig, EditorConfigChange } from '@aosai/editor/config';
import type { EditorMode } from '@aosai/editor/loadSurface';
import type { Loaded } from '../Load/Load.tsx';
import type { RunInput } from './trialInput.ts';

export interface RunWish {
  questionId: string;
  language: LanguageId;
  code: string;
  input: RunInput;
}

/** The trial run between the click and the first word of the judge. */
export type TrialState =
  | { kind: 'idle' }
  | { kind: 'sending'; questionId: string }
  /** Refused, in a Chinese sentence that says what to do: judge unavailable, too many runs, offline. */
  | { kind: 'refused'; questionId: string; message: string };

/** What has come of code so far, in an exam or in practice. */
export interface CodeWork {
  /** Trial runs and scored submissions, in any order. */
  submissions: readonly SubmissionView[];
  trial: TrialState;
  /** Questions whose scored submit is on its way to the judge. */
  submittingIds: readonly string[];
  online: boolean;
  /** Submitting is judged at once. */
  scored: boolean;
  /** How many were handed in, where `submissions` has only the newest of them. */
  submitCount?: number;
  /** What is judged after a change of the language. */
  switchNote: string;
}

/** The editor on this device, and the programs that were submitted. */
export interface CodeTools {
  /** Which editor this device can run. */
  editorMode: EditorMode;
  editor: EditorConfig;
  /** What was submitted for the question whose programs were asked for. */
  programs: Loaded<readonly SubmittedCode[]>;
}

export interface CodeDoings {
  answer: (questionId: string, answer: Answer | null) => void;
  run: (wish: RunWish) => void;
  /** Scored submit of the code that `answer` has handed over. */
  submit: (questionId: string) => void;
  /** Fetch the programs of all submissions of this question. */
  openPrograms: (questionId: string) => void;
  /** Editor theme, font size or panel layout. */
  configure: (change: EditorConfigChange) => void;
  /** Length in characters of what was pasted into the editor. */
  pasted: (questionId: string, lengthChars: number) => void;
  /** The full editor could not be loaded; for logging. */
  editorFailed: (error: unknown) => void;
}
