import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { type Dictionary, type DictionaryItem, Dicts } from './Dicts.tsx';

const row = (no: number, changes: Partial<Dictionary>): Dictionary => ({
  id: idOf('dict', no),
  version: 3,
  value: `list-${no}`,
  label: `字典 ${no}`,
  isOn: true,
  isBuiltIn: false,
  itemCount: 4,
  updatedAt: at(-no * 2_000),
  ...changes,
});
const own = row(4, { value: 'school.kind', label: '学校类型', itemCount: 3 });
const builtIn = row(1, { value: 'difficulty', label: '难度', isBuiltIn: true });
const rows = [
  builtIn,
  row(2, { value: 'language', label: '编程语言', isBuiltIn: true, itemCount: 2 }),
  row(3, { value: 'paperTemplate', label: '试卷类型', isBuiltIn: true, itemCount: 12 }),
  own,
  row(5, { value: 'member.source', label: '从哪里知道我们', isOn: false, itemCount: 6 }),
];
const item = (no: number, value: string, label: string, isOn = true): DictionaryItem => ({
  id: idOf('dictItem', no),
  version: 1,
  value,
  label,
  sort: no,
  isOn,
  updatedAt: at(-no * 900),
});
const items = [item(0, 'primary', '小学'), item(1, 'junior', '初中'), item(2, 'senior', '高中', false)];
const LONG = '滨海市青少年信息学奥林匹克联赛集训队学生来源渠道分类（初中组与高中组通用）';
const of = officeStories(Dicts, {
  rows,
  opened: own,
  known: { items: { data: items } },
  extreme: row(4, { label: LONG, value: 'a'.repeat(64), itemCount: 200 }),
});

const meta = preview.meta({
  id: 'screens-dicts',
  title: '字典',

  component: Dicts,
  decorators: [inOffice('bms', 'dict')],
  parameters: of.parameters(
    '**何时用**：/bms/dict，运营人员维护各处选项：改名、排序、停用、增删。**何时不用**：只改一句话的设置用「设置」；题目的知识点在题库里维护。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story({ ...of.empty, tags: ['key'] });
export const NothingFound = meta.story({ args: { ...of.empty.args, filter: { keyword: '星座' } } });
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const OpenedBuiltIn = meta.story({ args: { openId: builtIn.id } });
export const OpenedEmpty = Opened.extend({ args: { known: { items: { data: [] } } } });
export const Creating = meta.story(of.asking('新建字典'));
export const CreateRefused = Creating.extend({ args: of.refused('名称最多 60 个字') });
export const Extreme = Opened.extend({
  args: {
    ...of.extreme.args,
    known: { items: { data: [item(0, 'b'.repeat(64), LONG), item(9_999, 'c', '其他', false)] } },
  },
});
export const Phone = meta.story(of.phone);
export const OpenedPhone = Extreme.extend(of.phone);
export const Dark = meta.story(of.dark);
export const OpenedDark = Opened.extend(of.dark);

Creating.test('a dictionary needs only a name, since the server makes its value', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '学校类型');
  await expect(dialog.queryByRole('textbox', { name: /值/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '新建字典' }));
  await waitFor(() => expect(args.on.create).toHaveBeenCalledTimes(1));
  await expect(args.on.create).toHaveBeenCalledWith({ label: '学校类型' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Opened.test('a new item goes to the end, and a change keeps its value', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '添加一项' }));
  const dialog = within(await screen.findByRole('dialog', { name: '添加一项' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '中职');
  await userEvent.click(dialog.getByRole('button', { name: '添加' }));
  await waitFor(() => expect(args.on.createItem).toHaveBeenCalledWith(own, { label: '中职', sort: 3 }));
  await userEvent.click(screen.getByRole('button', { name: '修改「初中」' }));
  const edit = within(await screen.findByRole('dialog', { name: '修改「初中」' }));
  await expect(edit.queryByRole('textbox', { name: /值/ })).toBeNull();
  await userEvent.click(edit.getByRole('checkbox', { name: /启用/ }));
  await userEvent.click(edit.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.updateItem).toHaveBeenCalledWith(items[1], { label: '初中', isOn: false, sort: 1 }),
  );
});

OpenedBuiltIn.test('a built-in dictionary cannot be deleted', async () => {
  await screen.findByRole('button', { name: '修改字典' });
  await expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
});

Opened.test('deleting shows what is lost', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '删除字典' }));
  const dialog = within(await screen.findByRole('dialog', { name: '删除字典「学校类型」？' }));
  await expect(dialog.getByText(/里面的 3 项一起删除/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '删除字典' }));
  await waitFor(() => expect(args.on.remove).toHaveBeenCalledWith(own));
});
