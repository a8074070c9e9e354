import preview from '#storybook/preview';
import { expect, screen } from 'storybook/test';
import { expectMarks } from '../../storybook/forcedColors.ts';
import { PageTabs } from './PageTabs.tsx';

const TABS = ['概况', '成员', '课表与内容', '作业', '考试', '成绩', '学情', '设置'].map((label) => ({
  id: label,
  label,
  href: `#${label}`,
}));

const meta = preview.meta({
  id: 'patterns-pagetabs',
  title: '页面/页面标签 PageTabs',
  component: PageTabs,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一个东西（考试、班级）的各个页面之间，每页有自己的地址。**何时不用**：同一页里切换内容用 Tabs。',
      },
    },
  },
  args: { label: '这个班级', tabs: TABS, active: '作业' },
});

export const Full = meta.story();
export const PhoneLast = meta.story({ globals: { viewport: { value: 'phone' } }, args: { active: '设置' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Full.test('the current page is marked', async () => {
  await expect(screen.getByRole('link', { name: '作业' })).toHaveAttribute('aria-current', 'page');
});

Full.test('the current page has a mark in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, ['a[aria-current]', 'a:not([aria-current])']);
});
