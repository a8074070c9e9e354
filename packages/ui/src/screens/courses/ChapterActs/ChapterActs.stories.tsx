import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { ChapterActs } from './ChapterActs.tsx';

const done = () => fn(async () => true);
const row: Parameters<typeof ChapterActs>[0]['row'] = {
  id: idOf('chapter', 1),
  version: 3,
  title: '循环的嵌套',
  status: '0' as const,
  bank: 'own' as const,
  isFree: true,
  pricePoints: 0,
};

const acts: Omit<Parameters<typeof ChapterActs>[0], 'row'> = {
  known: { base: '#chapter', own: ['own'] },
  act: { pending: false, error: null },
  open: null,
  on: {
    open: fn(),
    forget: fn(),
    ready: done(),
    approve: done(),
    giveBack: done(),
    offer: done(),
    retire: done(),
    update: done(),
    remove: done(),
  },
};

const meta = preview.meta({
  id: 'screens-chapteracts',
  title: '单元的操作',
  component: ChapterActs,
  decorators: [inOffice('edms', 'chapter')],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：单元页头里的操作：设为可用、提交审核、停用、修改设置、删除。**何时不用**：列表里同样的操作用 Chapters。',
      },
    },
  },
  args: {
    row,
    ...acts,
  },
});

export const Draft = meta.story();
export const Ready = meta.story({ args: { row: { ...row, status: '1' as const } } });
/** A teacher has offered it, and the school reviews it. */
export const Offered = meta.story({
  args: { row: { ...row, status: '3' as const, bank: 'org' }, known: { base: '#chapter', own: ['own', 'org'] } },
});
export const OfOthers = meta.story({ args: { row: { ...row, bank: 'platform', status: '1' as const } } });
/** The address opens the dialog. */
export const Editing = meta.story({ args: { open: 'update' } });
export const EditingPhone = Editing.extend({ globals: { viewport: { value: 'phone' } } });
export const Removing = meta.story({ args: { open: 'remove' } });

const offered = async () =>
  within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map((one) => one.textContent);

Draft.test('a draft is made usable with one click, and offered or deleted from the menu', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '更多' }));
  await expect(await offered()).toEqual(['提交审核', '修改设置', '删除']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(canvas.getByRole('button', { name: '设为可用' }));
  await waitFor(() => expect(args.on.ready).toHaveBeenCalledWith(args.row));
});
Offered.test('what a teacher offered is approved with one click', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '通过审核' }));
  await waitFor(() => expect(args.on.approve).toHaveBeenCalledWith(args.row));
});
Editing.test('its settings start with the current ones', async ({ args, userEvent }) => {
  const asked = within(await screen.findByRole('dialog', { name: '修改「循环的嵌套」' }));
  await expect(asked.getByDisplayValue('循环的嵌套')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.update).toHaveBeenCalledWith(args.row, expect.objectContaining({ title: '循环的嵌套' })),
  );
});
Removing.test('deleting is asked with the focus on the way back', async () => {
  const asked = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(asked.getByRole('button', { name: '取消' })).toHaveFocus());
});
