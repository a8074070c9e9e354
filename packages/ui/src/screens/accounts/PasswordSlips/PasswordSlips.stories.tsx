import preview from '#storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { slipsOf } from '../../../storybook/exampleSlips.ts';
import { PasswordSlips } from './PasswordSlips.tsx';

const meta = preview.meta({
  id: 'patterns-passwordslips',
  title: '部件/密码条 PasswordSlips',

  component: PasswordSlips,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：服务器刚为一人或一班重置了密码，只显示这一次；打印出来是每页 12 张的密码条。**何时不用**：新建一个账号用 MadeAccount。',
      },
    },
  },
  args: { of: slipsOf(5) },
});

export const Default = meta.story({ tags: ['key'] });
export const One = meta.story({ args: { of: slipsOf(1) } });
export const Class = meta.story({ args: { of: slipsOf(45) } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('only the button for saved passwords closes it, not Esc', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.of.noted).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: '打印' }));
  await expect(args.of.print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '已经保存' }));
  await expect(args.of.noted).toHaveBeenCalledOnce();
});

Class.test('a class is printed with twelve slips per sheet', async () => {
  await expect(await screen.findByRole('heading', { name: '45 人的新密码' })).toBeVisible();
  await expect(within(screen.getByRole('table', { name: '新密码' })).getAllByRole('row')).toHaveLength(46);
  const sheets = [...document.querySelectorAll('[data-slips] > section')];
  await expect(sheets.map((sheet) => sheet.children.length)).toEqual([12, 12, 12, 9]);
});

Class.test('a printed password stays on one line', async () => {
  const slips = document.querySelector<HTMLElement>('[data-slips]');
  if (slips) slips.style.display = 'block';
  const column = document.querySelector<HTMLElement>('[data-slips] article');
  if (column) column.style.width = '63mm';
  const printed = [...(column?.querySelectorAll('[data-part="password"]') ?? [])];
  await expect(printed).toHaveLength(1);
  for (const one of printed) await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
});

Phone.test('accounts and passwords do not wrap', async () => {
  const table = await screen.findByRole('table', { name: '新密码' });
  for (const code of table.querySelectorAll('code')) {
    await expect(code.getClientRects()).toHaveLength(1);
    await expect(code.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  }
});
