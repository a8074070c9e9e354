import { MEBIBYTE } from './constants.ts';

/** What a programming question may bring. Samples are shown on the page, so they are short. */
export const TEST_DATA_LIMITS = {
  cases: 1000,
  fileBytes: 64 * MEBIBYTE,
  questionBytes: 1024 * MEBIBYTE,
  sampleBytes: 256 * 1024,
} as const;

interface CaseHead {
  id: string;
  /** What authors call it; its id unless told otherwise. */
  name?: string | undefined;
  sample: boolean;
  subtaskId?: string | undefined;
}

/** A case whose texts are there. */
export interface WrittenCase extends CaseHead {
  input: string;
  expected: string;
}

/** A case whose data the server holds already: two files by the lower-case hex SHA-256 of their bytes. */
export interface NamedCase extends CaseHead {
  inSha: string;
  inBytes: number;
  outSha: string;
  outBytes: number;
}

/** A case as a version keeps it: its data by hash, and of a sample the texts as well. */
export type KeptCase = Omit<NamedCase, 'name' | 'sample'> & { name: string } & (
    | { sample: true; input: string; expected: string }
    | { sample: false }
  );

export const isNamedCase = (one: WrittenCase | NamedCase | KeptCase): one is NamedCase | KeptCase => 'inSha' in one;
