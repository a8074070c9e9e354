import { SINGLE, MULTIPLE, TRUE_FALSE, FILL, PROGRAMMING } from '@aosai/api/questions/kinds';
import type { KeptCase, WrittenCase } from '@aosai/api/judging/testData';
import { createHash } from 'node:crypto';
import type { questionVersion } from '../../db/schema/exam.ts';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';
import { CANARIES } from './canaries.ts';

type Version = typeof questionVersion.$inferInsert;

const option = (id: string) => ({ id, text: `选项 ${id}`, html: `<p>选项 ${id}</p>` });

export const A_PLUS_B_CASES: WrittenCase[] = [
  { id: '01', input: '1 2\n', expected: '3\n', sample: true },
  { id: '02', input: `${CANARIES.hiddenInput} 4\n`, expected: `${CANARIES.hiddenExpected}\n`, sample: false },
];

const shaOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The data of a case by its hash, as in a version; `keepCases` stores the content. */
export const namedCase = ({ id, input, expected, sample }: WrittenCase): KeptCase => ({
  id,
  name: id,
  inSha: shaOf(input),
  inBytes: Buffer.byteLength(input),
  outSha: shaOf(expected),
  outBytes: Buffer.byteLength(expected),
  ...(sample ? { sample, input, expected } : { sample }),
});

export const A_PLUS_B: ProgrammingSpec = {
  limits: { timeMs: 1000, memoryKiB: 262_144 },
  languages: [53, 71],
  standard: 'c++14',
  compare: { kind: 'default' },
  fileIo: null,
  hints: [CANARIES.hint],
  subtasks: [],
  cases: A_PLUS_B_CASES.map(namedCase),
};

export type QuestionKey = 'single' | 'multiple' | 'trueFalse' | 'fill' | 'code';

/** One question of each type; the right answers are B, A+C, true, and one accepted text. */
export const QUESTIONS: Record<
  QuestionKey,
  Pick<Version, 'type' | 'title' | 'options' | 'answerKey' | 'programming' | 'tags'>
> = {
  single: {
    type: SINGLE,
    title: null,
    options: ['A', 'B', 'C', 'D'].map(option),
    answerKey: { kind: 'choice', optionIds: ['B'] },
    programming: null,
    tags: ['循环'],
  },
  multiple: {
    type: MULTIPLE,
    title: null,
    options: ['A', 'B', 'C'].map(option),
    answerKey: { kind: 'choice', optionIds: ['A', 'C'] },
    programming: null,
    tags: ['循环', '数组'],
  },
  trueFalse: {
    type: TRUE_FALSE,
    title: null,
    options: ['T', 'F'].map(option),
    answerKey: { kind: 'choice', optionIds: ['T'] },
    programming: null,
    tags: ['数组'],
  },
  fill: {
    type: FILL,
    title: null,
    options: [],
    answerKey: { kind: 'text', accepted: [[CANARIES.acceptedText, '42']] },
    programming: null,
    tags: ['数组'],
  },
  code: { type: PROGRAMMING, title: 'A+B', options: [], answerKey: null, programming: A_PLUS_B, tags: ['输入输出'] },
};

export const POINTS: Record<QuestionKey, number> = {
  single: 200,
  multiple: 200,
  trueFalse: 200,
  fill: 400,
  code: 2500,
};

export const KEYS: QuestionKey[] = ['single', 'multiple', 'trueFalse', 'fill', 'code'];
