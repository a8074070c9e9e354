/** The period after which a free quota starts again. */
export type FreePeriod = 'day' | 'month';

interface FreeQuota {
  /** Name for people where the office has no right with this code. */
  label: string;
  quota: number;
  period: FreePeriod;
  /** The setting with which an app changes the quota. */
  configKey: string;
}

/** Rights that everybody has in a limited number without a card. A card removes the limit or sets its own. */
export const FREE_QUOTAS = {
  'code.submit': { label: '代码提交', quota: 30, period: 'day', configKey: 'free.codeSubmit' },
  'exam.mock': { label: '模拟考试', quota: 2, period: 'month', configKey: 'free.examMock' },
  'case.view': { label: '查看未通过的测试点', quota: 3, period: 'day', configKey: 'free.caseView' },
  'answer.clean': { label: '清除练习记录', quota: 1, period: 'day', configKey: 'free.answerClean' },
  'solution.video': { label: '题解视频', quota: 0, period: 'month', configKey: 'free.solutionVideo' },
} as const satisfies Record<string, FreeQuota>;

/** Code of a right with a free quota. */
export type CountedRight = keyof typeof FREE_QUOTAS;
