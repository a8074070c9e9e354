import type { ImportFormat } from '@aosai/api/domain/questions/imports';
import { FILE_FORMATS } from './fileFormats.ts';
import type { FileFormat, PackageFormat } from './format.ts';
import { PACKAGE_FORMATS, TEST_FILES } from './packageFormats.ts';

type Format = PackageFormat | FileFormat;

const byName = <One extends Format>(formats: readonly One[]): ReadonlyMap<ImportFormat, One> =>
  new Map(formats.map((format) => [format.name, format]));

const PLAIN = byName(FILE_FORMATS);
/** Of two of one name, such as QTI's, an archive is the package. */
const ARCHIVED = byName<Format>([...FILE_FORMATS, ...PACKAGE_FORMATS, TEST_FILES]);

/** What someone says that a file is, in place of what its contents say; undefined for what it can never be. */
export const askedFile = (name: ImportFormat | undefined): FileFormat | undefined => name && PLAIN.get(name);
export const askedArchive = (name: ImportFormat | undefined): Format | undefined => name && ARCHIVED.get(name);

/** What a file may be read as. A document of an office program is nothing else. */
export function formatsFor(isArchive: boolean, found: ImportFormat | null): ImportFormat[] {
  if (found === 'docx' || found === 'xlsx') return [found];
  return [...(isArchive ? ARCHIVED : PLAIN).keys()];
}
