import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { BankRow } from '../patterns/OfficeTable/bankActs.ts';

interface Running {
  canvas: { getByRole(role: 'button', options: { name: string }): HTMLElement };
  userEvent: { click(element: Element): Promise<void>; keyboard(keys: string): Promise<void> };
  args: { row: BankRow; on: Record<'ready' | 'approve' | 'update', unknown> };
}

const done = () => fn(async () => true);

/** Args, states and behaviours that the acts of a unit, course and paper have; Storybook requires each export to be written out. */
export function bankRowStories<Row extends BankRow>(base: string, row: Row) {
  const acts = ['ready', 'approve', 'giveBack', 'offer', 'retire', 'update', 'remove'] as const;
  const on = { open: fn(), forget: fn(), ...(Object.fromEntries(acts.map((name) => [name, done()])) as OnActs) };
  type OnActs = Record<(typeof acts)[number], ReturnType<typeof done>>;
  return {
    args: { row, known: { base, own: ['own' as const] }, act: { pending: false, error: null }, open: null, on },
    ready: { args: { row: { ...row, status: '1' as const } } },
    /** A teacher has offered it, and the school reviews it. */
    offered: {
      args: {
        row: { ...row, status: '3' as const, bank: 'org' as const },
        known: { base, own: ['own' as const, 'org' as const] },
      },
    },
    ofOthers: { args: { row: { ...row, bank: 'platform' as const, status: '1' as const } } },
    /** The address opens the dialog. */
    editing: { args: { open: 'update' as const } },
    removing: { args: { open: 'remove' as const } },
    makesUsable:
      (menu: readonly string[]) =>
      async ({ canvas, userEvent, args }: Running) => {
        await userEvent.click(canvas.getByRole('button', { name: '更多' }));
        const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
        await expect(items.map((one) => one.textContent)).toEqual(menu);
        await userEvent.keyboard('{Escape}');
        await userEvent.click(canvas.getByRole('button', { name: '设为可用' }));
        await waitFor(() => expect(args.on.ready).toHaveBeenCalledWith(args.row));
      },
    approves: async ({ canvas, userEvent, args }: Running) => {
      await userEvent.click(canvas.getByRole('button', { name: '通过审核' }));
      await waitFor(() => expect(args.on.approve).toHaveBeenCalledWith(args.row));
    },
    savesSettings: async ({ args, userEvent }: Running) => {
      const { title } = args.row;
      const asked = within(await screen.findByRole('dialog', { name: `修改「${title}」` }));
      await expect(asked.getByDisplayValue(title)).toBeVisible();
      await userEvent.click(asked.getByRole('button', { name: '保存' }));
      await waitFor(() => expect(args.on.update).toHaveBeenCalledWith(args.row, expect.objectContaining({ title })));
    },
    focusesTheWayBack: async () => {
      const asked = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(asked.getByRole('button', { name: '取消' })).toHaveFocus());
    },
  };
}
