import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PaperSource } from '@aosai/api/papers/paperSource';
import type { ProgrammingSource } from '@aosai/api/questions/source';
import { paper as cspJ1 } from '../papers/csp-j-1/paper.ts';
import { paper as cspJ1Mock2 } from '../papers/csp-j-1-mock-2/paper.ts';
import { paper as cspJ1Mock3 } from '../papers/csp-j-1-mock-3/paper.ts';
import { paper as cspJ2 } from '../papers/csp-j-2/paper.ts';
import { paper as cspS1 } from '../papers/csp-s-1/paper.ts';
import { paper as gespCpp1 } from '../papers/gesp-cpp-1/paper.ts';
import { paper as gespCpp4 } from '../papers/gesp-cpp-4/paper.ts';
import { readPaper } from './papers/readPaper.ts';
import type { PaperOutline, TaskOutline } from './papers/paperOutline.ts';

const OUTLINES = {
  'gesp-cpp-1': gespCpp1,
  'gesp-cpp-4': gespCpp4,
  'csp-j-1': cspJ1,
  'csp-j-1-mock-2': cspJ1Mock2,
  'csp-j-1-mock-3': cspJ1Mock3,
  'csp-j-2': cspJ2,
  'csp-s-1': cspS1,
} as const satisfies Record<string, PaperOutline>;

/** Papers whose folders have the format of courses. */
export const WRITTEN_PAPERS = [
  'gesp-cpp-2',
  'gesp-cpp-3',
  'gesp-cpp-5',
  'gesp-cpp-6',
  'gesp-cpp-7',
  'gesp-cpp-8',
  'gesp-cpp-8-mock-2',
  'gesp-cpp-5-mock-2',
  'gesp-cpp-7-mock-2',
  'gesp-py-1',
  'gesp-cpp-1-mock-2',
  'gesp-cpp-2-mock-2',
  'gesp-cpp-3-mock-2',
  'gesp-cpp-4-mock-2',
  'gesp-cpp-6-mock-2',
  'gesp-py-1-mock-2',
  'csp-j-2-mock-2',
  'gesp-py-2',
  'gesp-py-3',
  'gesp-py-4',
  'gesp-py-3-mock-2',
  'gesp-py-2-mock-2',
  'gesp-py-4-mock-2',
  'csp-j-2-mock-3',
  'csp-s-2',
] as const;

/** `01.in`, or `14.in.gz` when the input is large. */
const INPUT = /\.in(?:\.gz)?$/u;

type WrittenKey = (typeof WRITTEN_PAPERS)[number];
export type PaperKey = keyof typeof OUTLINES | WrittenKey;

export const PAPER_KEYS = [
  'gesp-cpp-1',
  ...WRITTEN_PAPERS,
  'gesp-cpp-4',
  'csp-j-1',
  'csp-j-1-mock-2',
  'csp-j-1-mock-3',
  'csp-j-2',
  'csp-s-1',
] as const satisfies readonly PaperKey[];

/** Whether the paper's folder has the format of courses. */
export const isWritten = (key: PaperKey): key is WrittenKey => WRITTEN_PAPERS.some((one) => one === key);

export const paperFolder = (key: PaperKey): string => join(import.meta.dirname, '../papers', key);

/** The folder with the statement, cases and solutions of a task. */
export function taskFolder(paper: PaperKey, task: string): string {
  return join(paperFolder(paper), 'tasks', task);
}

/**
 * Loads a paper by its key, with the texts and cases of its programming tasks.
 * @throws Error that names the file, and the field, question or case in it that is wrong
 */
export function loadPaper(key: PaperKey): PaperSource {
  if (isWritten(key)) return readPaper(paperFolder(key));
  const outline: PaperOutline = OUTLINES[key];
  return {
    ...outline,
    sections: outline.sections.map((section) => {
      if (!('tasks' in section)) return section;
      const { tasks, ...rest } = section;
      return { ...rest, questions: tasks.map((task) => loadTask(taskFolder(key, task.key), task)) };
    }),
  };
}

function loadTask(folder: string, outline: TaskOutline): ProgrammingSource {
  const { samples, casesOfSubtask = {}, ...meta } = outline;
  const text = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  const unpacked = (...path: string[]) => gunzipSync(readFileSync(join(folder, ...path))).toString('utf8');
  const subtaskOfCase = new Map(
    Object.entries(casesOfSubtask).flatMap(([subtaskId, ids]) => ids.map((id) => [id, subtaskId] as const)),
  );
  const inputs = readdirSync(join(folder, 'cases'))
    .filter((name) => INPUT.test(name))
    .toSorted();
  return {
    ...meta,
    type: PROGRAMMING,
    stem: text('statement.md'),
    analysis: text('analysis.md'),
    cases: inputs.map((name) => {
      const id = name.replace(INPUT, '');
      const subtaskId = subtaskOfCase.get(id);
      return {
        id,
        input: name.endsWith('.gz') ? unpacked('cases', name) : text('cases', name),
        expected: text('cases', `${id}.out`),
        sample: samples.includes(id),
        ...(subtaskId === undefined ? {} : { subtaskId }),
      };
    }),
  };
}
