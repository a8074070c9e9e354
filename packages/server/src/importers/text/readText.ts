import type { Folder } from '../files/folder.ts';
import type { ItemReport } from '../itemReport.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { Refusal, type RefusalCode } from '../notes.ts';
import { decodeText } from './decodeText.ts';

const oneBreak = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');

/**
 * A file of the package that people wrote: statement, configuration, program.
 *
 * @throws Refusal when it is missing, too large or no text
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
