import type { EditedCase } from '@aosai/ui/screens/questions/QuestionEditor';

/** The two files of a test case and their common name. */
export interface CasePair {
  name: string;
  input: Blob;
  expected: Blob;
}

/** Larger data is uploaded as files; smaller is part of the question and can be edited. */
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
 * Pairs the chosen files: `1.in` with `1.out`, `.ans` or `.std`. A single file replaces that half of the test case with
 * its name; `kept` returns the other half, or null if there is none.
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

/** Whether a test case is short enough to be part of the question. */
export const isShort = ({ input, expected }: CasePair): boolean =>
  input.size <= INLINE_BYTES && expected.size <= INLINE_BYTES;

/** The name of a test case in files. */
export const caseName = ({ id, name }: Pick<EditedCase, 'id' | 'name'>): string => name ?? id;

/**
 * Text of a test data file, with the judge's line ends.
 *
 * @throws TypeError when it is not UTF-8
 */
async function textOf(data: Blob): Promise<string> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await data.arrayBuffer());
  return text.replaceAll('\r\n', '\n');
}

/**
 * Converts a pair into a test case that is part of the question.
 *
 * @throws TypeError when it is not UTF-8
 */
export async function writtenCase({ name, input, expected }: CasePair): Promise<EditedCase> {
  return { id: name, name, sample: false, input: await textOf(input), expected: await textOf(expected) };
}

/** Packs pairs into an archive for the server. */
export async function packed(pairs: readonly CasePair[]): Promise<File> {
  const { zipSync } = await import('fflate');
  const entries: Record<string, Uint8Array> = {};
  for (const { name, input, expected } of pairs) {
    entries[`${name}.in`] = new Uint8Array(await input.arrayBuffer());
    entries[`${name}.out`] = new Uint8Array(await expected.arrayBuffer());
  }
  // Not compressed: it is sent only once, and compressing would block the page.
  return new File([zipSync(entries, { level: 0 })], 'cases.zip', { type: 'application/zip' });
}
