import type { Bank } from '@aosai/api/questions/bank';
import type { CheckedItem, ImportAction, ImportFormat } from '@aosai/api/questions/imports';
import type { FileDropProps } from '../../../primitives/FileDrop/FileDrop.tsx';
import type { ItemReport } from './importItems.ts';

/** A parsed file. */
export interface CheckedFile {
  /** Identifies the file; a different value resets the choices. */
  token: string;
  fileName: string;
  /** The detected format; null if none fits. */
  format: ImportFormat | null;
  /** Formats that the file can be read as. */
  formats: readonly ImportFormat[];
  items: readonly CheckedItem[];
  /** Test files that belong to no case. */
  unpaired: readonly string[];
}

export interface ImportRun {
  total: number;
  isDone: boolean;
  /** Results so far, in the order of the file. */
  items: readonly ItemReport[];
}

interface ImportForm {
  items: { no: number; action: ImportAction }[];
  bank: Bank;
  addTags: string[];
}

export interface QuestionImportProps {
  bankHref: string;
  /** Address of the bank, filtered by this import. */
  importedHref: string;
  templateHref: string;
  /** Banks this person may write to. */
  banks: readonly Bank[];
  upload: Pick<FileDropProps, 'progress' | 'error'>;
  checked: CheckedFile | null;
  run: ImportRun | null;
  act: { pending: boolean; error: string | null };
  on: {
    choose: (file: File) => void;
    /** Parses the same file in another format. */
    readAs: (format: ImportFormat) => void;
    cancel: () => void;
    start: (form: ImportForm) => void;
    /** Starts again with another or corrected file. */
    again: () => void;
    /** Downloads the report as a spreadsheet. */
    report: () => void;
  };
}
