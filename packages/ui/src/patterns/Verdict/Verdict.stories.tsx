import preview from '#storybook/preview';
import { VERDICTS } from '@aosai/api/domain/verdicts';
import { Verdict } from './Verdict.tsx';

const meta = preview.meta({ component: Verdict, args: { verdict: 'WA' as const } });

const all = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {VERDICTS.map((verdict) => (
      <Verdict key={verdict} verdict={verdict} />
    ))}
  </div>
);

export const One = meta.story();
export const All = meta.story({ render: all });
export const AllDark = meta.story({ render: all, globals: { theme: 'dark' } });
