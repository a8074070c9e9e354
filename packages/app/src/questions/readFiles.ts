import type { EditedCase } from '@aosai/ui/screens/questions/QuestionEditor';
import { toasts } from '../kit/notify.ts';
import { caseName, casePairs, isShort, packed, writtenCase } from './caseFiles.ts';

interface Ways {
  /** Reads test data of the saved question. */
  dataOf: (sha: string, part: 'all') => Promise<Blob>;
  sendArchive: (file: File) => Promise<EditedCase[]>;
}

/** Shows which files were left out. */
export function tellUnpaired(unpaired: readonly string[]): void {
  if (unpaired.length > 0)
    toasts.show({
      tone: 'warn',
      title: `${unpaired.length} 个文件没有配对，没有读入`,
      text: unpaired.slice(0, 5).join('、'),
    });
}

/**
 * Converts single files into test cases: short ones as text, long ones are uploaded first.
 *
 * @throws TypeError for a short file that is not UTF-8
 */
export async function readFiles(
  files: readonly File[],
  cases: readonly EditedCase[],
  { dataOf, sendArchive }: Ways,
): Promise<EditedCase[]> {
  const { pairs, unpaired } = await casePairs(files, async (name, half) => {
    const one = cases.find((kept) => caseName(kept) === name);
    if (!one) return null;
    const text = one[half];
    if (text !== undefined && text !== '') return new Blob([text]);
    if (!('inSha' in one)) return new Blob([]);
    return dataOf(half === 'input' ? one.inSha : one.outSha, 'all');
  });
  tellUnpaired(unpaired);
  const long = pairs.filter((pair) => !isShort(pair));
  const sent = long.length === 0 ? [] : await sendArchive(await packed(long));
  const written = await Promise.all(pairs.filter(isShort).map(writtenCase));
  return [...written, ...sent];
}
