import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { type OperationRow, type ResourceRow, Resources } from './Resources.tsx';

const operation = (no: number, code: string, name: string, goneAt: string | null = null): OperationRow => ({
  id: idOf('operation', no),
  resourceId: idOf('resource', 1),
  code,
  name,
  sort: no * 10,
  goneAt,
  version: 1,
});
const row = (no: number, code: string, name: string, changes: Partial<ResourceRow> = {}): ResourceRow => ({
  id: idOf('resource', no),
  code,
  name,
  sort: no * 10,
  goneAt: null,
  version: 2,
  operations: [operation(1, 'queryList', `${name}列表`), operation(2, 'create', `新建${name}`)],
  ...changes,
});
const exam = row(1, 'exam', '考试', {
  operations: [
    operation(1, 'queryList', '考试列表'),
    operation(2, 'publish', '发布考试'),
    operation(3, 'exportOld', '导出（旧版）', at(-4_000)),
  ],
});
const gone = row(3, 'legacyReport', '旧报表', { goneAt: at(-9_000), operations: [] });
const LONG = '滨海市青少年信息学奥林匹克联赛集训队学生来源渠道分类';
const of = officeStories(Resources, {
  rows: [exam, row(2, 'dict', '字典'), gone],
  opened: exam,
  extreme: row(1, 'a'.repeat(64), LONG, { operations: [operation(9_999, 'b'.repeat(64), LONG, at(-1))] }),
});

const meta = preview.meta({
  id: 'screens-resources',
  title: '功能',

  component: Resources,
  decorators: [inOffice('bms', 'resource')],
  parameters: of.parameters(
    '**何时用**：/bms/resource，给权限矩阵里的功能和操作改名、排序，清理升级后不再使用的。**何时不用**：授予权限在「角色与权限」；会员卡的权益在「权益」。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const NothingFound = meta.story({
  args: { ...of.empty.args, filter: { keyword: '星座', isGone: 'true' } },
});
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const OpenedGone = meta.story({ args: { openId: gone.id } });
export const Extreme = Opened.extend(of.extreme);
export const Phone = Opened.extend(of.phone);
export const Dark = Opened.extend(of.dark);

Opened.test('an operation that calls use can be renamed but not deleted', async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog', { name: '考试' }));
  await expect(drawer.queryByRole('button', { name: '删除「发布考试」' })).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: '修改「发布考试」' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改「发布考试」' }));
  const name = dialog.getByRole('textbox', { name: /名称/ });
  await userEvent.clear(name);
  await userEvent.type(name, '上线考试');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.updateOperation).toHaveBeenCalledWith(exam.operations[1], { name: '上线考试', sort: 20 }),
  );
});

OpenedGone.test('a resource that no call uses can be deleted after confirmation', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '删除功能' }));
  const dialog = within(await screen.findByRole('dialog', { name: '删除「旧报表」？' }));
  await userEvent.click(dialog.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(args.on.remove).toHaveBeenCalledTimes(1));
});
