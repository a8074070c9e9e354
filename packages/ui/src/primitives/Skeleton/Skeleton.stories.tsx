import preview from '#storybook/preview';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton });

export const Lines = meta.story({ args: { lines: 3 } });
export const Block = meta.story({ args: { height: 160 } });
export const InCard = meta.story({
  render: () => (
    <Card title="我的课程">
      <Skeleton lines={4} />
    </Card>
  ),
});
export const Dark = InCard.extend({ globals: { theme: 'dark' } });
