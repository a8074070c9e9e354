import preview from '#storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { exampleBatch, exampleReport } from '../../../storybook/exampleBatch.ts';
import { BatchEnroll } from './BatchEnroll.tsx';

const LIST = '手机号\t姓名\n13800000001\t林知夏\n1380000\n13800000002\t陈一诺';

const meta = preview.meta({
  id: 'patterns-batchenroll',
  title: '部件/添加学生 BatchEnroll',

  component: BatchEnroll,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：老师、管理员或平台把学生加入考试、作业或班级，五种方式，先检查再添加。**何时不用**：新建账号用「Excel 导入」；学生自己报名在详情页。',
      },
    },
  },
  args: { title: '添加学生', batch: exampleBatch(), onClose: fn() },
});

interface Hands {
  userEvent: { click: (button: Element) => Promise<void>; type: (field: Element, text: string) => Promise<void> };
}

const tab =
  (name: string) =>
  async ({ userEvent }: Pick<Hands, 'userEvent'>) =>
    userEvent.click(await screen.findByRole('tab', { name }));

const pasteAndCheck = async ({ userEvent }: Pick<Hands, 'userEvent'>) => {
  await userEvent.click(await screen.findByRole('tab', { name: '手机号' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '手机号' }), LIST);
  await userEvent.click(screen.getByRole('button', { name: '检查名单' }));
  await screen.findByRole('button', { name: '添加 45 人' });
};

export const Roster = meta.story();
export const Mobiles = meta.story({ play: tab('手机号') });
/** A school whose sheet named neither classes nor mobile numbers. */
export const NoRoster = meta.story({
  tags: ['no-visual'],
  args: { batch: exampleBatch({ roster: { classes: [], hasMobiles: false } }) },
});
export const Members = meta.story({ play: tab('从名单里选') });
export const Groups = meta.story({ play: tab('按分组和班级') });
export const Tags = meta.story({ play: tab('按标签') });
export const NoGroups = Groups.extend({ args: { batch: exampleBatch({ groups: [] }) } });
export const NobodyFound = Members.extend({
  args: { batch: exampleBatch({ students: { data: { content: [], total: 0, page: 0, size: 50 } }, keyword: '李' }) },
});
export const MembersLoading = Members.extend({ args: { batch: exampleBatch({ students: {} }) } });
export const MembersFailed = Members.extend({
  args: { batch: exampleBatch({ students: { error: '服务暂时不可用，请稍后再试。' } }) },
});
export const ByTeacher = meta.story({ args: { batch: exampleBatch({ isManager: false }) } });
export const WithDates = meta.story({
  args: { batch: exampleBatch({ targetName: '第 6 讲 · 二分与前缀和', datesFrom: '2026-11-21' }) },
  play: async ({ userEvent }) => userEvent.click(await screen.findByRole('checkbox', { name: /给他们单独的时间/ })),
});
export const Failed = meta.story({
  args: { batch: exampleBatch({ act: { pending: false, error: '报名已经结束，不能再添加。' } }) },
});
export const Running = meta.story({
  args: { batch: exampleBatch({ act: { pending: true, error: null }, progress: { done: 500, total: 1_280 } }) },
});
export const Checked = meta.story({ tags: ['key'], play: pasteAndCheck });
export const Done = meta.story({
  play: async ({ userEvent }) => {
    await pasteAndCheck({ userEvent });
    await userEvent.click(screen.getByRole('button', { name: '添加 45 人' }));
    await screen.findByRole('dialog', { name: '添加完成' });
  },
});
export const MembersPhone = Members.extend({ globals: { viewport: { value: 'phone' } } });
export const CheckedPhone = Checked.extend({ globals: { viewport: { value: 'phone' } } });
export const GroupsDark = Groups.extend({ globals: { theme: 'dark' } });

