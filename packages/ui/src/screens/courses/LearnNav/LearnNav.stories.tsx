import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { LearnNav } from './LearnNav.tsx';

const meta = preview.meta({
  id: 'patterns-learnnav',
  title: '部件/学习页导航 LearnNav',
  component: LearnNav,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：课程、专题、训练营、内容中心的首页，在标题下面互相到达。**何时不用**：它们的下一级页面用面包屑返回。',
      },
    },
  },
  args: { active: 'topic' as const },
});

export const Topics = meta.story({ tags: ['key'] });
export const Phone = Topics.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Topics.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Topics.test('the current page is marked', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '专题' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Python 练习场' })).toHaveAttribute('href', '/web/play/python');
  await expect(canvas.getByRole('link', { name: '训练营' })).not.toHaveAttribute('aria-current');
});
