import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile, type ImportedItem } from '../../importers/importFile.ts';
import { itemLine } from '../../importers/itemLine.ts';
import { packageOf } from './zipOf.ts';

/** Imports a file with these contents; a record of files makes it an archive. */
export async function importOf(
  content: string | Uint8Array | Readonly<Record<string, string | Uint8Array>>,
): Promise<ImportedItem[]> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-import-'));
  try {
    const path = join(folder, 'given');
    const isFiles = typeof content !== 'string' && !(content instanceof Uint8Array);
    await writeFile(path, isFiles ? packageOf(content) : content);
    return await Array.fromAsync(importFile(path));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Imports a file and returns the lines that the command line would print, with notes as codes. */
export async function linesOf(content: Parameters<typeof importOf>[0]) {
  const items = await importOf(content);
  return items.map((item) => {
    const { notes, question, ...line } = itemLine('given', item, true);
    return { ...line, notes: notes.map(({ code }) => code), question: question ?? null };
  });
}
