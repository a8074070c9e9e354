import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Limits } from '@aosai/api/judging/judging';
import { MEBIBYTE } from '@aosai/api/kit/constants';

const FOLDER = join(import.meta.dirname, '../../corpus');

/** A hostile or odd program with the values from its header, which has one `key: value` per comment line. */
export interface CorpusProgram {
  name: string;
  language: 'cpp' | 'python';
  source: string;
  /** The right verdicts; usually one. */
  expect: string[];
  input: string;
  output: string;
  limits: Limits;
  /** Base name of file input and output. */
  fileIo: string | undefined;
  /** How many times the program runs, one after the other. */
  times: number;
  /** Whose system calls it runs with; no student's program gets those of a compiler or a debugger. */
  calls: 'program' | 'compiler' | 'debugger';
  /** Text that must not appear in any message. */
  hidden: string;
  /** The most memory the program may have used when it was ended. */
  peakKiB: number;
}

/** Targets that the programs try to reach: a folder of the host and a port with a listener. */
export interface Targets {
  canary: string;
  port: number;
}

const KEYS = ['expect', 'input', 'input-size', 'output', 'limits', 'file', 'times', 'calls', 'hidden', 'peak'];

function headerOf(source: string): Map<string, string> {
  const line = new RegExp(`^(?://|#) (${KEYS.join('|')}): (.*)$`, 'u');
  const entries = source
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .map((text) => line.exec(text))
    .flatMap((match) => (match?.[1] && match[2] !== undefined ? [[match[1], match[2]] as const] : []));
  return new Map(entries);
}

function limitsOf(text: string | undefined): Limits {
  const [timeMs = 1000, memoryMiB = 256] = text?.match(/\d+/gu)?.map(Number) ?? [];
  return { timeMs, memoryKiB: memoryMiB * 1024 };
}

/** Text in quotes is JSON, for line ends and invisible characters. */
function textOf(text: string | undefined): string {
  return text?.startsWith('"') ? String(JSON.parse(text)) : (text ?? '');
}

function inputOf(header: Map<string, string>): string {
  const size = header.get('input-size');
  return size === undefined ? textOf(header.get('input')) : 'x'.repeat(Number.parseInt(size, 10) * MEBIBYTE);
}

function callsOf(text: string | undefined): CorpusProgram['calls'] {
  return text === 'compiler' || text === 'debugger' ? text : 'program';
}

/** Reads all programs and fills in their targets. */
export async function readCorpus({ canary, port }: Targets): Promise<CorpusProgram[]> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const text = await readFile(path, 'utf8');
      const source = text.replaceAll('@CANARY@', canary).replaceAll('@PORT@', String(port));
      const header = headerOf(source);
      return {
        name: relative(FOLDER, path),
        language: path.endsWith('.py') ? 'python' : 'cpp',
        source,
        expect: header.get('expect')?.split(' | ') ?? [],
        input: inputOf(header),
        output: textOf(header.get('output')),
        limits: limitsOf(header.get('limits')),
        fileIo: header.get('file'),
        times: Number(header.get('times') ?? 1),
        calls: callsOf(header.get('calls')),
        hidden: header.get('hidden') ?? '',
        peakKiB: header.has('peak') ? Number.parseInt(header.get('peak') ?? '', 10) * 1024 : Infinity,
      } satisfies CorpusProgram;
    }),
  );
}
