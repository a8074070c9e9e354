import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import type { Known, LogChain, LogEntry } from './logEntry.ts';
import { SysLogs } from './SysLogs.tsx';

const entry = (no: number, changes: Partial<LogEntry> = {}): LogEntry => ({
  id: idOf('log', no),
  seq: 1_200 - no,
  at: at(-no * 7),
  actorKind: 'user',
  actorId: idOf('user', 1),
  actorName: '平台管理员（guanli）',
  action: 'dict:update',
  actionName: '字典 · 修改字典',
  target: idOf('dict', 1),
  targetName: '难度等级',
  diff: { before: { label: '难度' }, after: { label: '难度等级' } },
  ip: '10.0.3.17',
  folded: null,
  hash: '3f1c'.repeat(16),
  ...changes,
});
/** One act on 21 exams, of which the newest entry is listed. */
const folded = entry(5, {
  action: 'exam:publish',
  actionName: '考试 · 发布考试',
  target: idOf('exam', 1),
  targetName: '四级模拟',
  folded: { entries: 21, targets: 21, sinceAt: at(-37) },
});
const permissions = entry(1, {
  action: 'role:configPerms',
  actionName: '角色 · 设置角色的全部权限',
  target: idOf('role', 1),
  targetName: '考务组',
  diff: { granted: ['考试 · 发布考试', '考试 · 终止考试'], withdrawn: [] },
});
const rows = [
  permissions,
  entry(2),
  entry(3, {
    actorKind: 'member',
    actorName: '林*',
    action: 'auth:loginByPwd',
    actionName: '登录 · 用账号和密码登录',
    target: null,
    targetName: null,
    diff: null,
  }),
  entry(4, { actorName: null, hash: '', ip: null }),
];
const whole: LogChain = {
  entries: 18_204,
  unchained: 12,
  unproven: { entries: 0, first: [] },
  fault: null,
  checkedAt: at(0),
};
const unproven = (entries: number): LogChain['unproven'] => ({
  entries,
  first: Array.from({ length: Math.min(entries, 20) }, (_, no) => ({
    seq: 41 + no * 37,
    id: idOf('log', no),
    paths: ['/before/until', '/after/until'],
  })),
});

const acts = [
  { value: 'dict:update', label: '字典 · 修改字典' },
  { value: 'exam:publish', label: '考试 · 发布考试' },
  { value: 'role:create', label: '角色 · 新建角色' },
];
const known: Known = { chain: null, verify: fn(), today: '2026-11-21', acts };
const withChain = (chain: Known['chain']) => ({ known: { ...known, chain } });
const of = officeStories(SysLogs, {
  rows,
  known,
  opened: entry(2),
  extreme: entry(4, {
    actorName: '阿卜杜热西提·买买提伊敏（信息学竞赛教务与考务联络人）',
    ip: '2001:db8:85a3::8a2e:370:7334',
  }),
});

const meta = preview.meta({
  id: 'screens-syslogs',
  title: '操作日志',

  component: SysLogs,
  decorators: [inOffice('bms', 'sysLog')],
  parameters: of.parameters(
    '**何时用**：/bms/sysLog，超级管理员查谁在何时改了什么，并校验日志本身有没有被动过。**何时不用**：考试中的切屏等事件在作答的事件记录里；服务器的运行日志在终端。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const NothingFound = meta.story({
  args: {
    ...of.empty.args,
    filter: { ...SysLogs.noFilter, actor: '王敏', from: '2026-11-01', target: idOf('role', 1) },
  },
});
export const Failed = meta.story({
  args: { ...of.failed.args, ...withChain({ error: '网络已断开，请检查连接后重试。' }) },
});
export const Extreme = meta.story(of.extreme);
export const Whole = meta.story({ args: withChain({ data: whole }) });
export const Unproven = meta.story({ args: withChain({ data: { ...whole, unproven: unproven(3) } }) });
export const ManyUnproven = meta.story({
  args: withChain({ data: { ...whole, unproven: unproven(1_204) } }),
  ...of.phone,
});
export const Checking = meta.story({ args: withChain({}) });
export const Broken = meta.story({
  args: withChain({ data: { ...whole, fault: { kind: 'changed', seq: 1_198, id: idOf('log', 2) } } }),
});
export const Opened = meta.story(of.opened);
export const OpenedPermissions = meta.story({ args: { openId: permissions.id } });
export const Folded = meta.story({
  args: { rows: { data: { content: [folded, ...rows], total: 5, page: 0, size: 20 } } },
});
export const Phone = Broken.extend(of.phone);
export const Dark = Broken.extend({ ...of.opened, ...of.dark });

Full.test(
  'the log can be filtered by resource and person, and verified on demand',
  async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '功能' }), '角色');
    await expect(args.on.filter).toHaveBeenLastCalledWith({ ...SysLogs.noFilter, action: 'role' });
    await userEvent.type(canvas.getByRole('searchbox', { name: /操作人/ }), 'guanli{Enter}');
    await expect(args.on.filter).toHaveBeenLastCalledWith({ ...SysLogs.noFilter, actor: 'guanli' });
    await userEvent.click(canvas.getByRole('button', { name: '校验整条日志' }));
    await expect(args.known.verify).toHaveBeenCalledTimes(1);
  },
);

