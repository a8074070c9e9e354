import type { ImportFormat } from '@aosai/api/questions/imports';
import type { QuestionDraft } from './draft.ts';
import type { Folder } from './files/folder.ts';
import type { ItemReport } from './itemReport.ts';

/** An item that is not read yet, so that listing 700 items is cheap. */
export interface ItemSource {
  /** Number, or path below the folder; empty for the folder itself. */
  key: string;
  /** @throws Refusal when the item cannot be imported */
  read(report: ItemReport): Promise<QuestionDraft>;
}

type Items = AsyncIterable<ItemSource> | Iterable<ItemSource>;

/** Lists the items of a folder; throws Refusal if not even the items can be told apart. */
export type PackageReader = (folder: Folder) => Items;
/** Lists the items of a single file. */
export type FileReader = (bytes: Buffer) => Items;

/** A kind of package. A new one needs a reader in `formats` with tests, and a line in `packageFormats.ts`. */
export interface PackageFormat {
  name: ImportFormat;
  /** Decides by content, never by extension. Reads at most a manifest, and loads no reader. */
  recognises(folder: Folder): Promise<boolean> | boolean;
  reader(): Promise<PackageReader>;
}

/** A kind of single file, such as a paper in Word. A new one needs a line in `fileFormats.ts`. */
export interface FileFormat {
  name: ImportFormat;
  reader(): Promise<FileReader>;
}

/** Reads a package whose folder is one question. */
export const oneItem =
  (read: (folder: Folder, report: ItemReport) => Promise<QuestionDraft>): PackageReader =>
  (folder) => [{ key: '', read: (report) => read(folder, report) }];
