import type { ImportFormat } from '@aosai/api/domain/questions/imports';
import type { QuestionDraft } from './draft.ts';
import type { Folder } from './files/folder.ts';
import type { ItemReport } from './itemReport.ts';

/** One item before it is read: a list of 700 costs nothing until each is asked for. */
export interface ItemSource {
  /** Number, or path below the folder; empty for the folder itself. */
  key: string;
  /** @throws Refusal when the item cannot be imported */
  read(report: ItemReport): Promise<QuestionDraft>;
}

/** A kind of package. A new one is a file in `formats`, its tests, and its line in `packageFormats.ts`. */
export interface PackageFormat {
  name: ImportFormat;
  /** By content, never by extension. Reads no more than a manifest. */
  recognises(folder: Folder): Promise<boolean> | boolean;
  /** @throws Refusal when not even the items can be told apart */
  items(folder: Folder): AsyncIterable<ItemSource> | Iterable<ItemSource>;
}

/** A kind of single file, such as a paper in Word. */
export interface FileFormat {
  name: ImportFormat;
  items(bytes: Buffer): AsyncIterable<ItemSource> | Iterable<ItemSource>;
}

/** A package whose folder is one question. */
export const oneItem = (
  name: ImportFormat,
  recognises: PackageFormat['recognises'],
  read: (folder: Folder, report: ItemReport) => Promise<QuestionDraft>,
): PackageFormat => ({
  name,
  recognises,
  items: (folder) => [{ key: '', read: (report) => read(folder, report) }],
});
