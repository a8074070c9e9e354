import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Limits } from '@aosai/api/domain/judging';

const FOLDER = join(import.meta.dirname, '../../corpus');

/** A hostile or odd program with what its header says: one `key: value` per comment line. */
export interface CorpusProgram {
  name: string;
  path: string;
  language: 'cpp' | 'python';
  source: string;
  /** The verdicts that are right, mostly one. */
  expect: string[];
  input: string;
  output: string;
  limits: Limits;
  /** What must not appear in any message. */
  hidden: string;
  /** What it may at most have held when it was ended. */
  peakKiB: number;
}

function headerOf(source: string): Map<string, string> {
  const entries = source
    .split(/\r?\n/u)
    .map((line) => /^(?:\/\/|#) (expect|input|output|limits|hidden|peak): (.*)$/u.exec(line))
    .flatMap((match) => (match?.[1] && match[2] !== undefined ? [[match[1], match[2]] as const] : []));
  return new Map(entries);
}

function limitsOf(text: string | undefined): Limits {
  const [timeMs = 1000, memoryMiB = 256] = text?.match(/\d+/gu)?.map(Number) ?? [];
  return { timeMs, memoryKiB: memoryMiB * 1024 };
}

/** All programs, with the folder that they try to reach filled in. */
export async function readCorpus(canary: string): Promise<CorpusProgram[]> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const source = (await readFile(path, 'utf8')).replaceAll('@CANARY@', canary);
      const header = headerOf(source);
      return {
        name: relative(FOLDER, path),
        path,
        language: path.endsWith('.py') ? 'python' : 'cpp',
        source,
        expect: header.get('expect')?.split(' | ') ?? [],
        input: header.get('input') ?? '',
        output: header.get('output') ?? '',
        limits: limitsOf(header.get('limits')),
        hidden: header.get('hidden') ?? '',
        peakKiB: header.has('peak') ? Number.parseInt(header.get('peak') ?? '', 10) * 1024 : Infinity,
      } satisfies CorpusProgram;
    }),
  );
}
