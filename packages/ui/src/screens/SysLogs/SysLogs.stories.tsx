import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../storybook/inOffice.tsx';
import { NO_LOG_FILTER, type LogChain, type LogEntry } from './logEntry.ts';
import { SysLogs, type SysLogsProps } from './SysLogs.tsx';

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
  diff: { before: { label: '难度' }, after: { label: '难度等级' } },
  ip: '10.0.3.17',
  hash: '3f1c'.repeat(16),
  ...changes,
});
const permissions = entry(1, {
  action: 'role:configPerms',
  actionName: '角色 · 设置角色的全部权限',
  target: idOf('role', 1),
  diff: { granted: ['exam:publish', 'exam:stop'], withdrawn: [] },
});
const rows = [
  permissions,
  entry(2),
  entry(3, {
    actorKind: 'member',
    actorName: '林*',
    action: 'auth:loginByPwd',
    actionName: '登录 · 用账号和密码登录',
    diff: null,
  }),
  entry(4, { actorName: null, hash: '', ip: null }),
];
const page = (content: LogEntry[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });
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

const meta = preview.meta({
  title: 'SysLogs',
  component: SysLogs,
  decorators: [inOffice('bms', 'sysLog')],
  parameters: {
    layout: 'fullscreen',
    density: {
      empty: { rows: page([]) },
      extreme: {
        rows: page(
          Array.from({ length: 200 }, (_, no) => entry(no)),
          128_460,
        ),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：/bms/sysLog，超级管理员查谁在何时改了什么，并校验日志本身有没有被动过。**何时不用**：考试中的切屏等事件在作答的事件记录里；服务器的运行日志在终端。',
      },
    },
  },
  args: {
    rows: page(rows, 1_200),
    busy: false,
    query: { page: 0, size: 20, sort: null },
    filter: NO_LOG_FILTER,
    hiddenColumns: null,
    selectedIds: [],
    openId: null,
    exporting: false,
    act: { pending: false, error: null },
    chain: null,
    actions: [
      { value: 'role', label: '角色' },
      { value: 'dict', label: '字典' },
    ],
    today: '2026-11-21',
    on: {
      query: fn(),
      filter: fn(),
      hiddenColumns: fn(),
      select: fn(),
      open: fn(),
      retry: fn(),
      forget: fn(),
      verify: fn(),
    },
  } as SysLogsProps,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story({ args: { rows: {} } });
export const NothingFound = meta.story({
  args: { rows: page([]), filter: { ...NO_LOG_FILTER, actor: '王敏', from: '2026-11-01', target: idOf('role', 1) } },
});
export const Failed = meta.story({
  args: { rows: { error: '服务暂时不可用，请稍后再试。' }, chain: { error: '网络已断开，请检查连接后重试。' } },
});
export const Whole = meta.story({ args: { chain: { data: whole } } });
export const Unproven = meta.story({ args: { chain: { data: { ...whole, unproven: unproven(3) } } } });
export const ManyUnproven = meta.story({
  args: { chain: { data: { ...whole, unproven: unproven(1_204) } } },
  globals: { viewport: { value: 'phone' } },
});
export const Checking = meta.story({ args: { chain: {} } });
export const Broken = meta.story({
  args: { chain: { data: { ...whole, fault: { kind: 'changed', seq: 1_198, id: idOf('log', 2) } } } },
});
export const Opened = meta.story({ args: { openId: idOf('log', 2) } });
export const OpenedPermissions = meta.story({ args: { openId: permissions.id } });
export const Phone = Broken.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Broken.extend({ args: { openId: idOf('log', 2) }, globals: { theme: 'dark' } });

Full.test('the log is narrowed by who and what, and checked on demand', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '资源' }), '角色');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...NO_LOG_FILTER, action: 'role' });
  await userEvent.type(canvas.getByRole('searchbox', { name: /操作人/ }), 'guanli{Enter}');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...NO_LOG_FILTER, actor: 'guanli' });
  await userEvent.click(canvas.getByRole('button', { name: '校验整条日志' }));
  await expect(args.on.verify).toHaveBeenCalledTimes(1);
});

Opened.test(
  'an entry shows what a field was and became, and leads to all about its row',
  async ({ userEvent, args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '字典 · 修改字典' }));
    const change = within(drawer.getByRole('table', { name: '改动的内容' })).getByRole('row', { name: /名称/ });
    await expect(change).toHaveTextContent('名称难度难度等级');
    await userEvent.click(drawer.getByRole('button', { name: '这个对象的全部记录' }));
    await waitFor(() => expect(args.on.filter).toHaveBeenCalledWith({ ...NO_LOG_FILTER, target: idOf('dict', 1) }));
  },
);

Broken.test('a broken chain names the entry', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('第 1198 条内容被改动');
});

Unproven.test('what an older version did not hash is explained, and nobody is accused', async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.getByText(/没有发现改动，3 条里的时间无法校验/)).toBeVisible();
  await expect(canvas.getByText(/第 41、78、115 条由旧版本写入/)).toHaveTextContent('改动里的时间（截止）');
});
