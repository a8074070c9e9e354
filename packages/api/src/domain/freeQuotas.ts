/** Until when a free share lasts: then it begins again. */
export type FreePeriod = 'day' | 'month';

interface FreeQuota {
  /** What people read where no right of the office has a name for it. */
  label: string;
  quota: number;
  period: FreePeriod;
  /** The setting with which an app gives more, or less. */
  configKey: string;
}

/** Rights of which everybody has a share without a card; a card lifts the limit, or brings its own. */
export const FREE_QUOTAS = {
  'code.submit': { label: '代码提交', quota: 30, period: 'day', configKey: 'free.codeSubmit' },
  'exam.mock': { label: '模拟考试', quota: 2, period: 'month', configKey: 'free.examMock' },
  'case.view': { label: '查看未通过的测试点', quota: 3, period: 'day', configKey: 'free.caseView' },
  'answer.clean': { label: '清除练习记录', quota: 1, period: 'day', configKey: 'free.answerClean' },
  'solution.video': { label: '题解视频', quota: 0, period: 'month', configKey: 'free.solutionVideo' },
} as const satisfies Record<string, FreeQuota>;

export type CountedRight = keyof typeof FREE_QUOTAS;
