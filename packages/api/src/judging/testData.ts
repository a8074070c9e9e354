import { MEBIBYTE } from '../kit/constants.ts';

/** Limits of a task's test data. Samples are shown on the page, so they must be short. */
export const TEST_DATA_LIMITS = {
  cases: 1000,
  fileBytes: 64 * MEBIBYTE,
  questionBytes: 1024 * MEBIBYTE,
  sampleBytes: 256 * 1024,
} as const;

interface CaseHead {
  id: string;
  /** Name for authors. Default: the id. */
  name?: string | undefined;
  sample: boolean;
  subtaskId?: string | undefined;
}

/** A case with its texts. */
export interface WrittenCase extends CaseHead {
  input: string;
  expected: string;
}

/** A case whose data is on the server: two files by the lower-case hex SHA-256 of their bytes. */
export interface NamedCase extends CaseHead {
  inSha: string;
  inBytes: number;
  outSha: string;
  outBytes: number;
}

/** A case as stored with a version: its data by hash; samples also with their texts. */
export type KeptCase = Omit<NamedCase, 'name' | 'sample'> & { name: string } & (
    | { sample: true; input: string; expected: string }
    | { sample: false }
  );

/** Whether a case names its data by hash. */
export const isNamedCase = (one: WrittenCase | NamedCase | KeptCase): one is NamedCase | KeptCase => 'inSha' in one;
