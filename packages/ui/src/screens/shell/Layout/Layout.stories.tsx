import preview from '#storybook/preview';
import { aCurrent, aMember, aParent, aTeacher } from '@aosai/api/accounts/people.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PageLoading } from '../PageLoading/PageLoading.tsx';
import { siteMenus } from '../../../storybook/exampleMenus.ts';
import { Layout } from './Layout.tsx';

const meta = preview.meta({
  id: 'screens-layout',
  title: '网站框架',
  component: Layout,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：站内页面的外框：公告、顶栏、导航、页脚与登录状态。**何时不用**：考场与全屏单元不用它；页面内部的排版用 PageBody。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    title: '奥赛学堂',
    current: aCurrent(),
    items: siteMenus.student,
    active: '/',
    notice: '12 月 6 日 GESP 认证报名将于 11 月 28 日截止，请家长核对考生信息。',
    theme: 'light' as const,
    children: (
      <PageBody>
        <PageHeader title="页面标题" lead="每一页都在这个框里。" />
        <Card>正文</Card>
      </PageBody>
    ),
    on: { closeNotice: fn(), signIn: fn(), signOut: fn(), switchOrganization: fn(), go: fn(), theme: fn() },
  },
});

export const Student = meta.story({ tags: ['key'] });
export const SignedOut = meta.story({ args: { current: null, items: siteMenus.guest, notice: null } });
export const Starting = meta.story({ args: { current: undefined, items: siteMenus.guest, notice: null } });
export const Parent = meta.story({
  args: { current: aCurrent(aParent()), items: siteMenus.parent, active: '/user/report', notice: null },
});
export const Teacher = meta.story({
  args: { current: aCurrent(aTeacher()), items: siteMenus.teacher, active: '/exam/students', notice: null },
});
export const Operator = meta.story({
  args: {
    current: {
      realm: 'user',
      expiresAt: at(1440),
      user: {
        id: idOf('user'),
        name: '系统管理员',
        isSuper: true,
        permissions: [],
        mustChangePwd: false,
        mustSetSecondFactor: false,
      },
    },
    items: siteMenus.operator,
    active: '/bms',
    notice: null,
  },
});
export const Loading = meta.story({ tags: ['no-visual'], args: { children: <PageLoading /> } });
export const Offline = meta.story({ args: { offline: true, notice: null } });
export const LongNames = meta.story({
  args: {
    title: '滨海市少年宫信息学奥林匹克竞赛训练中心',
    current: aCurrent(aMember({ nickname: '阿卜杜热西提·买买提江的同桌', points: 1_234_567 })),
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const PhoneLong = LongNames.extend({ globals: { viewport: { value: 'small' } } });
const schools = [
  { id: idOf('org'), name: '星海编程', logo: null, roles: ['teacher' as const, 'manager' as const] },
  { id: idOf('school'), name: '滨海市第二中学', logo: null, roles: ['teacher' as const] },
];
// No screenshot: the schools are in the menu that the test opens.
export const TwoSchools = Teacher.extend({
  tags: ['no-visual'],
  args: { current: aCurrent(aTeacher({ organizations: schools })) },
});
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#8f897b"/><circle cx="5" cy="4" r="2" fill="#f6f4ef"/><ellipse cx="5" cy="9" rx="4" ry="3" fill="#f6f4ef"/></svg>',
)}`;
export const NothingUnread = meta.story({ args: { unread: 0, portrait, notice: null } });
export const Unread = meta.story({ args: { unread: 3, portrait, notice: null } });
export const ManyUnread = LongNames.extend({ args: { unread: 128 } });
export const PhoneUnread = Unread.extend({ globals: { viewport: { value: 'phone' } } });
export const TabletUnread = Unread.extend({ globals: { viewport: { value: 'tablet' } } });
export const DarkUnread = Unread.extend({ args: { theme: 'dark' }, globals: { theme: 'dark' } });
export const Dark = meta.story({ args: { theme: 'dark' }, globals: { theme: 'dark' } });

Student.test('the first Tab stop skips to the content', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const skip = canvas.getByRole('link', { name: '跳到正文' });
  await waitFor(() => expect(skip).toHaveFocus());
  await expect(skip).toHaveAttribute('href', '#main');
  await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
});

Student.test(
  'the person menu signs out, and the moon button turns on dark mode',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '林同学' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await expect(args.on.signOut).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '换成深色' }));
    await expect(args.on.theme).toHaveBeenCalledWith('dark');
  },
);

SignedOut.test("a guest's menu shows only public pages and sign-in", async ({ canvas, userEvent, args }) => {
  const nav = canvas.getByRole('navigation', { name: '主导航' });
  await expect([...nav.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['首页', '考试', '课程']);
  await userEvent.click(canvas.getByRole('button', { name: '登录' }));
  await expect(args.on.signIn).toHaveBeenCalledTimes(1);
});

Phone.test(
  'on a phone, the menu has the same links and returns focus when closed',
  async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: '打开菜单' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: '菜单' });
    await expect([...drawer.querySelectorAll('nav a')].map((link) => link.textContent)).toEqual([
      '首页',
      '考试',
      '考试记录',
      '课程',
      '练习',
      '班级',
      '作业',
      '个人中心',
      '我的订单',
      '会员卡',
    ]);
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await expect(args.on.signOut).toHaveBeenCalled();
  },
);

Student.test('the person menu links to orders, and the card in the bar to the cards', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(await canvas.findByRole('link', { name: /^年卡 至/ })).toHaveAttribute('href', '/web/vipCardList');
  await userEvent.click(canvas.getByRole('button', { name: /林/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '我的订单' }));
  await expect(args.on.go).toHaveBeenCalledWith('/order');
  await expect(canvas.getByRole('contentinfo').querySelector('a[href="/web/vipCardList"]')).toBeVisible();
});

TwoSchools.test(
  'a teacher of two schools can switch to the other one, or to acting without a school',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /周/ }));
    await expect(screen.queryByRole('menuitem', { name: '切换到「星海编程」' })).toBeNull();
    await expect(await screen.findByRole('menuitem', { name: '切换到个人' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: '切换到「滨海市第二中学」' }));
    await expect(args.on.switchOrganization).toHaveBeenCalledWith(idOf('school'));
  },
);

NothingUnread.test('without unread messages, the message link has no count', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: '消息' })).toHaveAttribute('href', '/web/user/message');
});

Unread.test('unread messages are counted at the link and announced politely', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: '消息 3 条未读消息' })).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('3 条未读消息');
});

ManyUnread.test('more than ninety-nine unread messages are shown as 99+', async ({ canvas }) => {
  await expect(await canvas.findByRole('img', { name: '128 条未读消息' })).toHaveTextContent('99+');
});

PhoneUnread.test(
  'on a phone, the menu button counts unread messages, and the menu links to them',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开菜单，3 条未读消息' }));
    const drawer = await screen.findByRole('dialog', { name: '菜单' });
    await expect(within(drawer).getByRole('link', { name: '消息 3 条未读消息' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
);

Operator.test('an account of the back office has no message link', async ({ canvas }) => {
  await canvas.findByRole('button', { name: /系统管理员/ });
  await expect(canvas.queryByRole('link', { name: /消息/ })).toBeNull();
});

Loading.test('the footer is unseen until the page is there, as it would jump', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('footer')).not.toBeVisible();
});
