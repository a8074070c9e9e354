import { coded, type ValueIn } from '../kit/labelled.ts';

/** What became of an exam or a homework that a student of a class has. */
export const MARK = coded({
  notBegun: ['0', '未开始'],
  doing: ['1', '作答中', 'primary'],
  handedIn: ['2', '已交'],
  settled: ['3', '已出分', 'ok'],
  absent: ['4', '缺考', 'warn'],
  overdue: ['5', '逾期未交', 'warn'],
  exempt: ['6', '免做'],
});

/** State of a mark, `'0'` to `'6'` on the wire. */
export type MarkState = ValueIn<typeof MARK>;
