import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { Configs } from './Configs.tsx';
import type { Known, SettingRow, SettingValue } from './setting.ts';

const PRIVACY = '我们只收集参加学习和考试必须的信息。\n\n## 收集什么\n\n姓名、学校、手机号。';
const HTML = '<p>我们只收集参加学习和考试必须的信息。</p><h2>收集什么</h2><p>姓名、学校、手机号。</p>';

const row = (no: number, key: string, excerpt: string, changes: Partial<SettingRow> = {}): SettingRow => ({
  id: idOf('config', no),
  version: 4,
  key,
  isPublic: true,
  excerpt,
  valueVersion: 1,
  updatedAt: at(-no * 3_000),
  ...changes,
});
const rows = [
  row(1, 'agreement.children', '为了保护未满 14 周岁孩子的个人信息，我们……'),
  row(2, 'agreement.privacy', PRIVACY.slice(0, 120), { valueVersion: 3 }),
  row(3, 'contest.rules', '{"maxTeams":48}', { isPublic: false }),
  row(4, 'registration.open', 'true'),
  row(5, 'site.notice', 'GESP C++ 一级、四级模拟考试正在进行，登录后即可报名'),
];
const privacy: SettingValue = {
  key: 'agreement.privacy',
  value: `${PRIVACY}\n`,
  html: HTML,
  version: 3,
  updatedAt: at(-6_000),
  versionList: [
    { version: 3, at: at(-6_000), by: '周明澜', length: 1_204 },
    { version: 2, at: at(-90_000), by: '周明澜', length: 1_150 },
    { version: 1, at: at(-400_000), by: null, length: 860 },
  ],
};
/** Replaces the app's Markdown renderer. */
const asHtml = (markdown: string) =>
  markdown
    .split('\n\n')
    .map((part) => (part.startsWith('## ') ? `<h2>${part.slice(3)}</h2>` : `<p>${part}</p>`))
    .join('');

const known: Known = { current: { data: privacy }, old: null, preview: asHtml, look: fn() };
const of = officeStories(Configs, {
  rows,
  ...(rows[1] && { opened: rows[1] }),
  known,
  extreme: row(6, `extra.${'key'.repeat(19)}`, '滨海市青少年信息学奥林匹克联赛'.repeat(8), { valueVersion: 1_204 }),
});

const meta = preview.meta({
  id: 'screens-configs',
  title: '全部配置',

  component: Configs,
  decorators: [inOffice('bms', 'config')],
  parameters: of.parameters(
    '**何时用**：/bms/config，协议正文、程序读取的其他设置和每一版。**何时不用**：站名、通知、支付和免费次数用「设置」；选项列表用「字典」，站点标题和主色用「应用」。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const NothingFound = meta.story({
  tags: ['key'],
  args: { ...of.empty.args, filter: { keyword: '不存在', isPublic: '' } },
});
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const OpenedOld = Opened.extend({
  args: { known: { ...known, old: { data: { ...privacy, version: 1, html: '<p>第一版。</p>' } } } },
});
export const OpenedLoading = Opened.extend({ args: { known: { ...known, current: {} } } });
export const Editing = Opened.extend(of.asking('修改内容', '修改「隐私政策」'));
export const Conflict = Editing.extend({ args: of.refused('内容刚被别人修改过，请刷新后再改') });
export const Extreme = meta.story(of.extreme);
export const Phone = meta.story(of.phone);
export const EditingPhone = Editing.extend(of.phone);
export const Dark = meta.story(of.dark);
export const EditingDark = Editing.extend(of.dark);

Editing.test('a document is previewed while it is written', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '修改「隐私政策」' }));
  const text = dialog.getByRole('textbox', { name: /正文/ });
  await userEvent.clear(text);
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect(await dialog.findByText('请填写正文。')).toBeVisible();
  await userEvent.type(text, '## 保存多久');
  await expect(await dialog.findByRole('heading', { name: '保存多久' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.update).toHaveBeenCalledTimes(1));
  await expect(args.on.update).toHaveBeenCalledWith(rows[1], { value: '## 保存多久', isPublic: true });
});

Editing.test('an unchanged text is sent exactly as it was read', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '修改「隐私政策」' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /公开/ }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.update).toHaveBeenCalledWith(rows[1], { value: privacy.value, isPublic: false }));
});

OpenedOld.test(
  'an earlier version is marked as such, and links back to the current one',
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '回到现在' }));
    await expect(args.known.look).toHaveBeenLastCalledWith(null);
    await userEvent.click(screen.getByRole('button', { name: '查看第 2 版' }));
    await expect(args.known.look).toHaveBeenLastCalledWith(2);
    await expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  },
);

OpenedLoading.test('a text can be changed only after it has been read', async () => {
  await screen.findByRole('dialog', { name: '隐私政策' });
  await expect(screen.queryByRole('button', { name: '修改内容' })).toBeNull();
});

const accounts = '[{"label":"学生 林知远","account":"xuesheng","password":"aosai2026","realm":"member"}]';
const demo = row(7, 'demo.accounts', accounts);
export const EditingAccounts = meta.story({
  tags: ['no-visual'],
  args: {
    rows: { data: { content: [demo], total: 1, page: 0, size: 20 } },
    openId: demo.id,
    known: { ...known, current: { data: { ...privacy, key: demo.key, value: accounts, html: undefined } } },
  },
  ...of.asking('修改内容', '修改「登录框里的演示账号」'),
});
EditingAccounts.test('accounts are edited line by line, without the stored notation', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '修改「登录框里的演示账号」' }));
  await userEvent.click(dialog.getByRole('button', { name: '添加演示账号' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect(await dialog.findByText('每个演示账号都要填写名称、账号和密码')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: '第 2 个的名称' }), '平台');
  await userEvent.type(dialog.getByRole('textbox', { name: '第 2 个的账号' }), 'guanli');
  await userEvent.type(dialog.getByRole('textbox', { name: '第 2 个的密码' }), 'aosai2026');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '第 2 个从哪里登录' }), '管理');
  await userEvent.click(dialog.getByRole('button', { name: '移除第 1 个' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const value = '[{"label":"平台","account":"guanli","password":"aosai2026","realm":"user"}]';
  await waitFor(() => expect(args.on.update).toHaveBeenCalledWith(demo, { value, isPublic: true }));
});

const notice = row(8, 'site.notice', '周六 9 点模拟考');
meta
  .story({
    args: { rows: { data: { content: [notice], total: 1, page: 0, size: 20 } }, openId: notice.id },
  })
  .test('a setting with a form leads there and is not edited here', async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '首页滚动通知' }));
    await expect(drawer.getByRole('link', { name: '去「设置 · 站点」里改' })).toHaveAttribute(
      'href',
      '/web/bms/setting?tab=site',
    );
    await expect(drawer.queryByRole('button', { name: '修改内容' })).toBeNull();
  });

Full.test('values are shown in words', async ({ canvas }) => {
  await expect(within(canvas.getByRole('row', { name: /开放自助注册/ })).getByText('开')).toBeVisible();
});
