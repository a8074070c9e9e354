import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import {
  COMPLETION,
  FILL,
  MULTIPLE,
  PROGRAMMING,
  QUESTION_TYPES,
  type QuestionType,
  READING,
  SINGLE,
  TRUE_FALSE,
} from '@aosai/api/questions/kinds';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { exampleDrafts } from '../screens/questions/QuestionBank/exampleDrafts.ts';
import type { BankDetail, BankRow } from '@aosai/api/questions/questionViews.contract';
import { examplePreview } from '../screens/questions/QuestionEditor/exampleEditor.tsx';

export const TITLES = {
  [SINGLE]: '下面的程序输出（　　）',
  [MULTIPLE]: '下列排序算法中，稳定的有',
  [TRUE_FALSE]: '引用一旦初始化，就不能再改为引用另一个变量',
  [FILL]: '二进制数 101101 转成十进制是',
  [PROGRAMMING]: '灯塔的间隔',
  [READING]: '阅读程序，完成各小题：f(n) 与递归',
  [COMPLETION]: '补全程序：二分查找',
} as const satisfies Record<QuestionType, string>;

export const rowOf = (type: QuestionType, changes: Partial<BankRow> = {}): BankRow => {
  const no = QUESTION_TYPES.indexOf(type);
  return {
    id: idOf('question', no + 1),
    type,
    title: TITLES[type],
    difficulty: DIFFICULTY.values[no % 4] ?? 'easy',
    points: [],
    tags: exampleDrafts[type].tags,
    stage: no % 3 === 0 ? 'gesp-4' : null,
    pricePoints: 0,
    isOpen: no === 2,
    version: 3,
    bank: no === 4 ? 'platform' : 'org',
    ownerName: no === 4 ? null : '星海编程',
    status: no === 3 ? '0' : no === 5 ? '2' : '1',
    isShared: no === 4,
    usedCount: (no * 7) % 43,
    passPercent: no % 6 === 4 ? null : 35 + ((no * 13) % 60),
    measured: no === 4 ? { difficulty: 'hard', percent: 41, answers: 46 } : null,
    check: type === PROGRAMMING ? 'asExpected' : 'none',
    reportCount: null,
    second: '',
    createdAt: at(-90_000),
    updatedAt: at(-no * 1_700),
    mine: null,
    ...changes,
  };
};
export const rows = QUESTION_TYPES.map((type) => rowOf(type));

export const detailOf = (type: QuestionType, staff: Partial<NonNullable<BankDetail['staff']>> = {}): BankDetail => {
  const draft = exampleDrafts[type];
  const row = rowOf(type);
  const { rightAnswer: _right, acceptedTexts: _accepted, analysisHtml, ...shown } = examplePreview(draft, row.id);
  const { id, title, difficulty, points, tags, stage, pricePoints, isOpen } = row;
  return {
    id,
    type,
    title,
    difficulty,
    points,
    tags,
    stage,
    pricePoints,
    isOpen,
    shown,
    analysisHtml,
    videoFile: null,
    unlocked: true,
    run: null,
    staff: {
      version: 3,
      versionNo: 2,
      bank: 'org',
      ownerId: null,
      ownerName: '星海编程',
      status: '1',
      note: null,
      isShared: false,
      casePolicy: 'none',
      usedCount: 3,
      passPercent: 62,
      importId: null,
      createdAt: at(-90_000),
      updatedAt: at(-1_700),
      mayWrite: true,
      isUsed: true,
      isInExam: false,
      check: 'none',
      importNotes: [],
      checked: null,
      source: draft,
      solutions: [],
      near: [],
      ...staff,
    },
  };
};
