import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Figures } from './Figures.tsx';

const meta = preview.meta({
  component: Figures,
  args: {
    items: [
      { label: '报名', value: 6, unit: '场' },
      { label: '完成', value: 5, unit: '场' },
      { label: '达标', value: 4, unit: '场' },
      { label: '平均得分率', value: 81, unit: '%' },
    ],
  },
});

export const Four = meta.story();
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Four.test('a figure stands beside the name of what it counts', async ({ canvas }) => {
  await expect(canvas.getByText('平均得分率').parentElement).toHaveTextContent('平均得分率81%');
});
