import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { exampleRights, officeMenus } from '../../storybook/exampleMenus.ts';
import { OfficeLayout, type OfficeLayoutProps } from './OfficeLayout.tsx';

const meta = preview.meta({
  title: 'OfficeLayout',
  component: OfficeLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/bms 与 /edms 的每一页都放在里面：顶上是平台或机构的名字和当前账号，左边是按权限出现的导航，手机上收进抽屉。**何时不用**：学习端用 Layout；考场和打印页不带任何外框。',
      },
    },
  },
  args: {
    office: 'bms',
    title: '奥赛学堂 · 运营后台',
    person: '周明澜',
    groups: officeMenus.bms,
    rights: exampleRights,
    active: 'question',
    children: (
      <PageBody>
        <PageHeader title="题库" lead="这里是页面内容。" />
      </PageBody>
    ),
    on: { signOut: fn(), switchOrganization: fn(), go: fn(), changePwd: fn() },
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
export const Phone = School.extend({ globals: { viewport: { value: 'phone' } } });
export const LongPhone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

School.test('a school does not see the ways of the platform', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('navigation', { name: '当前位置' })).toHaveTextContent('人员成员');
  await expect(canvas.getByRole('link', { name: '成员' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.queryByRole('link', { name: '操作日志' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
  await expect(args.on.signOut).toHaveBeenCalledTimes(1);
});

FewRights.test('only what one may is offered', async ({ canvas }) => {
  const links = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(links).toEqual(['跳到正文', '奥', '题库', '消息']);
});

Platform.test(
  'Ctrl+K finds a page by a part of its name, and Enter goes there',
  async ({ canvas, userEvent, args }) => {
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
  },
);

Planned.test('a way whose page is not there is offered nowhere', async ({ canvas, userEvent }) => {
  const links = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(links).toEqual(['跳到正文', '奥', '机构', '字典']);
  await userEvent.click(canvas.getByRole('combobox', { name: '查找页面' }));
  await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toHaveLength(2));
});

TwoSchools.test('who works for two schools goes over to the other one', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '切换机构' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '滨海市第二中学' }));
  await expect(args.on.switchOrganization).toHaveBeenCalledWith('S2');
});

Waiting.test('an operator has a message box there', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /120 条未读消息\s*周明澜\s*的账号/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '消息，120 条未读' }));
  await expect(args.on.go).toHaveBeenCalledWith('/web/bms/message');
});

Platform.test('an operator changes their password here', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /周明澜\s*的账号$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '修改密码' }));
  await expect(args.on.changePwd).toHaveBeenCalledTimes(1);
});

School.test('a school’s manager is led to the account page of the site', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /周明澜\s*的账号$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '账号与安全' }));
  await expect(args.on.go).toHaveBeenCalledWith('/web/user/accout');
});

WithLogo.test(
  'the school shows its own picture, and what waits for the person',
  async ({ canvas, userEvent, args }) => {
    const home = canvas.getByRole('link', { name: '回到网站首页' });
    await expect(home.querySelector('img')).toHaveAttribute('src', logo);
    await userEvent.click(canvas.getByRole('button', { name: /3 条未读消息\s*周明澜\s*的账号/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '消息，3 条未读' }));
    await expect(args.on.go).toHaveBeenCalledWith('/web/user/message');
  },
);

LogoMissing.test('a picture that does not come leaves the seal', async ({ canvas }) => {
  const home = canvas.getByRole('link', { name: '回到网站首页' });
  await waitFor(() => expect(home).toHaveTextContent('奥'));
});
