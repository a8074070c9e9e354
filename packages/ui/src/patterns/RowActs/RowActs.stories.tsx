import preview from '#storybook/preview';
import { fields, text } from '@aosai/api/kit/fields';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { rowActs } from './RowActs.tsx';

interface Right {
  name: string;
  isListed: boolean;
}

const RightActs = rowActs<Right>()({
  noun: '权益',
  nameOf: ({ name }) => name,
  acts: {
    list: { at: 'row', label: '上架', main: true, when: ({ isListed }) => !isListed },
    update: { at: 'row', label: '修改', ask: { form: fields({ name: text('名称', { required: true, max: 20 }) }) } },
    copy: { at: 'row', label: '复制一份' },
    remove: { at: 'row', label: '删除', removes: true, ask: { confirm: '删除后不能恢复。', danger: true } },
  },
});
type Props = Parameters<typeof RightActs>[0];

/** Keeps which dialog is open, as the address does in the app. */
const Held = (props: Props) => {
  const [open, setOpen] = useState(props.open);
  return <RightActs {...props} open={open} on={{ ...props.on, open: setOpen }} />;
};

const meta = preview.meta({
  id: 'patterns-rowacts',
  title: '列表与表格/一条记录的操作 RowActs',
  component: Held,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一条记录自己的页面，页头里的操作：主要的是按钮，其余收在「更多」里。**何时不用**：没有自己页面的记录在 OfficeTable 的抽屉里操作。',
      },
    },
  },
  args: {
    row: { name: '模拟考试', isListed: false },
    known: undefined,
    act: { pending: false, error: null },
    open: null,
    on: {
      open: fn(),
      forget: fn(),
      list: fn(async () => true),
      update: fn(async () => true),
      copy: fn(async () => true),
      remove: fn(async () => true),
    },
  } as Props,
});

export const Default = meta.story();
export const Listed = meta.story({ args: { row: { name: '模拟考试', isListed: true } } });
/** The address opens the dialog. */
export const Removing = meta.story({ args: { open: 'remove' } });
/** An address must not do anything by itself. */
export const NoDialog = meta.story({ args: { open: 'copy' } });
export const Paused = meta.story({ args: { isPaused: true } });

Default.test('the main act runs at once, an act with a dialog after it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '上架' }));
  await expect(args.on.list).toHaveBeenCalledWith(args.row);
  await userEvent.click(canvas.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '修改' }));
  const form = within(await screen.findByRole('dialog', { name: '修改权益' }));
  await userEvent.type(form.getByRole('textbox', { name: /名称/ }), '二');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.update).toHaveBeenCalledWith(args.row, { name: '模拟考试二' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
Listed.test('an act that does not fit the row is left out', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '上架' })).toBeNull();
});
Removing.test('an address opens the confirmation and closing it removes nothing', async ({ userEvent, args }) => {
  const asked = within(await screen.findByRole('dialog', { name: '删除权益「模拟考试」？' }));
  await userEvent.click(asked.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.on.remove).not.toHaveBeenCalled();
});
NoDialog.test('an address with an act that needs no dialog does not run it', async ({ args }) => {
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(args.on.copy).not.toHaveBeenCalled();
});
Paused.test('all acts are disabled while the page has unsaved changes, and say why', async ({ canvas }) => {
  for (const name of ['上架', '更多']) {
    await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription('先保存修改');
  }
});
