import { labelled, type ValueIn } from '../kit/labelled.ts';

/** State of a child's exam for the parent: the furthest step taken. */
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

/** State of a child in an exam list of a guardian, computed from place and latest attempt. */
export type ChildExamState = ValueIn<typeof CHILD_EXAM>;
