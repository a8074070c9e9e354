import preview from '#storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { exampleRights, officeMenus } from '../../../storybook/exampleMenus.ts';
import { OfficeLayout, type OfficeLayoutProps } from './OfficeLayout.tsx';

const meta = preview.meta({
  id: 'screens-officelayout',
  title: '管理框架',

  component: OfficeLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/bms 与 /edms 的每一页都放在里面：顶上是平台或机构的名字和当前账号，左边是按权限出现的导航；手机上只有一条：菜单、所在页面和当前账号。**何时不用**：学习端用 Layout；考场和打印页不带任何外框。',
      },
    },
  },
  args: {
    office: 'bms',
    title: '奥赛学堂 · 管理',
    person: '周明澜',
    groups: officeMenus.bms,
    rights: exampleRights,
    active: 'question',
    theme: 'light',
    children: (
      <PageBody>
        <PageHeader title="题库" lead="这里是页面内容。" />
      </PageBody>
    ),
    on: { signOut: fn(), switchOrganization: fn(), go: fn(), theme: fn(), changePwd: fn(), showSteps: fn() },
  } as OfficeLayoutProps,
});

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" rx="2" fill="#1f5f8b"/><path d="M2 7 5 2l3 5z" fill="#f6f4ef"/></svg>',
)}`;

export const Platform = meta.story({ tags: ['key'] });
export const Waiting = meta.story({ args: { unread: 120 } });
export const School = meta.story({
  args: { office: 'edms', groups: officeMenus.edms, title: '星海编程', active: 'organizationMember' },
});
export const TwoSchools = School.extend({ args: { otherSchools: [{ id: 'S2', name: '滨海市第二中学', logo }] } });
export const WithLogo = School.extend({ args: { logo, unread: 3 } });
export const LogoMissing = School.extend({ args: { logo: 'data:image/png,none' } });
export const FewRights = meta.story({ args: { rights: ['question:queryList'] } });
const HAS_PAGE = ['dict', 'organization'];
const planned = officeMenus.bms.map((group) => ({
  ...group,
  items: group.items.filter(({ id }) => HAS_PAGE.includes(id)),
}));
export const Planned = meta.story({ args: { active: 'dict', groups: planned } });
export const Long = meta.story({
  args: {
    office: 'edms',
    groups: officeMenus.edms,
    title: '新疆维吾尔自治区巴音郭楞蒙古自治州青少年信息学奥林匹克联合培训中心（第三校区）',
    person: '阿卜杜热西提·买买提伊敏',
  },
});
Long.test('a very long name of a person stays on one line', async ({ canvas }) => {
  const name = canvas.getByText('阿卜杜热西提·买买提伊敏');
  const oneLine = Number.parseFloat(getComputedStyle(name).lineHeight);
  await expect(name.getBoundingClientRect().height).toBeLessThan(1.5 * oneLine);
});
export const Offline = School.extend({ args: { offline: true } });
export const OfflinePhone = Offline.extend({ globals: { viewport: { value: 'phone' } } });
export const Phone = School.extend({ globals: { viewport: { value: 'phone' } } });
export const PlatformPhone = Planned.extend({ globals: { viewport: { value: 'phone' } } });
Phone.test('on a phone the links are in a drawer that closes after a choice', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '菜单' }));
  const drawer = within(await screen.findByRole('dialog', { name: '星海编程' }));
  const link = drawer.getByRole('link', { name: '作业' });
  // The test page must not navigate.
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
Phone.test('a phone has one bar, and behind the person everything that has no room', async (story) => {
  const { canvas, canvasElement, userEvent, args } = story;
  // The page has a header too.
  const bottom = canvas.getAllByRole('banner')[0]?.getBoundingClientRect().bottom;
  await expect(bottom).toBe(56);
  await expect(canvas.getByRole('main').getBoundingClientRect().top).toBe(bottom);
  await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const choose = async (label: string) => {
    await userEvent.click(await canvas.findByRole('button', { name: /周明澜\s*的账号$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: label }));
  };
  await choose('换成深色');
  await expect(args.on.theme).toHaveBeenCalledWith('dark');
  await choose('回到网站首页');
  await expect(args.on.go).toHaveBeenCalledWith('/web/');
  await choose('退出登录');
  await expect(args.on.signOut).toHaveBeenCalledTimes(1);
});
export const TwoSchoolsPhone = TwoSchools.extend({ globals: { viewport: { value: 'phone' } } });
TwoSchoolsPhone.test('on a phone the person menu switches to the other school', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /周明澜\s*的账号$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '切换到滨海市第二中学' }));
  await expect(args.on.switchOrganization).toHaveBeenCalledWith('S2');
});
PlatformPhone.test("on a phone, the name of the platform's office fits on one line", async ({ canvas }) => {
  const lines = document.createRange();
  lines.selectNodeContents(canvas.getByText('奥赛学堂 · 管理'));
  await expect(lines.getClientRects()).toHaveLength(1);
});
export const LongPhone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ args: { theme: 'dark' }, globals: { theme: 'dark' } });
const found = [
  { href: '/web/bms/member?keyword=lin&open=M1', label: '林*', hint: '学生 · linzhiyuan' },
  { href: '/web/bms/organization?keyword=lin&open=O1', label: '林荫小学', hint: '机构' },
];
export const Finding = meta.story({
  args: { finding: { what: '学生、机构', found, loading: false, failed: null, find: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '林');
    await screen.findByRole('option', { name: /林荫小学/ });
  },
});
const paragraphs = Array.from({ length: 60 }, (_, line) => <p key={line}>第 {line + 1} 行</p>);
// No screenshot: it looks like the others until its test scrolls.
export const LongPage = meta.story({ tags: ['no-visual'], args: { children: <PageBody>{paragraphs}</PageBody> } });
export const LongPageZoomed = LongPage.extend({ globals: { viewport: { value: 'zoomed' } } });
LongPageZoomed.test('in a low window the bars scroll away with the page', async ({ canvas }) => {
  canvas.getByText('第 40 行').scrollIntoView({ block: 'start' });
  await waitFor(() => expect(canvas.getByText('第 40 行').getBoundingClientRect().top).toBeLessThan(8));
  await expect(canvas.getByRole('banner').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
});

School.test("a school does not see the platform's pages", async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('navigation', { name: '所在栏目' })).toHaveTextContent('人员成员');
  await expect(canvas.getByRole('link', { name: '成员' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.queryByRole('link', { name: '操作日志' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
  await expect(args.on.signOut).toHaveBeenCalledTimes(1);
});

FewRights.test('only pages the rights allow are listed', async ({ canvas }) => {
  const links = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(links).toEqual(['跳到正文', '奥', '题库', '消息', '系统状况']);
});

Platform.test('Ctrl+K finds a page by part of its name, and Enter opens it', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = canvas.getByRole('combobox', { name: '查找页面' });
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard('系统 字典');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await expect(args.on.go).toHaveBeenCalledWith('/web/bms/dict');
  await expect(box).not.toHaveFocus();
  await userEvent.keyboard('/');
  await waitFor(() => expect(box).toHaveFocus());
  await expect(box).toHaveValue('');
});

School.test('Ctrl+K also finds pages of the student site', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('{Control>}k{/Control}python');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await expect(args.on.go).toHaveBeenCalledWith('/web/play/python');
  await expect(canvas.queryByRole('link', { name: 'Python 练习场' })).toBeNull();
});
Platform.test('the theme can be changed by a button or through the search', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '换成深色' }));
  await userEvent.keyboard('{Control>}k{/Control}深色{Enter}');
  await expect(args.on.theme).toHaveBeenCalledTimes(2);
  await expect(args.on.theme).toHaveBeenLastCalledWith('dark');
});

Finding.test('people and schools are found after the pages, and open their page', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(args.finding?.find).toHaveBeenLastCalledWith('林');
  await userEvent.click(screen.getByRole('option', { name: /林荫小学/ }));
  await expect(args.on.go).toHaveBeenCalledWith('/web/bms/organization?keyword=lin&open=O1');
  await expect(canvas.getByRole('combobox', { name: '查找页面、学生、机构' })).toHaveValue('');
});

TwoSchools.test('the search can switch to another school of the user', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Control>}k{/Control}第二中学{Enter}');
  await expect(args.on.switchOrganization).toHaveBeenCalledWith('S2');
});

LongPage.test('bar and menu stay in place while the page scrolls', async ({ canvas }) => {
  window.scrollTo(0, 900);
  const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
  await waitFor(() => expect(topOf(canvas.getByText('第 1 行'))).toBeLessThan(0));
  const menu = canvas.getByRole('navigation', { name: '管理导航' }).parentElement;
  await expect([topOf(canvas.getByRole('banner')), menu && topOf(menu)]).toEqual([0, 56]);
  window.scrollTo(0, 0);
});

Planned.test('a page that does not exist yet is not listed', async ({ canvas, userEvent }) => {
  const links = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(links).toEqual(['跳到正文', '奥', '机构', '字典']);
  await userEvent.click(canvas.getByRole('combobox', { name: '查找页面' }));
  const offered = () => screen.getAllByRole('option').map((option) => option.textContent);
  const learning = ['课程列表', '专题', 'GESP 训练营', 'Python 练习场', '内容中心'].map((name) => `${name}网站`);
  await waitFor(() => expect(offered()).toEqual(['机构人员', '字典系统', ...learning, '换成深色外观']));
});

TwoSchools.test('a member of two schools can switch to the other one', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '切换机构' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '滨海市第二中学' }));
  await expect(args.on.switchOrganization).toHaveBeenCalledWith('S2');
});

Waiting.test('an operator has a message link', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /120 条未读消息\s*周明澜\s*的账号/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '消息，120 条未读' }));
  await expect(args.on.go).toHaveBeenCalledWith('/web/bms/message');
});

Platform.test('an operator can change their password here', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /周明澜\s*的账号$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '修改密码' }));
  await expect(args.on.changePwd).toHaveBeenCalledTimes(1);
});

Platform.test('the person menu shows the first steps again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /周明澜\s*的账号$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '显示「开始使用」' }));
  await expect(args.on.showSteps).toHaveBeenCalledTimes(1);
});

School.test("a school's manager is led to the account page of the site", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /周明澜\s*的账号$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '账号与安全' }));
  await expect(args.on.go).toHaveBeenCalledWith('/web/user/accout');
});

Platform.test('the person menu leads to the second step and the devices', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /周明澜\s*的账号$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '两步验证与设备' }));
  await expect(args.on.go).toHaveBeenCalledWith('/web/bms/security');
});

School.test('the person menu leads to the second step and the devices', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /周明澜\s*的账号$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '两步验证与设备' }));
  await expect(args.on.go).toHaveBeenCalledWith('/web/edms/security');
});

WithLogo.test("shows the school's picture, and the number of unread messages", async ({ canvas, userEvent, args }) => {
  const home = canvas.getByRole('link', { name: '回到网站首页' });
  await expect(home.querySelector('img')).toHaveAttribute('src', logo);
  await userEvent.click(canvas.getByRole('button', { name: /3 条未读消息\s*周明澜\s*的账号/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '消息，3 条未读' }));
  await expect(args.on.go).toHaveBeenCalledWith('/web/user/message');
});

LogoMissing.test('a picture that fails to load is replaced by the seal', async ({ canvas }) => {
  const home = canvas.getByRole('link', { name: '回到网站首页' });
  await waitFor(() => expect(home).toHaveTextContent('奥'));
});