Opened.test('an entry shows old and new values, and links to all entries about its row', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '字典 · 修改字典「难度等级」' }));
  const change = within(drawer.getByRole('table', { name: '改动的内容' })).getByRole('row', { name: /名称/ });
  await expect(change).toHaveTextContent('名称难度难度等级');
  await expect(drawer.getByRole('link', { name: '这个对象的全部记录' })).toHaveAttribute(
    'href',
    `/web/bms/sysLog?target=${idOf('dict', 1)}`,
  );
});

Opened.test('an entry leads to all entries of the same operation', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '字典 · 修改字典「难度等级」' }));
  await expect(drawer.getByRole('link', { name: '只看「字典 · 修改字典」' })).toHaveAttribute(
    'href',
    '/web/bms/sysLog?act=dict%3Aupdate',
  );
});

// No screenshot: the full list with one choice made.
export const OneAct = meta.story({
  tags: ['no-visual'],
  args: {
    filter: { ...SysLogs.noFilter, act: 'dict:update' },
  },
});
OneAct.test('a single operation can be shown alone, and all again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('combobox', { name: '操作' })).toHaveValue('字典 · 修改字典');
  await userEvent.click(canvas.getByRole('button', { name: '清除操作' }));
  await expect(args.on.filter).toHaveBeenLastCalledWith(SysLogs.noFilter);
});

Full.test('an operation is searched and chosen by keys', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }));
  await userEvent.type(await canvas.findByRole('combobox', { name: '操作' }), '发布{Enter}');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...SysLogs.noFilter, act: 'exam:publish' });
});

Full.test('a search for an operation that the log does not have says so', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }));
  await userEvent.type(await canvas.findByRole('combobox', { name: '操作' }), '退款');
  await expect(await screen.findByText(/没有/)).toBeVisible();
});

Folded.test('one act is one line, which unfolds', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /四级模拟 等 21 个/ }));
  await expect(row.getByRole('link', { name: '展开 21 条' })).toHaveAttribute('href', `?foldOf=${folded.id}`);
});

Full.test('the name of a row leads to its page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '考务组' })).toHaveAttribute(
    'href',
    '/web/bms/role?keyword=%E8%80%83%E5%8A%A1%E7%BB%84',
  );
});

Full.test('the log is searched by the name of a row', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }));
  await userEvent.type(await canvas.findByRole('searchbox', { name: '对象的名称或编号' }), '四级{Enter}');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...SysLogs.noFilter, object: '四级' });
});

NothingFound.test('the filter for one row can be removed', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: `只看对象 ${idOf('role', 1)}` }));
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...SysLogs.noFilter, actor: '王敏', from: '2026-11-01' });
});

Broken.test('a broken chain names the entry', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('第 1198 条内容被改动');
});

Unproven.test('values not hashed by an older version are explained, without an alert', async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.getByText(/没有发现改动，3 条里的时间无法校验/)).toBeVisible();
  await expect(canvas.getByText(/第 41、78、115 条由旧版本写入/)).toHaveTextContent('改动里的时间（截止）');
});
