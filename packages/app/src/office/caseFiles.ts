import type { EditedCase } from '@aosai/ui/screens/QuestionEditor';

/** Both files of a test case, under the name that they share. */
export interface CasePair {
  name: string;
  input: Blob;
  expected: Blob;
}

/** Longer data goes to the server as files; shorter is written into the question, where it can be edited. */
const INLINE_BYTES = 64 * 1_024;

const HALVES: ReadonlyMap<string, 'input' | 'expected'> = new Map([
  ['in', 'input'],
  ['inp', 'input'],
  ['out', 'expected'],
  ['ans', 'expected'],
  ['std', 'expected'],
]);

type Half = 'input' | 'expected';
type Halves = Partial<Record<Half, Blob>>;

function halfOf(fileName: string): { name: string; half: Half } | null {
  const dot = fileName.lastIndexOf('.');
  const half = HALVES.get(fileName.slice(dot + 1).toLowerCase());
  return half === undefined || dot < 1 ? null : { name: fileName.slice(0, dot), half };
}

/**
 * Files that were chosen, in pairs: `1.in` with `1.out`, `.ans` or `.std`. One alone replaces that half of the case of
 * its name; `kept` brings the other half, null when there is none.
 */
export async function casePairs(
  files: readonly File[],
  kept: (name: string, half: Half) => Promise<Blob | null>,
): Promise<{ pairs: CasePair[]; unpaired: string[] }> {
  const byName = new Map<string, Halves>();
  const unpaired: string[] = [];
  for (const file of files) {
    const found = halfOf(file.name);
    if (found === null) unpaired.push(file.name);
    else byName.set(found.name, { ...byName.get(found.name), [found.half]: file });
  }
  const pairs: CasePair[] = [];
  for (const [name, halves] of byName) {
    const input = halves.input ?? (await kept(name, 'input'));
    const expected = halves.expected ?? (await kept(name, 'expected'));
    if (input && expected) pairs.push({ name, input, expected });
    else unpaired.push(`${name}${halves.input ? '.in' : '.out'}`);
  }
  return { pairs: pairs.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })), unpaired };
}

/** Whether the data of a case is short enough to stand in the question itself. */
export const isShort = ({ input, expected }: CasePair): boolean =>
  input.size <= INLINE_BYTES && expected.size <= INLINE_BYTES;

/** What a case is called in files. */
export const caseName = ({ id, name }: Pick<EditedCase, 'id' | 'name'>): string => name ?? id;

/** Text of a file of test data, with the line ends of the judge. Throws TypeError for what is no UTF-8. */
async function textOf(data: Blob): Promise<string> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await data.arrayBuffer());
  return text.replaceAll('\r\n', '\n');
}

/** A pair as a case that is written in the question. Throws TypeError for what is no UTF-8. */
export async function writtenCase({ name, input, expected }: CasePair): Promise<EditedCase> {
  return { id: name, name, sample: false, input: await textOf(input), expected: await textOf(expected) };
}

/** Pairs as an archive that the server reads as any other. */
export async function packed(pairs: readonly CasePair[]): Promise<File> {
  const { zipSync } = await import('fflate');
  const entries: Record<string, Uint8Array> = {};
  for (const { name, input, expected } of pairs) {
    entries[`${name}.in`] = new Uint8Array(await input.arrayBuffer());
    entries[`${name}.out`] = new Uint8Array(await expected.arrayBuffer());
  }
  // Stored as they are: they are sent once, and packing would stand in the way of the page.
  return new File([zipSync(entries, { level: 0 })], 'cases.zip', { type: 'application/zip' });
}
