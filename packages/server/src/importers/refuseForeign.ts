import { Refusal } from './notes.ts';

/** First bytes of foreign files, written as Latin-1 characters. */
const MAGIC: readonly [string, string][] = [
  ['Rar!', 'RAR'],
  ['7z\u00bc\u00af', '7z'],
  ['\u001f\u008b', 'gzip'],
  ['BZh', 'bzip2'],
  ['\u00fd7zXZ', 'xz'],
  ['%PDF', 'PDF'],
];
const OLE = '\u00d0\u00cf\u0011\u00e0';

/** Refuses known foreign files by their first bytes. @throws Refusal that names the kind */
export function refuseForeign(bytes: Buffer): void {
  const magic = bytes.toString('latin1', 0, 8);
  if (magic.startsWith(OLE))
    throw new Refusal(bytes.includes(Buffer.from('WordDocument', 'utf16le')) ? 'doc-is-old' : 'xls-is-old');
  const name = MAGIC.find(([sign]) => magic.startsWith(sign))?.[1];
  if (name) throw new Refusal('not-a-zip', name);
}
