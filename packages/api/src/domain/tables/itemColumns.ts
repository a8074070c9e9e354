import { ITEM_FLAG, type ItemFlag } from '../exams/itemAnalysis.ts';
import { formatPoints } from '../points.ts';
import { QUESTION_TYPE } from '../questions/questionType.ts';
import type { QuestionType } from '../questions/kinds.ts';
import { choice, column, figure, NOTHING, text } from './column.ts';

interface Item {
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

/** What the analysis of a paper says of each question. */
export const itemColumns = [
  text('title', '题目', { minWidth: 200 }),
  choice('type', '题型', QUESTION_TYPE),
  column('maxPoints', '满分', ({ maxPoints }: Item) => formatPoints(maxPoints), right),
  figure('count', '作答'),
  figure('blankCount', '空白'),
  column('meanPoints', '平均分', ({ meanPoints }: Item) => formatPoints(meanPoints), right),
  column(
    'facility',
    '得分率',
    ({ facility }: Item) => (facility === null ? NOTHING : `${fixed(100 * facility, 1)}%`),
    right,
  ),
  column('sd', '标准差', ({ sd }: Item) => fixed(sd === null ? null : sd / 100, 2), right),
  column('discrimination', '区分度', ({ discrimination }: Item) => fixed(discrimination, 1), right),
  column('efficiency', '区分效率', ({ efficiency }: Item) => fixed(efficiency, 1), right),
  column('meanSpent', '平均用时（秒）', ({ meanSpentMs }: Item) => String(Math.round(meanSpentMs / 1000)), right),
  column('flags', '提示', ({ flags }: Item) => flags.map(ITEM_FLAG.label).join('、') || NOTHING, { minWidth: 120 }),
];
