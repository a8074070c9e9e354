import { labelled, type ValueIn } from './forms/labelled.ts';

/** Where a child stands with an exam, as the parent reads it: one word a row, the furthest step that was taken. */
export const CHILD_EXAM = labelled(
  {
    none: '未报名',
    waiting: '候补中',
    toPay: '待支付',
    enrolled: '已报名',
    leaving: '退出中',
    running: '作答中',
    handedIn: '已交卷',
    result: '已出分',
    missed: '未参加',
  },
  { waiting: 'warn', toPay: 'warn', enrolled: 'ok', leaving: 'warn', running: 'primary', handedIn: 'ok', result: 'ok' },
);
export type ChildExamState = ValueIn<typeof CHILD_EXAM>;
