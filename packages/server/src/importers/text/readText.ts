import type { Folder } from '../files/folder.ts';
import type { ItemReport } from '../itemReport.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { Refusal, type RefusalCode } from '../notes.ts';
import { decodeText } from './decodeText.ts';

const oneBreak = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');

/**
 * Reads a text file of the package: a statement, configuration or program.
 *
 * @throws Refusal if it is missing, too large or not text
 */
export async function readText(
  folder: Folder,
  path: string,
  report: ItemReport | null,
  broken: RefusalCode = 'manifest-broken',
): Promise<string> {
  const decoded = decodeText(await folder.read(path, IMPORT_LIMITS.manifestBytes));
  if (!decoded) throw new Refusal(broken, path);
  if (decoded.guessed) report?.note('encoding-guessed', path);
  return oneBreak(decoded.text);
}
