import type { Folder } from './files/folder.ts';
import type { FileFormat } from './format.ts';
import { xlsx } from './formats/sheet/sheet.ts';

/** An archive that is a document of an office program. */
export const officeFormat = (root: Folder): FileFormat | null => (root.has('xl/workbook.xml') ? xlsx : null);
