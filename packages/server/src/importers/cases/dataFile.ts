import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { CaseDraft, DataFile } from '../draft.ts';
import type { PackageFile } from '../files/folder.ts';
import type { ItemReport } from '../itemReport.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { Refusal } from '../notes.ts';
import { decodeText } from '../text/decodeText.ts';

const CR = 13;
const LF = 10;
const BOM = [0xef, 0xbb, 0xbf];
const NOTHING = Buffer.alloc(0);

const hasBom = (bytes: Buffer): boolean => BOM.every((byte, at) => bytes[at] === byte);

/** Removes a BOM and each CR before an LF; returns the same buffer when there is nothing to remove. */
function normalData(bytes: Buffer): Buffer {
  const start = hasBom(bytes) ? BOM.length : 0;
  if (!bytes.includes('\r\n')) return start === 0 ? bytes : bytes.subarray(start);
  const made = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] === CR && bytes[at + 1] === LF) continue;
    made[length] = bytes[at] ?? 0;
    length += 1;
  }
  return made.subarray(0, length);
}

/** Control characters that no text holds. Allowed: tab, line breaks, VT, form feed, SUB (ends DOS files) and ESC. */
const isControl = (code: number): boolean => code < 9 || (code > 13 && code < 32 && code !== 26 && code !== 27);
const HAN = /\p{Script=Han}/u;

/** Converts data saved in GBK or UTF-16 to UTF-8; leaves bytes that are not text unchanged. */
function asUtf8(given: Buffer): { bytes: Buffer; isGuessed: boolean } {
  const isUtf16 = /^(?:fffe|feff)/.test(given.toString('hex', 0, 2)) && given.length % 2 === 0;
  if (!isUtf16 && isUtf8(given)) return { bytes: given, isGuessed: false };
  const text = decodeText(given)?.text ?? '';
  const decoded = Buffer.from(text);
  const isText = text !== '' && !decoded.some(isControl) && (isUtf16 || HAN.test(text));
  return isText ? { bytes: decoded, isGuessed: true } : { bytes: given, isGuessed: false };
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Where a case's data comes from: a file of the package, or text inside another file. Null: the case has none. */
export type DataSource = { file: PackageFile; name: string } | { text: string; name: string } | null;

interface Loaded {
  bytes: Buffer;
  data: DataFile;
}

const oneLineEnd = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

async function load(source: DataSource, report: ItemReport): Promise<Loaded> {
  if (source === null || 'text' in source) {
    const text = source === null ? '' : oneLineEnd(source.text);
    const bytes = text === '' ? NOTHING : Buffer.from(text);
    if (bytes.length > IMPORT_LIMITS.caseBytes) throw new Refusal('zip-size', source?.name ?? '');
    return { bytes, data: { sha256: sha256(bytes), bytes: bytes.length, text: () => Promise.resolve(text) } };
  }
  const { file, name } = source;
  if (file.bytes > IMPORT_LIMITS.caseBytes) throw new Refusal('zip-size', name);
  const given = await file.read();
  const { bytes: decoded, isGuessed } = asUtf8(given);
  const bytes = normalData(decoded);
  if (bytes.length !== decoded.length) report.note('case-crlf', name);
  if (isGuessed) report.note('encoding-guessed', name);
  if (!isUtf8(bytes)) report.note('case-not-text', name);
  const text = async (): Promise<string> => normalData(asUtf8(await file.read()).bytes).toString('utf8');
  return { bytes, data: { sha256: sha256(bytes), bytes: bytes.length, text } };
}

/** Hashes a case by its contents. Each part follows its length, so that no other split gives the same hash. */
function caseHash(input: Buffer, answer: Buffer): string {
  const hash = createHash('sha256');
  return hash.update(`${input.length}\n`).update(input).update(`${answer.length}\n`).update(answer).digest('hex');
}

/** Reads one case and keeps only hashes of its files: a package of a gigabyte needs the memory of its largest pair. */
export async function readCase(
  {
    id,
    sample,
    subtaskId,
    ...files
  }: { input: DataSource; answer: DataSource } & Pick<CaseDraft, 'id' | 'sample' | 'subtaskId'>,
  report: ItemReport,
): Promise<CaseDraft> {
  const input = await load(files.input, report);
  const answer = await load(files.answer, report);
  if (input.bytes.length === 0 && answer.bytes.length === 0) report.note('case-empty', id);
  return {
    id,
    sample,
    ...(subtaskId === undefined ? {} : { subtaskId }),
    input: input.data,
    expected: answer.data,
    sha256: caseHash(input.bytes, answer.bytes),
  };
}

/** Hashes a question's hidden test data, independent of the names and the order of its cases. */
export function dataHash(cases: readonly Pick<CaseDraft, 'sample' | 'sha256'>[]): string {
  const hashes = cases.flatMap((one) => (one.sample ? [] : [one.sha256])).toSorted();
  return createHash('sha256').update(hashes.join('\n')).digest('hex').slice(0, 16);
}
