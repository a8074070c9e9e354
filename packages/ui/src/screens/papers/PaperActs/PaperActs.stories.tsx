import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { PaperActs } from './PaperActs.tsx';

const done = () => fn(async () => true);
const row: Parameters<typeof PaperActs>[0]['row'] = {
  id: idOf('paper', 1),
  version: 3,
  title: '二分专题 12 题',
  status: '0' as const,
  bank: 'own' as const,
  isFrozen: false,
  isShared: false,
  durationMin: 60,
};

const acts: Omit<Parameters<typeof PaperActs>[0], 'row'> = {
  known: { base: '#examPaper', own: ['own'] },
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
    share: done(),
    unshare: done(),
    copy: done(),
    remove: done(),
  },
};

const meta = preview.meta({
  id: 'screens-paperacts',
  title: '试卷的操作',
  component: PaperActs,
  decorators: [inOffice('edms', 'examPaper')],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：试卷页头里的操作：设为可用、提交审核、停用、共享、修改设置、复制、删除。**何时不用**：列表里同样的操作用 Papers。',
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
  args: { row: { ...row, status: '3' as const, bank: 'org' }, known: { base: '#examPaper', own: ['own', 'org'] } },
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
  await expect(await offered()).toEqual(['提交审核', '修改设置', '复制一份', '删除']);
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
  const asked = within(await screen.findByRole('dialog', { name: '修改「二分专题 12 题」' }));
  await expect(asked.getByDisplayValue('二分专题 12 题')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.update).toHaveBeenCalledWith(args.row, expect.objectContaining({ title: '二分专题 12 题' })),
  );
});
Removing.test('deleting is asked with the focus on the way back', async () => {
  const asked = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(asked.getByRole('button', { name: '取消' })).toHaveFocus());
});
