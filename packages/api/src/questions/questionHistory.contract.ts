import * as z from 'zod/mini';
import { VERSION_PART } from './versions.ts';
import { call } from '../kit/contract/call.ts';
import { id, idInput, instant } from '../kit/contract/shared.ts';
import { questionSolutions, questionSource } from './questionSource.contract.ts';
import { roomQuestion } from './roomQuestion.contract.ts';

const writers = { '': ['teacher'], bms: ['backOffice'], edms: ['orgManager', 'teacher'] } as const;
const errors = ['NOT_FOUND', 'CONTENT_FOREIGN'] as const;

/** A version of a question, with what it changed. */
export const questionVersionRow = z.object({
  id,
  versionNo: z.int(),
  isCurrent: z.boolean(),
  /** The first author; null if no person wrote it, or if the person is gone. */
  authorName: z.nullable(z.string()),
  createdAt: instant,
  /** Later than `createdAt` if the version was edited before anybody used it. */
  updatedAt: instant,
  /** Parts that changed; empty for the first version. */
  changed: z.array(z.enum(VERSION_PART.values)),
});

/** Row of `question/queryVersions`, newest first, for those who work in the bank. */
export type BankVersionRow = z.output<typeof questionVersionRow>;

/** A version of a question with its key. */
export const questionVersionDetail = z.object({
  id,
  versionNo: z.int(),
  /** The question as students saw it. */
  shown: roomQuestion,
  analysisHtml: z.string(),
  source: questionSource,
  solutions: questionSolutions,
});

/** Reply of `question/queryVersion`; it contains the key, so only readers of the bank get it. */
export type BankVersion = z.output<typeof questionVersionDetail>;

/** Ours: calls of `question` for those who maintain it, to read its versions and their test data. */
export const questionHistory = {
  queryVersions: call({
    methods: ['GET'],
    mounts: writers,
    input: idInput,
    output: z.object({ content: z.array(questionVersionRow) }),
    errors,
    summary: '一道题的历次版本：谁、何时、改了什么，新的在前',
  }),
  queryVersion: call({
    methods: ['GET'],
    mounts: writers,
    input: z.strictObject({ id, versionNo: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)) }),
    output: questionVersionDetail,
    errors,
    summary: '一道题的某个版本，连同答案',
  }),
  exportCaseFile: call({
    methods: ['GET'],
    mounts: writers,
    download: true,
    quietErrors: true,
    input: z.strictObject({
      id,
      /** SHA-256 of the data, as named in one of the question's versions. */
      sha: z.string().check(z.regex(/^[0-9a-f]{64}$/, '测试数据的编号不正确')),
      /** `head`: only the first 4 KB. */
      part: z.enum(['all', 'head']),
    }),
    output: z.any(),
    errors: [...errors, 'FILE_BROKEN'],
    summary: '一道题的一个测试数据文件，或它的开头',
  }),
} as const;
