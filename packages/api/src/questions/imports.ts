import { MEBIBYTE } from '../kit/constants.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';
import type { QuestionType } from './kinds.ts';

/** Purposes of an uploaded file: test data of one task, or questions for the bank. */
export const IMPORT_PURPOSES = ['cases', 'bank'] as const;

/** What an uploaded file holds: test data of one task (`cases`), or questions (`bank`); stored with the import. */
export type ImportPurpose = (typeof IMPORT_PURPOSES)[number];

/** Formats of files with questions. */
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

/** Format of a file with questions: recognized from the file, or chosen by the author instead. */
export type ImportFormat = ValueIn<typeof IMPORT_FORMAT>;

/** Relation of an item in a file to the bank. */
export const ITEM_MATCH = labelled(
  { new: '新题', doubt: '新题，请核对', same: '已有相同的题', near: '与已有的题相近', fault: '有问题，不能导入' },
  { new: 'ok', doubt: 'warn', same: 'warn', near: 'warn', fault: 'bad' },
);

/** Result of comparing an item with the bank before the import; `fault` items cannot be imported. */
export type ItemMatch = ValueIn<typeof ITEM_MATCH>;

/** Actions for an item of an import. */
export const IMPORT_ACTION = labelled({ create: '新建', replace: '更新原题', skip: '跳过' });

/** What the author chose for an item; `replace` needs a match that the author may change. */
export type ImportAction = ValueIn<typeof IMPORT_ACTION>;

/** Outcome of importing an item. */
export const IMPORT_ITEM_OUTCOME = labelled(
  { waiting: '等待', created: '已新建', replaced: '已更新', skipped: '已跳过', failed: '没有导入' },
  { created: 'ok', replaced: 'ok', failed: 'bad' },
);

/** Outcome of one item: `waiting` until the import reaches it; the other outcomes are final. */
export type ImportItemOutcome = ValueIn<typeof IMPORT_ITEM_OUTCOME>;

/** State of an import. */
export const IMPORT_STATE = labelled(
  { checked: '已检查', running: '正在导入', done: '已完成' },
  { running: 'primary', done: 'ok' },
);

/** Limits of imports. */
export const BANK_IMPORT = {
  packageMaxBytes: 200 * MEBIBYTE,
  fileMaxBytes: 20 * MEBIBYTE,
  itemsMax: 2_000,
  exportMax: 50,
  /** Minutes between check and import. */
  tokenMinutes: 30,
} as const;

/** One item of a file, as checked. */
export interface CheckedItem {
  /** Position in the file, from 1. */
  no: number;
  /** Location in the file: the number of an item, or a path in the package. */
  key: string;
  title: string;
  type: QuestionType | null;
  caseCount: number;
  sampleCount: number;
  /** Size of the item's test data. */
  bytes: number;
  outcome: ItemMatch;
  /** The question of the bank that is equal or similar. */
  match: { id: string; title: string; percent: number; mayReplace: boolean } | null;
  /** Warnings about an item that can be imported. */
  notes: string[];
  /** Reasons why the item cannot be imported. */
  faults: string[];
}
