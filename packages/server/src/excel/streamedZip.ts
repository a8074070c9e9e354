import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of the archive and its text, piece by piece. */
interface ZipEntry {
  name: string;
  text: Iterable<string>;
}

/** An archive, byte by byte while it is made: no more of it is held than one piece. */
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
      // A long sheet is written beside everything else that the server does.
      await new Promise((resolve) => setImmediate(resolve));
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made;
}
