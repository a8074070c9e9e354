import type { CaseDraft, ObjectiveDraft, ProgrammingDraft } from '../draft.ts';
import type { ImportedItem } from '../importFile.ts';

/** Test data by what it is; its bytes lie in the order's folder under this hash. */
export interface HandedFile {
  sha256: string;
  bytes: number;
}

type HandedCase = Omit<CaseDraft, 'input' | 'expected'> & { input: HandedFile; expected: HandedFile };
export type HandedTask = Omit<ProgrammingDraft, 'cases'> & { cases: HandedCase[] };
export type HandedQuestion = ObjectiveDraft | HandedTask;

/** An item of a file as it goes from one thread to the other. */
export type HandedItem = Omit<ImportedItem, 'question'> & {
  /** Its place in the file, from 1: the same file has the same places each time. */
  no: number;
  question: HandedQuestion | null;
};

export interface ReadOrder {
  path: string;
  /** Only these, and nothing behind the last of them; all without it. */
  only?: readonly number[];
  /** Where test data is laid down, each file under its hash, before its item is handed over. */
  folder?: string;
  /** Items that one file may bring. */
  most: number;
}

export type ReadReply = { item: HandedItem } | { isDone: true };
