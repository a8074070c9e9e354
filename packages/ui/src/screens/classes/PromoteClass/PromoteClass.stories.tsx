import preview from '#storybook/preview';
import type { PlanLine } from '@aosai/api/classes/nextTerm.contract';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { aStaffedClass } from '../../../storybook/exampleClass.ts';
import { freshPromotion, PromoteClass, type PromoteKnown } from './PromoteClass.tsx';

const DAY = 1_440;
const grade = aStaffedClass({ endAt: at(10 * DAY) });
const students = ['林知远', '苏念安', '顾行之'].map((name, no) => ({
  memberId: idOf('member', no + 1),
  name,
  no: `202600${no + 1}`,
}));
const line = (number: number, changes: Partial<PlanLine>): PlanLine => ({
  id: idOf('control', number),
  targetType: 'homework',
  targetTitle: `第 ${number} 次作业`,
  groupName: null,
  outcome: 'copied',
  reason: null,
  before: { openAt: at((number - 6) * 7 * DAY), dueAt: at((number - 5) * 7 * DAY) },
  after: { openAt: at((number + 2) * 7 * DAY), dueAt: at((number + 3) * 7 * DAY) },
  ...changes,
});
const lines = [
  line(1, { targetTitle: '第 1 次作业：输入输出' }),
  line(2, { targetTitle: '第 2 次作业：分支', groupName: '提高组' }),
  line(3, { targetType: 'exam', targetTitle: '期中考试', outcome: 'left', reason: '考试已经结束' }),
];
const known: PromoteKnown = {
  grade,
  today: '2026-11-21',
  students: { data: students },
  teachers: [
    { id: idOf('member', 9), name: '周明澜' },
    { id: idOf('member', 8), name: '何其远' },
  ],
  check: {
    data: { lines, problems: [{ memberId: idOf('member', 3), name: '顾行之', reason: '已经不在本校' }] },
  },
};

/** The dialog with a draft that changes, as its page keeps it. */
const Kept = ({ draft: first, on, ...rest }: ComponentProps<typeof PromoteClass>) => {
  const [draft, setDraft] = useState(first);
  return <PromoteClass {...rest} draft={draft} isDirty={draft !== first} on={{ ...on, change: setDraft }} />;
};

const meta = preview.meta({
  id: 'screens-promoteclass',
  title: '升班',
  component: PromoteClass,
  render: (args) => <Kept {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：学期结束，一个班带着学生、分组、老师和课表进入下学期。**何时不用**：只要一个设置相同的空班用「复制一份」。',
      },
    },
  },
  args: {
    draft: freshPromotion(grade, Date.parse(FIXTURE_NOW)),
    isDirty: false,
    known,
    act: { pending: false, error: null },
    on: { change: fn(), submit: fn(), retry: fn(), close: fn() },
  },
});

export const Full = meta.story();
export const Empty = meta.story({
  args: { known: { ...known, students: { data: [] }, check: { data: { lines: [], problems: [] } } } },
});
export const Loading = meta.story({ args: { known: { ...known, students: {}, check: {} } } });
export const Failed = meta.story({
  args: {
    known: { ...known, check: { error: '网络连接失败，请检查网络' } },
    act: { pending: false, error: '这个班级已经升入「信奥一班 · 春季」，要再升一次，请先删除或终止它' },
  },
});
/** The address was typed for a class that has gone on already. */
export const Promoted = meta.story({
  args: {
    known: { ...known, grade: { ...grade, promotedTo: { id: idOf('grade', 2), title: '信奥一班 · 春季' } } },
  },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

Promoted.test('a class that has gone on already says so instead of offering to promote it', async (story) => {
  const told = within(await screen.findByRole('dialog', { name: '不能升班：信奥一班 · 秋季' }));
  await expect(told.getByText(/这个班已经升入「信奥一班 · 春季」/)).toBeVisible();
  await story.userEvent.click(told.getByRole('button', { name: '知道了' }));
  await expect(story.args.on.close).toHaveBeenCalled();
});

const dialog = async () => within(await screen.findByRole('dialog', { name: '升班：信奥一班 · 秋季' }));

Full.test(
  'the next class begins with a title, a term, the students and the plan of the old one',
  async ({ args, userEvent }) => {
    const form = await dialog();
    await expect(form.getByRole('textbox', { name: /^名称/ })).toHaveValue('信奥一班 · 春季');
    await expect(form.getByRole('checkbox', { name: /顾行之/ })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: '升班并发布' }));
    await expect(args.on.submit).toHaveBeenCalledWith({
      publish: true,
      memberIds: [idOf('member', 1), idOf('member', 2)],
      controlIds: [idOf('control', 1), idOf('control', 2)],
    });
  },
);

Full.test('students and rows that are not ticked stay behind', async ({ args, userEvent }) => {
  const form = await dialog();
  await userEvent.click(form.getByRole('checkbox', { name: /林知远/ }));
  await userEvent.click(form.getByRole('checkbox', { name: /第 2 次作业/ }));
  await userEvent.click(form.getByRole('button', { name: '存为草稿' }));
  await expect(args.on.submit).toHaveBeenCalledWith({
    publish: false,
    memberIds: [idOf('member', 2)],
    controlIds: [idOf('control', 1)],
  });
});

Full.test('a wrong field is named and focused, and nothing is sent', async ({ args, userEvent }) => {
  const form = await dialog();
  const title = form.getByRole('textbox', { name: /^名称/ });
  await userEvent.clear(title);
  await userEvent.click(form.getByRole('button', { name: '升班并发布' }));
  await expect(await form.findByText('请填写班级名称')).toBeVisible();
  await expect(title).toHaveFocus();
  await expect(args.on.submit).not.toHaveBeenCalled();
});

Full.test('without the plan no rows are sent', async ({ args, userEvent }) => {
  const form = await dialog();
  await userEvent.click(form.getByRole('checkbox', { name: /带上课表与内容/ }));
  await expect(form.queryByText('期中考试')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: '升班并发布' }));
  await expect(args.on.submit).toHaveBeenCalledWith(expect.objectContaining({ controlIds: null }));
});

Loading.test('nothing can be sent until students and plan are read', async () => {
  await expect((await dialog()).getByRole('button', { name: '存为草稿' })).toBeDisabled();
});

Failed.test('an unread plan can be read again', async ({ args, userEvent }) => {
  await userEvent.click((await dialog()).getByRole('button', { name: /重试/ }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
