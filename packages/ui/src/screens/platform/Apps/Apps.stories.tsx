import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { Apps } from './Apps.tsx';
import type { AppSite, Known } from './appSite.ts';

const site = (no: number, changes: Partial<AppSite>): AppSite => ({
  id: idOf('app', no),
  version: 2,
  appId: `app-${no}`,
  name: `应用 ${no}`,
  title: '奥赛学堂',
  logo: null,
  favicon: null,
  accent: null,
  hosts: [],
  allowedOrigins: [],
  hasSsoKey: false,
  updatedAt: at(-no * 4_000),
  ...changes,
});
const partner = site(2, {
  appId: 'binhai',
  name: '滨海实验学校',
  title: '滨海信息学',
  accent: '#0f766e',
  hosts: ['oj.binhai.example'],
  allowedOrigins: ['https://binhai.example'],
  hasSsoKey: true,
});
const picture = () => ({ fileName: null, on: { choose: fn(), remove: fn(), cancel: fn(), retry: fn() } });
const known: Known = {
  ownAppId: 'aosai',
  canCreate: true,
  pictures: { logo: picture(), favicon: picture() },
  begin: fn(),
  freshKey: null,
  showKey: fn(),
};
const of = officeStories(Apps, {
  rows: [site(1, { appId: 'aosai', name: '平台' }), partner],
  opened: partner,
  known,
  extreme: site(3, {
    appId: `a${'-b'.repeat(15)}`,
    name: '滨海市青少年信息学奥林匹克联赛集训基地东区分校的站点',
    title: '滨海市青少年信息学奥林匹克联赛集训基地',
    hosts: Array.from({ length: 20 }, (_, no) => `oj${no}.binhai-shiyan-zhongxue.example.edu.cn`),
  }),
});

const meta = preview.meta({
  id: 'screens-apps',
  title: '应用',

  component: Apps,
  decorators: [inOffice('bms', 'app')],
  parameters: of.parameters(
    '**何时用**：/bms/app，给每个站点定标题、标志、主色、域名，以及哪些网站可以嵌入它。**何时不用**：通知和协议用「设置」。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Failed = meta.story({ ...of.failed, tags: ['key'] });
export const OwnOnly = meta.story({ args: { known: { ...known, ownAppId: 'binhai', canCreate: false } } });
export const Opened = meta.story(of.opened);
export const Creating = meta.story(of.asking('新建应用'));
export const Editing = Opened.extend({
  ...of.asking('修改应用', '修改「滨海实验学校」'),
  args: { known: { ...known, ownAppId: 'binhai' } },
});
export const FreshKey = meta.story({
  args: { known: { ...known, freshKey: 'kX3vT9bQ2mWn7cRfYh5LdPz0sAuEjGi8oNqVtBxCwMk' } },
});
export const Extreme = meta.story(of.extreme);
export const Phone = meta.story(of.phone);
export const EditingPhone = Editing.extend(of.phone);
export const Dark = meta.story(of.dark);
export const EditingDark = Editing.extend(of.dark);

Editing.test('an unreadable accent is reported at once as one that will be darkened', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '修改「滨海实验学校」' }));
  await expect(dialog.getByRole('status')).toHaveTextContent('符合 4.5:1 的要求');
  const accent = dialog.getByRole('textbox', { name: /主色/ });
  await userEvent.clear(accent);
  await userEvent.type(accent, '#f59e0b');
  await expect(dialog.getByRole('status')).toHaveTextContent(/自动加深为 #/);
  const origins = dialog.getByRole('textbox', { name: /允许的来源/ });
  await userEvent.type(origins, '\nhttps://*.example');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect(await dialog.findByText(/「https:\/\/\*.example」不是来源/)).toBeVisible();
  await userEvent.clear(origins);
  await userEvent.type(origins, 'https://a.example');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.update).toHaveBeenCalledTimes(1));
  await expect(args.on.update).toHaveBeenCalledWith(
    partner,
    expect.objectContaining({ accent: '#f59e0b', allowedOrigins: ['https://a.example'], ssoKey: 'keep' }),
  );
});

FreshKey.test(
  'a key that is shown only once stays until the user confirms having kept it',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '新的登录密钥' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.known.showKey).not.toHaveBeenCalled();
    await expect(dialog.queryByRole('button', { name: '关闭' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '已经保存好' }));
    await expect(args.known.showKey).toHaveBeenCalledTimes(1);
  },
);

OwnOnly.test('a partner cannot create sites', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '新建应用' })).toBeNull();
});

Editing.test('a form opens with the pictures of its site', async ({ args }) => {
  await expect(args.known.begin).toHaveBeenCalledWith({ logo: null, favicon: null });
});

Creating.test('a new site starts without accent, addresses and partners', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '新建应用' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '东湖中学');
  await userEvent.type(dialog.getByRole('textbox', { name: /站点标题/ }), '东湖信息学');
  await userEvent.click(dialog.getByRole('button', { name: '新建应用' }));
  const look = { appId: null, name: '东湖中学', title: '东湖信息学', accent: null };
  await waitFor(() => expect(args.on.create).toHaveBeenCalledWith({ ...look, hosts: [], allowedOrigins: [] }));
});
