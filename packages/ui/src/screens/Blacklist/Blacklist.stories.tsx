import preview from '#storybook/preview';
import { BLACKLIST_SCOPES } from '@aosai/api/domain/memberRecords';
import { at, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../OfficeLayout/inOffice.tsx';
import { Blacklist, type BlacklistProps } from './Blacklist.tsx';
import { NO_BLACKLIST_FILTER, type BlacklistEntry } from './banned.ts';

const FAMILIES = ['林', '欧阳', '陈', '赵'];
const entry = (no: number): BlacklistEntry => ({
  id: idOf('memberBlacklist', no + 1),
  member: {
    id: idOf('member', no + 1),
    nameMasked: `${FAMILIES[no % FAMILIES.length] ?? ''}*`,
    account: `star00${no + 1}`,
  },
  scope: BLACKLIST_SCOPES[no % BLACKLIST_SCOPES.length] ?? 'login',
  reason: no % 2 === 0 ? '同一场考试由他人代考，已与家长核实。' : '连续三次报名不到。',
  until: no % 3 === 0 ? null : at(no % 3 === 1 ? 14 * 1440 : -1440),
  state: no % 3 === 2 ? 'ended' : 'active',
  createdAt: at(-no * 3_000),
  version: 1,
});
const rows = Array.from({ length: 6 }, (_, no) => entry(no));
const page = (content: BlacklistEntry[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });

const meta = preview.meta({
  title: 'Blacklist',
  component: Blacklist,
  decorators: [inOffice('bms', 'memberBlacklist')],
  parameters: {
    layout: 'fullscreen',
    density: { empty: { rows: page([]) }, extreme: { rows: page(rows, 12_460) } },
    docs: {
      description: {
        component:
          '**何时用**：/bms/memberBlacklist，查看和调整暂时不能登录、提交或报名的人。**何时不用**：长期不用的账号在学员列表里停用。',
      },
    },
  },
  args: {
    rows: page(rows),
    busy: false,
    query: { page: 0, size: 20, sort: null },
    filter: NO_BLACKLIST_FILTER,
    hiddenColumns: null,
    selectedIds: [],
    openId: null,
    exporting: false,
    act: { pending: false, error: null },
    today: '2026-11-21',
    on: {
      query: fn(),
      filter: fn(),
      hiddenColumns: fn(),
      select: fn(),
      open: fn(),
      retry: fn(),
      forget: fn(),
      toMembers: fn(),
      update: fn(async () => true),
      lift: fn(async () => true),
    },
  } as BlacklistProps,
});

const FIRST = idOf('memberBlacklist', 1);

export const Full = meta.story();
export const Loading = meta.story({ args: { rows: {} } });
export const Empty = meta.story({ args: { rows: page([]) } });
export const Failed = meta.story({ args: { rows: { error: '服务暂时不可用，请稍后再试。' } } });
export const Opened = meta.story({ args: { openId: FIRST } });
export const Extreme = meta.story({
  args: {
    rows: page(
      rows.map((row) => ({ ...row, reason: row.reason.repeat(12) })),
      12_460,
    ),
    openId: FIRST,
  },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Opened.extend({ globals: { theme: 'dark' } });

Opened.test('a change names an end in Beijing time: the last minute of the day', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '修改限制' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改 林* 的限制' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /限制/ }), '禁止报名');
  await userEvent.type(dialog.getByRole('textbox', { name: /最后一天/ }), '2026-12-31');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.update).toHaveBeenCalledWith(rows[0], {
      scope: 'enroll',
      reason: rows[0]?.reason,
      until: '2026-12-31T15:59:00.000Z',
    }),
  );
});

Opened.test('lifting asks first', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '解除限制' }));
  const dialog = within(await screen.findByRole('dialog', { name: '解除对 林* 的限制？' }));
  await expect(args.on.lift).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: '解除限制' }));
  await waitFor(() => expect(args.on.lift).toHaveBeenCalledWith(rows[0]));
});
