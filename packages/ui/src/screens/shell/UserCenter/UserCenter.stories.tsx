import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { centreMenus, siteMenus } from '../../../storybook/exampleMenus.ts';
import { UserCenter } from './UserCenter.tsx';

const meta = preview.meta({
  id: 'screens-usercenter',
  title: '个人中心',
  component: UserCenter,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: '**何时用**：/user 下的所有页面。**何时不用**：其余页面用 Layout，管理页面用 OfficeLayout。',
      },
    },
  },
  args: {
    title: '奥赛学堂',
    person: { name: '林同学', kind: '学生' },
    items: siteMenus.student,
    tabs: centreMenus.student,
    active: '/user/accout',
    unread: 3,
    theme: 'light' as const,
    children: (
      <PageBody>
        <PageHeader title="账号与安全" />
        <Card title="个人资料">姓名、账号、手机号和邮箱。</Card>
      </PageBody>
    ),
    on: { signOut: fn(), theme: fn() },
  },
});

export const Student = meta.story();
export const Parent = meta.story({
  tags: ['key'],
  args: {
    tabs: centreMenus.parent,
    active: '/user/report',
    person: { name: '林建国', kind: '家长' },
  },
});
export const Unknown = meta.story({ args: { person: null, tabs: [], active: null, unread: 0 } });
export const LongName = meta.story({
  args: { person: { name: '阿卜杜热合曼·买买提伊明江的小小程序世界', kind: '学生' }, unread: 1_204 },
});
export const AllTabsPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
});
export const Dark = Student.extend({ globals: { theme: 'dark' }, args: { theme: 'dark' } });

AllTabsPhone.test('on a phone, the current tab is scrolled into view', async ({ canvas }) => {
  const tab = canvas.getByRole('link', { name: '账号与安全' });
  await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
});
Student.test('only pages that exist are listed, with the number of unread messages', async ({ canvas }) => {
  const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
  await expect(names).toEqual(['班级', '考试', '成绩', '作业', '消息3', '积分', '账号与安全', '意见反馈']);
  await expect(canvas.getByRole('link', { name: '账号与安全' })).toHaveAttribute('href', '/web/user/accout');
});

Student.test('personal centre: keeps the site’s navigation above', async ({ canvas }) => {
  const nav = canvas.getByRole('navigation', { name: '主导航' });
  await expect([...nav.querySelectorAll('a')].map((link) => link.textContent)).toContain('考试');
});
