import type { ImportFormat } from '@aosai/api/questions/imports';
import { FILE_FORMATS } from './fileFormats.ts';
import type { FileFormat, PackageFormat } from './format.ts';
import { PACKAGE_FORMATS, TEST_FILES } from './packageFormats.ts';

type Format = PackageFormat | FileFormat;

const byName = <One extends Format>(formats: readonly One[]): ReadonlyMap<ImportFormat, One> =>
  new Map(formats.map((format) => [format.name, format]));

const PLAIN = byName(FILE_FORMATS);
/** Where a file format and a package format share a name, such as `qti`, an archive is read as the package. */
const ARCHIVED = byName<Format>([...FILE_FORMATS, ...PACKAGE_FORMATS, TEST_FILES]);

/** The format a person chose for a plain file, instead of the detected one; undefined if a plain file cannot be it. */
export const askedFile = (name: ImportFormat | undefined): FileFormat | undefined => name && PLAIN.get(name);
export const askedArchive = (name: ImportFormat | undefined): Format | undefined => name && ARCHIVED.get(name);

/** The formats a person may choose for a file. A Word or Excel document can only be read as itself. */
export function formatsFor(isArchive: boolean, found: ImportFormat | null): ImportFormat[] {
  if (found === 'docx' || found === 'xlsx') return [found];
  return [...(isArchive ? ARCHIVED : PLAIN).keys()];
}
