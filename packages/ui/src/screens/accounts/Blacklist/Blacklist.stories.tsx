import preview from '#storybook/preview';
import { BLACKLIST_SCOPE } from '@aosai/api/accounts/memberRecords';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { Blacklist, type BlacklistEntry } from './Blacklist.tsx';

const FAMILIES = ['林', '欧阳', '陈', '赵'];
const entry = (no: number): BlacklistEntry => ({
  id: idOf('memberBlacklist', no + 1),
  member: {
    id: idOf('member', no + 1),
    nameMasked: `${FAMILIES[no % FAMILIES.length] ?? ''}*`,
    account: `star00${no + 1}`,
  },
  scope: BLACKLIST_SCOPE.values[no % BLACKLIST_SCOPE.values.length] ?? 'login',
  reason: no % 2 === 0 ? '同一场考试由他人代考，已与家长核实。' : '连续三次报名不到。',
  until: no % 3 === 0 ? null : at(no % 3 === 1 ? 14 * 1440 : -1440),
  state: no % 3 === 2 ? 'ended' : 'active',
  createdAt: at(-no * 3_000),
  version: 1,
});
const rows = Array.from({ length: 6 }, (_, no) => entry(no));
const longWords = '同一场考试由他人代考，已与家长核实。'.repeat(12);
const of = officeStories(Blacklist, {
  rows,
  known: { today: '2026-11-21' },
  extreme: { ...entry(0), reason: longWords },
});

const meta = preview.meta({
  id: 'screens-blacklist',
  title: '黑名单',

  component: Blacklist,
  decorators: [inOffice('bms', 'memberBlacklist')],
  parameters: of.parameters(
    '**何时用**：/bms/memberBlacklist，查看和调整暂时不能登录、提交或报名的人。**何时不用**：长期不用的账号在账号列表里停用。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Extreme = Opened.extend(of.extreme);
export const Phone = meta.story(of.phone);
export const Dark = Opened.extend(of.dark);

Opened.test('the end of an entry is the last minute of the chosen day in Beijing', async ({ userEvent, args }) => {
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

Full.test('new entries are added from the list of members', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '去账号列表添加' })).toHaveAttribute('href', '/web/bms/member');
});

Opened.test('lifting an entry asks for confirmation', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '解除限制' }));
  const dialog = within(await screen.findByRole('dialog', { name: '解除对 林* 的限制？' }));
  await expect(args.on.lift).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: '解除限制' }));
  await waitFor(() => expect(args.on.lift).toHaveBeenCalledWith(rows[0]));
});
