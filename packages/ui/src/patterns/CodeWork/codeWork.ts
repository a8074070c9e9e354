import type { CompileMarker } from '@aosai/editor/surface';
import type { ComponentType } from 'react';
import type { ExplainedMessageProps } from '../ExplainedMessage/ExplainedMessage.tsx';
import type { Answer } from '@aosai/api/questions/answers';
import type { Explanation } from '@aosai/api/judging/explain/explanation';
import type { LanguageId } from '@aosai/api/judging/languages';
import type { EditorConfig, EditorConfigChange } from '@aosai/editor/config';
import type { EditorMode } from '@aosai/editor/loadSurface';
import type { Loaded } from '../Load/Load.tsx';
import type { RunInput } from './trialInput.ts';
import type { SubmissionView, SubmittedCode } from '@aosai/api/judging/submissionViews.contract';

export interface RunWish {
  questionId: string;
  language: LanguageId;
  code: string;
  input: RunInput;
}

/** The trial run between the click and the judge's first response. */
export type TrialState =
  | { kind: 'idle' }
  | { kind: 'sending'; questionId: string }
  /** Refused, with a Chinese sentence that says what to do: judge unavailable, too many runs, offline. */
  | { kind: 'refused'; questionId: string; message: string };

/** A program to run step by step. */
export interface StepperProps {
  language: LanguageId;
  source: string;
  input: string;
  onClose: () => void;
}

/** Help for beginners. Pages that offer it pass it, so that others do not load its rules. */
export interface CodeHelp {
  /** A message of the compiler or of a failed program in plain Chinese. */
  Message: ComponentType<ExplainedMessageProps>;
  /** Marks signs that no program may have, while one types. */
  markersOf: (language: LanguageId, code: string) => readonly CompileMarker[];
  /** The first error of a message that the rules know; null if none is sure. Loads the rules. */
  explain: (language: LanguageId, message: string, source: string) => Promise<Explanation | null>;
  /** Runs a program step by step, Python in the page and C++ on the judge; absent where it may not. */
  Stepper?: ComponentType<StepperProps>;
}

/** State of runs and submissions, in an exam or in practice. */
export interface CodeWork {
  /** Trial runs and scored submissions, in any order. */
  submissions: readonly SubmissionView[];
  trial: TrialState;
  /** Questions with a submission on its way to the judge. */
  submittingIds: readonly string[];
  online: boolean;
  /** Submissions are judged immediately. */
  scored: boolean;
  /** Total number of submissions, when `submissions` has only the newest. */
  submitCount?: number;
  /** Null where the compiler's own words stay, as in exams. */
  help: CodeHelp | null;
  /** Explains which program is judged after the language was changed. */
  switchNote: string;
}

/** The editor on this device, and the programs submitted. */
export interface CodeTools {
  /** The editor this device can run. */
  editorMode: EditorMode;
  editor: EditorConfig;
  /** Programs submitted for the question last passed to `openPrograms`. */
  programs: Loaded<readonly SubmittedCode[]>;
}

export interface CodeDoings {
  answer: (questionId: string, answer: Answer | null) => void;
  run: (wish: RunWish) => void;
  /**
   * Submits for a score. `shown` is the program on screen: of starting code that nobody changed, `answer` passes it on
   * in the same moment, before its receiver can read it back.
   */
  submit: (questionId: string, shown?: Answer) => void;
  /** Fetches the programs of all submissions of the question. */
  openPrograms: (questionId: string) => void;
  /** Changes editor theme, font size or panel layout. */
  configure: (change: EditorConfigChange) => void;
  /** Reports the length in characters of a paste into the editor. */
  pasted: (questionId: string, lengthChars: number) => void;
  /** Reports that the full editor failed to load, for logging. */
  editorFailed: (error: unknown) => void;
}
