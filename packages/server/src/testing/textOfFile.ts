import { openZip } from '../importers/files/openZip.ts';

/** The text of a file; of an archive, such as a sheet, all its contents unpacked. */
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
