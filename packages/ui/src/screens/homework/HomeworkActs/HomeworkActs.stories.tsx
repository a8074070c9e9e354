import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { homework, homeworkActs } from '../../../storybook/exampleHomework.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { HomeworkActs } from './HomeworkActs.tsx';

const meta = preview.meta({
  id: 'screens-homeworkacts',
  title: '作业的操作',
  component: HomeworkActs,
  decorators: [inOffice('edms', 'homework')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：作业页头里的操作：布置、出分、复制、取消发布、删除。**何时不用**：题目和规则在 HomeworkDetail 的「设置」里改。',
      },
    },
  },
  args: { row: homework, ...homeworkActs },
});

export const Begun = meta.story();
const draft = {
  ...homework,
  status: '0' as const,
  isFrozen: false,
  openElsewhere: [
    { title: '岛屿的个数', where: 'practice' as const, name: null },
    { title: '岛屿的个数', where: 'exam' as const, name: '期中上机测验' },
  ],
};
/** The address opens the dialog. */
export const Assigning = meta.story({ args: { row: draft, open: 'assign' } });
export const OfSeries = meta.story({
  args: { row: { ...draft, status: '2', series: { no: 2, of: 8 } }, open: 'removeSeries' },
});

const assigning = async () => within(await screen.findByRole('dialog', { name: `布置「${homework.title}」` }));

Begun.test('a homework that students have begun can be settled and copied, but not deleted', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: '更多' }));
  const menu = within(await screen.findByRole('menu'));
  await expect(menu.getAllByRole('menuitem').map((one) => one.textContent)).toEqual([
    '布置给更多班级',
    '出分',
    '复制一份',
  ]);
  await expect(canvas.queryByRole('button', { name: '布置' })).toBeNull();
});
Assigning.test(
  'a draft is assigned to a class and published, and shows where its questions are used',
  async (story) => {
    const { userEvent, args } = story;
    const asked = await assigning();
    await expect(asked.getByText('岛屿的个数：公开练习')).toBeVisible();
    await expect(asked.getByText('岛屿的个数：考试「期中上机测验」')).toBeVisible();
    await userEvent.click(asked.getByRole('combobox', { name: /给谁/ }));
    await userEvent.click(await screen.findByRole('option', { name: '提高班（周六）' }));
    await userEvent.click(asked.getByRole('button', { name: '发布' }));
    const { openAt, dueAt, lateUntilAt } = homework;
    const form = { targets: [{ gradeId: idOf('grade', 1), groupId: null }], openAt, dueAt, lateUntilAt };
    await waitFor(() => expect(args.on.assign).toHaveBeenCalledWith(draft, form));
  },
);
Assigning.test('closing asks before it discards a chosen class', async ({ userEvent }) => {
  const asked = await assigning();
  await userEvent.click(asked.getByRole('combobox', { name: /给谁/ }));
  await userEvent.click(await screen.findByRole('option', { name: '提高班（周六）' }));
  await userEvent.click(asked.getByRole('button', { name: '取消' }));
  await expect(await asked.findByText('有内容还没有保存。')).toBeVisible();
});
OfSeries.test(
  'a homework of a series offers to delete all of it that nobody has begun',
  async ({ userEvent, args }) => {
    const asked = within(await screen.findByRole('dialog', { name: '删除一次布置的 8 份作业？' }));
    await userEvent.click(asked.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(args.on.removeSeries).toHaveBeenCalledWith(args.row));
  },
);
