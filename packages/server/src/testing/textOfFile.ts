import { openZip } from '../importers/files/openZip.ts';

/** What a file says; of an archive, and a sheet is one, all that is in it, unpacked. */
export async function textOfFile(given: Uint8Array): Promise<string> {
  const bytes = Buffer.from(given);
  if (bytes.toString('latin1', 0, 2) !== 'PK') return bytes.toString();
  const zip = await openZip(bytes);
  try {
    const texts: string[] = [];
    for (const [name, file] of zip.files) texts.push(name, (await file.read()).toString());
    return texts.join('\n');
  } finally {
    zip.close();
  }
}
