import preview from '#storybook/preview';
import type { PlanLine } from '@aosai/api/classes/nextTerm.contract';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { CopyPlan } from './CopyPlan.tsx';

const DAY = 1_440;
const line = (number: number, changes: Partial<PlanLine>): PlanLine => ({
  id: idOf('control', number),
  targetType: 'homework',
  targetTitle: `第 ${number} 次作业`,
  groupName: null,
  outcome: 'copied',
  reason: null,
  before: { openAt: at(-number * 7 * DAY), dueAt: null },
  after: { openAt: at(number * 7 * DAY), dueAt: null },
  ...changes,
});
const lines = [
  line(1, {
    targetType: 'chapter',
    targetTitle: '第一个程序',
    before: { openAt: null, dueAt: null },
    after: { openAt: null, dueAt: null },
  }),
  line(2, { targetTitle: '第 2 次作业：分支' }),
  line(3, { targetTitle: '第 3 次作业：循环', outcome: 'there' }),
  line(4, { groupName: '基础组', outcome: 'left', reason: '那个班级没有分组「基础组」' }),
];

const known = {
  today: '2026-11-21',
  title: '信奥一班 · 春季',
  isDraft: false,
  now: Date.parse(at(0)),
  classes: { data: [{ id: idOf('grade', 2), title: '信奥一班 · 秋季' }] },
  check: { data: lines },
};

const meta = preview.meta({
  id: 'screens-copyplan',
  title: '从别的班复制',
  component: CopyPlan,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：一个班的课表与内容照着另一个班来，日期一起移动。**何时不用**：整个班进入下学期用「升班」。',
      },
    },
  },
  args: {
    choice: { fromGradeId: idOf('grade', 2), firstDay: '2027-03-02', skipped: [] as string[] },
    isDirty: false,
    known,
    result: null,
    act: { pending: false, error: null },
    on: { change: fn(), submit: fn(), retry: fn(), close: fn() },
  },
});

export const Full = meta.story();
export const NothingChosen = meta.story({
  args: { choice: { fromGradeId: null, firstDay: null, skipped: [] }, known: { ...known, check: {} } },
});
export const EmptyPlan = meta.story({ args: { known: { ...known, check: { data: [] } } } });
export const NoClass = NothingChosen.extend({ args: { known: { ...known, check: {}, classes: { data: [] } } } });
export const Loading = meta.story({ args: { known: { ...known, check: {} } } });
export const Failed = meta.story({
  args: { act: { pending: false, error: '班级当前是「已结束」，不能进行这个操作' } },
});
export const Done = meta.story({ args: { result: { lines, homework: 1, enrolled: 12 } } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

const dialog = async (name = '从别的班复制') => within(await screen.findByRole('dialog', { name }));

Full.test('the dialog says which rows students see at once', async () => {
  const page = await dialog();
  await expect(
    page.getByText(/其中 1 条没有开放时间或已经到了，复制后学生马上看到，其余 1 条到开放时间才看到/),
  ).toBeVisible();
});
Full.test(
  'in a class that is a draft students see nothing yet',
  { args: { known: { ...known, isDraft: true } } },
  async () => {
    await expect((await dialog()).getByText(/班级还没有发布/)).toBeVisible();
  },
);
Full.test('the rows that can be copied are sent', async ({ args, userEvent }) => {
  await userEvent.click((await dialog()).getByRole('button', { name: '复制 2 条' }));
  await expect(args.on.submit).toHaveBeenCalledWith([idOf('control', 1), idOf('control', 2)]);
});

Full.test('a row is left out by its box, and rows that cannot be copied say why', async ({ args, userEvent }) => {
  const form = await dialog();
  await userEvent.click(form.getByRole('checkbox', { name: /第 2 次作业/ }));
  await expect(args.on.change).toHaveBeenCalledWith({ ...args.choice, skipped: [idOf('control', 2)] });
  await expect(form.getByText('那个班级没有分组「基础组」')).toBeVisible();
  await expect(form.getByText('已经有了')).toBeVisible();
});

NothingChosen.test('nothing can be copied before a class is chosen', async () => {
  await expect((await dialog()).getByRole('button', { name: '复制' })).toBeDisabled();
});

Done.test('the result says what was copied, what was not, and what students see now', async ({ args, userEvent }) => {
  const done = await dialog('复制完成');
  await expect(
    done.getByText('复制了 2 条安排，其中作业 1 份，考试报名 12 人次。学生现在看得到其中 1 条，其余到开放时间。'),
  ).toBeVisible();
  await expect(done.queryByText('第一个程序')).toBeNull();
  await userEvent.click(done.getByRole('button', { name: '知道了' }));
  await expect(args.on.close).toHaveBeenCalledTimes(1);
});

// No screenshot: its test reads what differs.
export const Restored = Full.extend({
  tags: ['no-visual'],
  args: { isDirty: true, kept: { isRestored: true, drop: fn(), clear: fn() } },
});
Restored.test('a draft of last time is shown, and closing asks first', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '从别的班复制' }));
  await expect(dialog.getByText(/上次/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(await dialog.findByText('有内容还没有保存。')).toBeVisible();
  await expect(args.on.close).not.toHaveBeenCalled();
});
