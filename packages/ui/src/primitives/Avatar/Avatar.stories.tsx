import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#8f897b"/><circle cx="5" cy="4" r="2" fill="#f6f4ef"/><ellipse cx="5" cy="9" rx="4" ry="3" fill="#f6f4ef"/></svg>',
)}`;

const meta = preview.meta({
  id: 'primitives-avatar',
  title: '展示/头像 Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：在名字旁边帮助认人，没有照片时显示名字的第一个字。**何时不用**：它对读屏软件不可见，不能代替名字单独出现；机构和品牌用 Seal 或标志图。',
      },
    },
  },
  args: { name: '林同学' },
});

export const Default = meta.story();
export const Picture = meta.story({ args: { src: picture, size: 48 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Picture.test(
  'a picture that fails to load is replaced by the first character',
  { args: { src: 'data:image/png,none' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('林')).toBeVisible();
  },
);
