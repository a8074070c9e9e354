import { Refusal } from './notes.ts';

/** By their first bytes, each written as the Latin letter of its number. */
const MAGIC: readonly [string, string][] = [
  ['Rar!', 'RAR'],
  ['7z\u00bc\u00af', '7z'],
  ['\u001f\u008b', 'gzip'],
  ['BZh', 'bzip2'],
  ['\u00fd7zXZ', 'xz'],
  ['%PDF', 'PDF'],
];
const OLE = '\u00d0\u00cf\u0011\u00e0';

/** Names what is none of our files by its first bytes. Throws Refusal. */
export function refuseForeign(bytes: Buffer): void {
  const magic = bytes.toString('latin1', 0, 8);
  if (magic.startsWith(OLE))
    throw new Refusal(bytes.includes(Buffer.from('WordDocument', 'utf16le')) ? 'doc-is-old' : 'xls-is-old');
  const name = MAGIC.find(([sign]) => magic.startsWith(sign))?.[1];
  if (name) throw new Refusal('not-a-zip', name);
}
