import { join } from 'node:path';
import type { ImportFormat } from '@aosai/api/questions/imports';
import type { CaseDraft, ObjectiveDraft, ProgrammingDraft } from '../draft.ts';
import type { ImportedItem } from '../importFile.ts';

/** Test data by its hash; its bytes are in the folder of its item, in a file named by the hash. */
export interface ThreadFile {
  sha256: string;
  bytes: number;
}

type HandedCase = Omit<CaseDraft, 'input' | 'expected'> & { input: ThreadFile; expected: ThreadFile };
export type ThreadTask = Omit<ProgrammingDraft, 'cases'> & { cases: HandedCase[] };
export type ThreadQuestion = ObjectiveDraft | ThreadTask;

/** An item of a file as it is passed between threads. */
export type ThreadItem = Omit<ImportedItem, 'question'> & {
  /** Position of the item in the file, from 1; the same each time the file is read. */
  no: number;
  question: ThreadQuestion | null;
};

export interface ReadOrder {
  path: string;
  /** The format, if a person chose it; otherwise the contents decide. */
  format?: ImportFormat | undefined;
  /** The positions to read, stopping after the last; without it, all. */
  only?: readonly number[];
  /** The folder for test data, written to `stagedAt` of its item before the item is handed over. */
  folder?: string;
  /** Where the thread caches compiled code; without it, it compiles everything each time. */
  codeFolder?: string;
  /** The most items that one file may have. */
  most: number;
  /** Tags added to those of every item. */
  addTags?: readonly string[];
}

/** The folder of an item's test data. Items share no files, so that one can be read while another is stored. */
export const stagedAt = (folder: string, no: number): string => join(folder, String(no));

export type ReadReply<Item> = { item: Item } | { isDone: true };
