import type { LanguageId } from '@aosai/api/judging/languages';
import type { Stage } from '@aosai/api/questions/bank';
import type {
  ChoiceSource,
  FillSource,
  GroupSource,
  ProgrammingSource,
  TaskTemplate,
  TrueFalseSource,
} from '@aosai/api/questions/source';

/**
 * One file of test data, named by the hash of its content and read again when it is stored. BOM and CR before LF are
 * removed.
 */
export interface DataFile {
  /** Lower-case hex of the SHA-256 of its UTF-8 bytes. */
  sha256: string;
  bytes: number;
  text(): Promise<string>;
}

export interface CaseDraft {
  id: string;
  input: DataFile;
  expected: DataFile;
  sample: boolean;
  subtaskId?: string;
  /** Hash of input and answer together; `dataHash` combines these. */
  sha256: string;
}

/** A program that came with the task. `expect`: the verdicts it may get. */
export interface SolutionDraft {
  name: string;
  language: LanguageId;
  code: string;
  expect: string[];
}

/** A picture in a text, which names it `![…](NAME)`. Still the bytes of the file: storing it must re-encode it. */
export interface ImageDraft {
  name: string;
  type: 'png' | 'jpg' | 'gif' | 'webp' | 'bmp' | 'svg';
  bytes: Uint8Array;
}

/** A question without an answer has an empty or null key, and a note says so. */
interface DraftExtras {
  /** Points in hundredths; null where the file gives none. */
  points: number | null;
  /** The examination the question is meant for, if the file says so. */
  stage?: Stage;
  images: ImageDraft[];
}

export type ProgrammingDraft = Omit<ProgrammingSource, 'key' | 'cases' | 'templates'> &
  DraftExtras & {
    cases: CaseDraft[];
    solutions: SolutionDraft[];
    templates: Partial<Record<LanguageId, TaskTemplate>>;
  };

export type ObjectiveDraft = (
  | Omit<ChoiceSource, 'key'>
  | Omit<TrueFalseSource, 'key'>
  | Omit<FillSource, 'key'>
  | Omit<GroupSource, 'key'>
) &
  DraftExtras & { title: string };

/** A question as read from a file: an author's `QuestionSource`, with test data by hash and its pictures. */
export type QuestionDraft = ProgrammingDraft | ObjectiveDraft;
