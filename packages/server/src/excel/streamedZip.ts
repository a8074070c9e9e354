import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of the archive, as chunks of text. */
interface ZipEntry {
  name: string;
  text: Iterable<string>;
}

/** An archive, generated while it is read; at most one chunk is in memory. */
export async function* streamedZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const { name, text } of entries) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for (const piece of text) {
      file.push(strToU8(piece));
      yield* made.splice(0);
      // Yield to the rest of the server between chunks.
      await new Promise((resolve) => setImmediate(resolve));
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made;
}
