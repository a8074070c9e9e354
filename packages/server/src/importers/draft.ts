import type { LanguageId } from '@aosai/api/domain/languages';
import type { Stage } from '@aosai/api/domain/questions/bank';
import type {
  ChoiceSource,
  FillSource,
  GroupSource,
  ProgrammingSource,
  TaskTemplate,
  TrueFalseSource,
} from '@aosai/api/domain/questions/source';

/** One file of test data: named by its content, read again when it is stored. Without BOM and CR before LF. */
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
  /** Names input and answer together; `dataHash` is made of these. */
  sha256: string;
}

/** A program that came with the task. `expect`: the verdicts it may get. */
export interface SolutionDraft {
  name: string;
  language: LanguageId;
  code: string;
  expect: string[];
}

/** A picture of a text, as `![…](NAME)` names it there. Not yet drawn again: anyone who stores it does that. */
export interface ImageDraft {
  name: string;
  type: 'png' | 'jpg' | 'gif' | 'webp' | 'bmp' | 'svg';
  bytes: Uint8Array;
}

/** Of what has no answer the key is empty, or null, and a note says so. */
interface DraftExtras {
  /** In hundredths; null where the file gives none. */
  points: number | null;
  /** The examination that it is made for, where the file says so. */
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

/** A question as a file brings it: what an author writes (`QuestionSource`), with test data by hash and its pictures. */
export type QuestionDraft = ProgrammingDraft | ObjectiveDraft;
