import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { expectMarks } from '../../../storybook/forcedColors.ts';
import type { SideNavGroup } from './navGroups.ts';
import { SideNav } from './SideNav.tsx';

const item = (id: string, label: string, count?: number) => ({
  id,
  label,
  href: `#${id}`,
  right: `${id}:read`,
  ...(count === undefined ? {} : { count }),
});

const groups: SideNavGroup[] = [
  { id: 'work', label: '工作台', items: [{ id: 'home', label: '概览', href: '#home' }] },
  {
    id: 'content',
    label: '教学内容',
    items: [item('question', '题库'), item('paper', '试卷'), item('chapter', '单元'), item('course', '课程')],
  },
  {
    id: 'run',
    label: '考试与作业',
    items: [item('exam', '考试'), item('homework', '作业'), item('grade', '班级', 3)],
  },
  {
    id: 'money',
    label: '会员卡与交易',
    items: [item('membership', '会员卡'), item('order', '订单'), item('quit', '退出审核', 12)],
  },
  { id: 'system', label: '系统', items: [item('role', '角色与权限'), item('dict', '字典'), item('log', '操作日志')] },
];

const all = groups.flatMap(({ items }) => items.flatMap(({ right }) => right ?? []));

const meta = preview.meta({
  id: 'patterns-sidenav',
  title: '部件/侧边导航 SideNav',
  component: SideNav,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：管理页面（/bms、/edms）左侧的导航：分组可以收起，只出现当前账号有权限的入口，没有入口的组整个不出现；手机上没有这一列，由顶上的「菜单」打开。**何时不用**：学习端的主导航用 TopBar；页内切换视图用 Tabs。',
      },
    },
  },
  args: { label: '管理导航', groups, rights: all, active: 'paper' as string | null },
});

export const AllRights = meta.story({ tags: ['key'] });
export const FewRights = meta.story({ args: { rights: ['question:read', 'grade:read'], active: 'question' } });
export const Long = meta.story({
  args: {
    groups: [
      {
        id: 'content',
        label: '滨海市青少年信息学奥林匹克联赛集训队教学内容',
        items: [
          { id: 'paper', label: '2026 年秋季学期第三次阶段性模拟考试试卷', href: '#paper', count: 1280 },
          { id: 'other', label: '题库', href: '#other' },
        ],
      },
    ],
  },
});
/** The window is lower than the column. */
export const LowWindow = meta.story({
  args: { active: 'log' },
  render: (args) => (
    <div style={{ display: 'grid', height: 240 }}>
      <SideNav {...args} />
    </div>
  ),
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

AllRights.test(
  'a group closes and opens by keyboard, and the current page is marked',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '试卷' })).toHaveAttribute('aria-current', 'page');
    const group = canvas.getByRole('button', { name: '教学内容' });
    group.focus();
    await waitFor(() => expect(group).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: '试卷' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: '试卷' })).toBeVisible();
  },
);

AllRights.test('the menu is one Tab stop, and arrow keys move in it', async ({ canvas, userEvent }) => {
  const stops = () =>
    [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')].filter((one) => one.tabIndex === 0);
  const page = canvas.getByRole('link', { name: '试卷' });
  await expect(stops()).toEqual([page]);
  page.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('link', { name: '题库' })).toHaveFocus();
  await waitFor(() => expect(stops()).toEqual([canvas.getByRole('link', { name: '题库' })]));
  await userEvent.keyboard('{ArrowLeft}');
  const group = canvas.getByRole('button', { name: '教学内容' });
  await expect(group).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowRight}');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{End}');
  await expect(canvas.getAllByRole('link').at(-1)).toHaveFocus();
});

LowWindow.test('the current item is scrolled into view', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: '操作日志' }).getBoundingClientRect().bottom).toBeLessThan(241),
  );
  await expect(canvas.getByRole('link', { name: '概览' }).getBoundingClientRect().bottom).toBeLessThan(0);
});

FewRights.test('items the user has no right to are left out', async ({ canvas }) => {
  const links = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(links).toEqual(['概览', '题库', '班级3']);
  await expect(canvas.queryByRole('button', { name: '系统' })).toBeNull();
});

AllRights.test('the current page has a mark in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, ['a[aria-current]', 'li a:not([aria-current])']);
});
