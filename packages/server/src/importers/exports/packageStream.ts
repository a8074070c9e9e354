import { strToU8, Zip, ZipDeflate } from 'fflate';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import type { ExportedFile } from './exportParts.ts';

const PIECE_BYTES = MEBIBYTE;

/** Streams a ZIP archive of these files while it is built; holds no more in memory than the largest file. */
export async function* packageStream(files: readonly ExportedFile[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const { path, content } of files) {
    const given = await content();
    const bytes = typeof given === 'string' ? strToU8(given) : given;
    const entry = new ZipDeflate(path);
    zip.add(entry);
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      entry.push(bytes.subarray(from, from + PIECE_BYTES));
      yield* made.splice(0);
      // Lets the server do other work while a long file is compressed.
      await new Promise((resolve) => setImmediate(resolve));
    }
    entry.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}
