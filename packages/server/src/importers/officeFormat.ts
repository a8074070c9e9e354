import type { Folder } from './files/folder.ts';
import type { FileFormat } from './format.ts';

const docx: FileFormat = { name: 'docx', reader: async () => (await import('./formats/paper/docx.ts')).docx };
const xlsx: FileFormat = { name: 'xlsx', reader: async () => (await import('./formats/sheet/sheet.ts')).xlsx };

/** An archive that is a document of an office program. */
export function officeFormat(root: Folder): FileFormat | null {
  if (root.has('word/document.xml')) return docx;
  return root.has('xl/workbook.xml') ? xlsx : null;
}