Mobiles.test('a pasted list is checked first and added only after confirmation', async ({ userEvent, args }) => {
  await pasteAndCheck({ userEvent });
  const { on } = args.batch;
  const order = {
    way: 'mobiles',
    mobiles: [
      { mobile: '13800000001', name: '林知夏' },
      { mobile: '13800000002', name: '陈一诺' },
    ],
    overCapacity: false,
    dates: null,
  };
  await expect(on.check).toHaveBeenCalledWith(order);
  await expect(on.apply).not.toHaveBeenCalled();
  const rows = within(screen.getByRole('table', { name: '不能添加的行和原因' }));
  // Lines refused before the request are listed with those the server refused.
  await expect(rows.getAllByText('1380000')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '添加 45 人' }));
  await screen.findByRole('dialog', { name: '添加完成' });
  await expect(on.apply).toHaveBeenCalledWith(order);
  await userEvent.click(screen.getByRole('button', { name: '下载 Excel' }));
  await expect(on.save).toHaveBeenCalledWith(expect.arrayContaining([...exampleReport.problems]));
});

WithDates.test('a date whose time is emptied is not checked', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: '结束日期' }), '20261128');
  await userEvent.clear(screen.getByRole('textbox', { name: '结束时间' }));
  await userEvent.click(screen.getByRole('button', { name: '检查名单' }));
  await expect(await screen.findAllByText('请把结束的日期和时间都填上，或者都清空')).not.toHaveLength(0);
  await expect(args.batch.on.check).not.toHaveBeenCalled();
});

Mobiles.test('an empty list is refused without a request', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '检查名单' }));
  await expect(await screen.findByText('请填写手机号，或选择一个表格。')).toBeVisible();
  await expect(args.batch.on.check).not.toHaveBeenCalled();
});

Roster.test('a class of the roster is added in one click', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /高一（3）班/ }));
  await userEvent.click(screen.getByRole('button', { name: '检查名单' }));
  await waitFor(() =>
    expect(args.batch.on.check).toHaveBeenCalledWith({
      way: 'groups',
      groups: [{ kind: 'rosterClass', id: '高一（3）班' }],
      overCapacity: false,
      dates: null,
    }),
  );
});

NoRoster.test('a school without classes and mobile numbers starts with its students', async () => {
  await expect(await screen.findByRole('tab', { name: '从名单里选' })).toHaveAttribute('aria-selected', 'true');
  await expect(screen.queryByRole('tab', { name: '名单的班级' })).toBeNull();
  await expect(screen.queryByRole('tab', { name: '手机号' })).toBeNull();
  await expect(await screen.findByRole('checkbox', { name: /林知夏/ })).toBeVisible();
});

Members.test('students from several searches are added together', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /林知夏/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /许若溪/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /名额满了也添加/ }));
  await userEvent.click(screen.getByRole('button', { name: '检查名单' }));
  const ids = args.batch.students.data?.content.map(({ id }) => id) ?? [];
  await waitFor(() =>
    expect(args.batch.on.check).toHaveBeenCalledWith(
      expect.objectContaining({ way: 'members', memberIds: [ids[0], ids[6]], overCapacity: true }),
    ),
  );
});

Groups.test('groups are sent by kind and id', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /周六提高班/ }));
  await userEvent.click(screen.getByRole('button', { name: '检查名单' }));
  const [first] = args.batch.groups;
  await waitFor(() =>
    expect(args.batch.on.check).toHaveBeenCalledWith(
      expect.objectContaining({ way: 'groups', groups: [{ kind: 'teacherGroup', id: first?.id }] }),
    ),
  );
});

ByTeacher.test('a teacher can neither choose tags nor exceed the seats', async () => {
  await expect(screen.queryByRole('tab', { name: '按标签' })).toBeNull();
  await expect(screen.queryByRole('checkbox', { name: /名额满了也添加/ })).toBeNull();
});

Mobiles.test('an untouched dialog closes immediately', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('tab', { name: '按标签' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

Checked.test('a checked list is not discarded without asking', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await screen.findByText('有内容还没有保存。');
  await userEvent.click(screen.getByRole('button', { name: '继续填写' }));
  await userEvent.click(screen.getByRole('button', { name: '返回修改' }));
  await expect(await screen.findByRole('textbox', { name: '手机号' })).toHaveValue(LIST);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

Done.test('the report of an added list closes immediately', async ({ userEvent, args }) => {
  await expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});
