import { join } from 'node:path';
import type { ImportFormat } from '@aosai/api/domain/questions/imports';
import type { CaseDraft, ObjectiveDraft, ProgrammingDraft } from '../draft.ts';
import type { ImportedItem } from '../importFile.ts';

/** Test data by what it is; its bytes lie in the folder of its item under this hash. */
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
  /** What it is, where its contents do not decide. */
  format?: ImportFormat | undefined;
  /** Only these, and nothing behind the last of them; all without it. */
  only?: readonly number[];
  /** Where test data is laid down on the disk, in `stagedAt` of its item, before that is handed over. */
  folder?: string;
  /** Where the thread keeps its compiled code; without it, it compiles all of it each time. */
  codeFolder?: string;
  /** Items that one file may bring. */
  most: number;
  /** Labels that every item gets besides its own. */
  addTags?: readonly string[];
}

/** Where the test data of an item lies: items share no files, so that one is read while another is stored. */
export const stagedAt = (folder: string, no: number): string => join(folder, String(no));

export type ReadReply<Item> = { item: Item } | { isDone: true };
