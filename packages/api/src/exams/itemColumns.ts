import { ITEM_FLAG, type ItemFlag } from './itemAnalysis.ts';
import { formatPoints } from '../kit/points.ts';
import { QUESTION_TYPE } from '../questions/questionType.ts';
import type { QuestionType } from '../questions/kinds.ts';
import { choice, column, figure, NOTHING } from '../kit/column.ts';
import { decimalsOf, percentsOf, pointsOf, wholes } from '../kit/quantity.ts';

interface Item {
  no: number;
  title: string;
  asked: string;
  type: QuestionType;
  maxPoints: number;
  meanPoints: number;
  meanSpentMs: number;
  facility: number | null;
  sd: number | null;
  discrimination: number | null;
  efficiency: number | null;
  flags: readonly ItemFlag[];
}

const right = { numeric: true, minWidth: 72 };
const fixed = (value: number | null, digits: number) => (value === null ? NOTHING : value.toFixed(digits));

/** Columns of the item analysis of a paper. */
export const itemColumns = [
  column('no', '题号', ({ no }: Item) => String(no), {
    ...right,
    quantity: wholes(({ no }) => no),
  }),
  column('title', '题目', ({ title }: Item) => title, { minWidth: 200 }),
  column('asked', '题干', ({ asked }: Item) => asked, { minWidth: 400, hidden: true }),
  choice('type', '题型', QUESTION_TYPE),
  column('maxPoints', '满分', ({ maxPoints }: Item) => formatPoints(maxPoints), {
    ...right,
    quantity: pointsOf(({ maxPoints }) => maxPoints),
  }),
  figure('count', '作答'),
  figure('blankCount', '空白'),
  column('meanPoints', '平均分', ({ meanPoints }: Item) => formatPoints(meanPoints), {
    ...right,
    quantity: pointsOf(({ meanPoints }) => meanPoints),
  }),
  column('facility', '得分率', ({ facility }: Item) => (facility === null ? NOTHING : `${fixed(100 * facility, 1)}%`), {
    ...right,
    quantity: percentsOf(({ facility }) => facility && 100 * facility, 1),
  }),
  column('sd', '标准差', ({ sd }: Item) => fixed(sd === null ? null : sd / 100, 2), {
    ...right,
    quantity: decimalsOf(({ sd }) => sd && sd / 100, 2),
  }),
  column('discrimination', '区分度', ({ discrimination }: Item) => fixed(discrimination, 1), {
    ...right,
    quantity: decimalsOf(({ discrimination }) => discrimination, 1),
  }),
  column('efficiency', '区分效率', ({ efficiency }: Item) => fixed(efficiency, 1), {
    ...right,
    quantity: decimalsOf(({ efficiency }) => efficiency, 1),
  }),
  column('meanSpent', '平均用时（秒）', ({ meanSpentMs }: Item) => String(Math.round(meanSpentMs / 1000)), {
    ...right,
    quantity: wholes(({ meanSpentMs }) => Math.round(meanSpentMs / 1000)),
  }),
  column('flags', '提示', ({ flags }: Item) => flags.map(ITEM_FLAG.label).join('、') || NOTHING, { minWidth: 120 }),
];
