import { MEBIBYTE } from '../constants.ts';
import { labelled, type ValueIn } from '../forms/labelled.ts';
import type { QuestionType } from './kinds.ts';

/** What a file of questions is uploaded for: test data of one task, or questions for the bank. */
export const IMPORT_PURPOSES = ['cases', 'bank'] as const;
export type ImportPurpose = (typeof IMPORT_PURPOSES)[number];

/** What a file of questions may be. */
export const IMPORT_FORMAT = labelled({
  aosai: '本站导出',
  fps: 'FPS',
  icpc: 'ICPC',
  polygon: 'Polygon',
  hydro: 'Hydro',
  qduoj: 'QDUOJ',
  hoj: 'HOJ',
  syzoj: 'SYZOJ',
  uoj: 'UOJ',
  luogu: '洛谷',
  lemon: 'Lemon',
  vijos: 'Vijos',
  dmoj: 'DMOJ',
  cms: 'CMS',
  cases: '成对的测试数据',
  docx: 'Word',
  xlsx: 'Excel',
  csv: 'CSV 表格',
  text: '试卷文字',
  gift: 'GIFT',
  aiken: 'Aiken',
  moodle: 'Moodle XML',
  qti: 'QTI',
});
export type ImportFormat = ValueIn<typeof IMPORT_FORMAT>;

/** How an item of a file stands to the bank. */
export const ITEM_MATCH = labelled(
  { new: '新题', doubt: '新题，请核对', same: '已有相同的题', near: '与已有的题相近', fault: '有问题，不能导入' },
  { new: 'ok', doubt: 'warn', same: 'warn', near: 'warn', fault: 'bad' },
);
export type ItemMatch = ValueIn<typeof ITEM_MATCH>;

export const IMPORT_ACTION = labelled({ create: '新建', replace: '更新原题', skip: '跳过' });
export type ImportAction = ValueIn<typeof IMPORT_ACTION>;

export const IMPORT_ITEM_OUTCOME = labelled(
  { waiting: '等待', created: '已新建', replaced: '已更新', skipped: '已跳过', failed: '没有导入' },
  { created: 'ok', replaced: 'ok', failed: 'bad' },
);
export type ImportItemOutcome = ValueIn<typeof IMPORT_ITEM_OUTCOME>;

export const IMPORT_STATE = labelled(
  { checked: '已检查', running: '正在导入', done: '已完成' },
  { running: 'primary', done: 'ok' },
);

export const BANK_IMPORT = {
  packageMaxBytes: 200 * MEBIBYTE,
  fileMaxBytes: 20 * MEBIBYTE,
  itemsMax: 2_000,
  exportMax: 50,
  /** From the check to the import. */
  tokenMinutes: 30,
} as const;

/** One item of a file as the check found it. */
export interface CheckedItem {
  /** Its place in the file, from 1. */
  no: number;
  /** Where it stands: an item's number, a path in the package. */
  key: string;
  title: string;
  type: QuestionType | null;
  caseCount: number;
  sampleCount: number;
  /** Of its test data. */
  bytes: number;
  outcome: ItemMatch;
  /** The question of the bank that it is the same as or nearly. */
  match: { id: string; title: string; percent: number; mayReplace: boolean } | null;
  /** What to know about it though it can come in. */
  notes: string[];
  /** Why it cannot come in. */
  faults: string[];
}
