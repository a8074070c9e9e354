import type { Bank } from '@aosai/api/domain/questions/bank';
import type { CheckedItem, ImportAction, ImportFormat } from '@aosai/api/domain/questions/imports';
import type { FileDropProps } from '../../primitives/FileDrop/FileDrop.tsx';
import type { ItemReport } from './importItems.ts';

/** A file as it was read. */
export interface CheckedFile {
  /** Another one starts the choice again. */
  token: string;
  fileName: string;
  /** What the file was recognised as; null for one that is none. */
  format: ImportFormat | null;
  /** What it can be read as. */
  formats: readonly ImportFormat[];
  items: readonly CheckedItem[];
  /** Test files that belong to no case. */
  unpaired: readonly string[];
}

export interface ImportRun {
  total: number;
  isDone: boolean;
  /** As far as it has come, in the order of the file. */
  items: readonly ItemReport[];
}

interface ImportForm {
  items: { no: number; action: ImportAction }[];
  bank: Bank;
  addTags: string[];
}

export interface QuestionImportProps {
  bankHref: string;
  /** The bank with what this import brought, alone. */
  importedHref: string;
  templateHref: string;
  /** Banks into which this person writes. */
  banks: readonly Bank[];
  upload: Pick<FileDropProps, 'progress' | 'error'>;
  checked: CheckedFile | null;
  run: ImportRun | null;
  act: { pending: boolean; error: string | null };
  on: {
    choose: (file: File) => void;
    /** The same file once more, as something else. */
    readAs: (format: ImportFormat) => void;
    cancel: () => void;
    start: (form: ImportForm) => void;
    /** From the beginning, with another file or the mended one. */
    again: () => void;
    /** The report as a sheet. */
    report: () => void;
  };
}
