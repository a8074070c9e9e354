import type { Folder } from './files/folder.ts';
import type { FileFormat } from './format.ts';

const docx: FileFormat = { name: 'docx', reader: async () => (await import('./formats/paper/docx.ts')).docx };
const xlsx: FileFormat = { name: 'xlsx', reader: async () => (await import('./formats/sheet/sheet.ts')).xlsx };

/** The format of a Word or Excel document, by the contents of its archive; null for any other archive. */
export function officeFormat(root: Folder): FileFormat | null {
  if (root.has('word/document.xml')) return docx;
  return root.has('xl/workbook.xml') ? xlsx : null;
}
