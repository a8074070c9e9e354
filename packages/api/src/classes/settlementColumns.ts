import { labelled, type ValueIn } from '../kit/labelled.ts';
import { percentText } from './percents.ts';
import { TERM_LEVEL, type TermLevel } from './classMembers.ts';
import { column, tag, text, worded } from '../kit/column.ts';
import { decimalsOf, wholes } from '../kit/quantity.ts';

/** Status of a term report; students can read settled ones. */
export const SETTLEMENT_STATUS = labelled({ draft: '待发布', settled: '已发布' }, { draft: 'warn', settled: 'ok' });
type SettlementStatus = ValueIn<typeof SETTLEMENT_STATUS>;

/** A percent from hundredths, without percent sign, as on the page. */
const hundredths = <Row>(of: (row: Row) => number | null) =>
  decimalsOf<Row>((row) => {
    const value = of(row);
    return value === null ? null : value / 100;
  }, 2);

/** Columns of term reports, on screen and in the exported sheet. */
export const settlementColumns = [
  text('shownName', '姓名', { minWidth: 80 }),
  text('no', '学号', { minWidth: 88 }),
  worded('homeworkPct', '作业', percentText, { numeric: true, quantity: hundredths(({ homeworkPct }) => homeworkPct) }),
  worded('examPct', '考试', percentText, { numeric: true, quantity: hundredths(({ examPct }) => examPct) }),
  worded('chapterPct', '单元', percentText, { numeric: true, quantity: hundredths(({ chapterPct }) => chapterPct) }),
  column('score', '总评', ({ score }: { score: number }) => percentText(score), {
    numeric: true,
    sortField: 'score',
    quantity: hundredths(({ score }) => score),
  }),
  worded('rank', '名次', (rank: number) => String(rank), { numeric: true, quantity: wholes(({ rank }) => rank) }),
  tag<'level', TermLevel>('level', '等级', TERM_LEVEL),
  tag<'status', SettlementStatus>('status', '状态', SETTLEMENT_STATUS),
  text('comment', '评语', { minWidth: 120 }),
  text('certificateNo', '证书号', { minWidth: 160, hidden: true }),
];
