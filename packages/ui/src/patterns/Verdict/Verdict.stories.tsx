import preview from '#storybook/preview';
import { VERDICT } from '@aosai/api/judging/verdicts';
import { Verdict } from './Verdict.tsx';

const meta = preview.meta({
  id: 'patterns-verdict',
  title: '代码与评测/评测结果 Verdict',
  component: Verdict,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一份代码的评测结论：文字加颜色，不只靠颜色。**何时不用**：逐个测试点用 CaseGrid；客观题的对错用报告里的标记。',
      },
    },
  },
  args: { verdict: 'WA' as const },
});

const all = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {VERDICT.values.map((verdict) => (
      <Verdict key={verdict} verdict={verdict} />
    ))}
  </div>
);

export const One = meta.story();
export const All = meta.story({ tags: ['key'], render: all });
export const AllDark = meta.story({ render: all, globals: { theme: 'dark' } });
