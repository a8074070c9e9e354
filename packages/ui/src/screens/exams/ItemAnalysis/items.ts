import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { exam } from '@aosai/api/exams/exam.contract';

export type ItemReport = OutputOf<(typeof exam)['calls']['queryItemAnalysis']>;
export type ItemPaper = ItemReport['papers'][number];
export type Item = ItemPaper['items'][number];

/** Explains each figure, and which values need attention. */
export const EXPLANATIONS = [
  ['得分率', '平均分除以满分。低于 20% 偏难，高于 95% 太容易。'],
  ['标准差', '得分的离散程度，越大说明学生之间差距越大。'],
  ['区分度', '这道题的得分和其余题目总分的相关，乘以 100。低于 20 说明分不出高低，为负时答案可能有误。'],
  ['区分效率', '区分度达到这些得分可能达到的最大值的多少。'],
  ['一致性', '整份试卷的题目是不是在考同一种能力，70% 以上较好。'],
  ['平均用时', '每名学生停在这道题上的时间，切换题目时累加。'],
] as const;
