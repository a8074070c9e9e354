import type { Folder } from './files/folder.ts';
import type { FileFormat } from './format.ts';
import { docx } from './formats/paper/docx.ts';
import { xlsx } from './formats/sheet/sheet.ts';

/** An archive that is a document of an office program. */
export function officeFormat(root: Folder): FileFormat | null {
  if (root.has('word/document.xml')) return docx;
  return root.has('xl/workbook.xml') ? xlsx : null;
}
