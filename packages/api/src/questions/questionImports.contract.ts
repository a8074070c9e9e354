import * as z from 'zod/mini';
import { BANK } from './bank.ts';
import {
  BANK_IMPORT,
  IMPORT_ACTION,
  IMPORT_FORMAT,
  IMPORT_ITEM_OUTCOME,
  IMPORT_PURPOSES,
  IMPORT_STATE,
  ITEM_MATCH,
} from './imports.ts';
import { QUESTION_TYPES } from './kinds.ts';
import { call } from '../kit/contract/call.ts';
import { calling } from '../kit/contract/inputOf.ts';
import { id, instant } from '../kit/contract/shared.ts';
import { questionTags } from './questionSource.contract.ts';

const { itemsMax, exportMax, packageMaxBytes, fileMaxBytes } = BANK_IMPORT;
const writers = { '': ['teacher'], edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const UPLOAD_ERRORS = ['UPLOAD_MALFORMED', 'UPLOAD_SLOW', 'UPLOAD_BUSY', 'FILE_TOO_LARGE'] as const;
const type = z.nullable(z.enum(QUESTION_TYPES));
const no = z.int().check(z.minimum(1), z.maximum(20_000));
const action = z.enum(IMPORT_ACTION.values);
const format = z.enum(IMPORT_FORMAT.values);

/** One item of a file, as checked. */
const checkedItem = z.object({
  /** Position in the file; `importZip` selects items by it. */
  no,
  key: z.string(),
  title: z.string(),
  type,
  caseCount: z.int(),
  sampleCount: z.int(),
  bytes: z.int(),
  outcome: z.enum(ITEM_MATCH.values),
  match: z.nullable(z.object({ id, title: z.string(), percent: z.int(), mayReplace: z.boolean() })),
  notes: z.array(z.string()),
  faults: z.array(z.string()),
});

/** Test data that the server now has, for `create` and `update`; samples include their texts. */
const uploadedCase = z.object({
  id: z.string(),
  name: z.string(),
  sample: z.boolean(),
  subtaskId: z.optional(z.string()),
  inSha: z.string(),
  inBytes: z.int(),
  outSha: z.string(),
  outBytes: z.int(),
});

const checkedFile = z.object({
  token: id,
  expiresAt: instant,
  /** The format that was recognized or requested; null if the file has none. */
  format: z.nullable(format),
  /** Other formats in which the file can be read. */
  formats: z.array(format),
  items: z.array(checkedItem),
  /** Names of test data files without their counterpart. */
  unpaired: z.array(z.string()),
  /** For uploads with purpose `cases`: the data of the first task. */
  cases: z.array(uploadedCase),
});

const chosen = z.array(z.strictObject({ no, action })).check(
  z.minLength(1, '请至少选择一道题'),
  z.maxLength(itemsMax, `一次最多导入 ${itemsMax} 道题`),
  z.refine((items) => new Set(items.map((item) => item.no)).size === items.length, '有的题选了两次'),
);
const started = z.object({ importId: id, total: z.int() });
const target = { bank: z.optional(z.enum(BANK.values)), addTags: z.optional(questionTags) };
const IMPORT_ERRORS = ['IMPORT_EXPIRED', 'FORBIDDEN'] as const;

/** One item of an import, with its outcome. */
const importRow = z.object({
  no,
  key: z.string(),
  title: z.string(),
  type,
  action,
  outcome: z.enum(IMPORT_ITEM_OUTCOME.values),
  questionId: z.nullable(id),
  notes: z.array(z.string()),
});

/** Calls of `question` that import and export files. */
export const questionImports = {
  unzipAndParse: call({
    methods: ['POST'],
    mounts: writers,
    quietErrors: true,
    upload: { maxFiles: 1, maxFileBytes: packageMaxBytes },
    /** `format`: read the file in this format instead of the recognized one. */
    input: z.strictObject({ purpose: z.enum(IMPORT_PURPOSES), format: z.optional(format) }),
    output: checkedFile,
    errors: [...UPLOAD_ERRORS],
    summary: '检查题目包：逐题说明能否导入，不写入题库',
  }),
  importZip: call({
    methods: ['POST'],
    mounts: writers,
    quietErrors: true,
    input: z.strictObject({ token: id, items: chosen, ...target }),
    output: started,
    errors: [...IMPORT_ERRORS],
    summary: '把检查过的题目导入题库，逐题进行；同一个凭据只导入一次',
  }),
  import: call({
    methods: ['POST'],
    mounts: writers,
    quietErrors: true,
    upload: { maxFiles: 1, maxFileBytes: fileMaxBytes },
    input: z.strictObject({
      /** check: only reports. apply: the same file again, with the token of its check. */
      mode: z.enum(['check', 'apply']),
      token: z.optional(id),
      /** For a check: read the file in this format instead of the recognized one. */
      format: z.optional(format),
      /** Default: all new items. */
      items: z.optional(chosen),
      ...target,
    }),
    output: z.object({ check: z.nullable(checkedFile), started: z.nullable(started) }),
    errors: [...UPLOAD_ERRORS, ...IMPORT_ERRORS],
    summary: '导入客观题文件（Excel、Word、GIFT 等）：先检查，再导入',
  }),
  queryImport: call({
    methods: ['GET'],
    mounts: writers,
    input: z.strictObject({ importId: id }),
    output: z.object({
      content: z.array(importRow),
      state: z.enum(IMPORT_STATE.values),
      fileName: z.string(),
      /** Number of finished items among the selected ones. */
      done: z.int(),
      total: z.int(),
      createdAt: instant,
    }),
    errors: ['NOT_FOUND'],
    summary: '一次导入的进度和每道题的结果',
  }),
  exportImport: call({
    methods: ['GET'],
    mounts: writers,
    download: true,
    input: z.strictObject({ importId: id }),
    output: z.any(),
    errors: ['NOT_FOUND'],
    summary: '一次导入的结果，每道题一行的 Excel',
  }),
  exportCase: call({
    methods: ['GET'],
    mounts: writers,
    download: true,
    input: calling(
      z.strictObject({
        ids: z.pipe(
          z.transform((value: unknown) => (typeof value === 'string' ? [value] : value)),
          z.array(id).check(z.minLength(1), z.maxLength(exportMax, `一次最多导出 ${exportMax} 道题`)),
        ),
      }),
      { ids: '选中的题目' },
    ),
    output: z.any(),
    errors: ['NOT_FOUND', 'QUESTION_IN_EXAM'],
    summary: '导出题目：题面、测试数据、参考程序，可以原样导入',
  }),
} as const;
