import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { officeOrders, orderKnown } from '../../../storybook/exampleOrders.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { AllOrders } from './AllOrders.tsx';

const { extreme, passed, ...orders } = officeOrders;
const place = { ...passed, kind: 'grade', title: '提高班（周六）', amountFen: 128_000, paidFen: 128_000 } as const;
const rows = [...Object.values(orders), place];
const of = officeStories(AllOrders, { rows, known: orderKnown, opened: orders.applied, extreme });

const meta = preview.meta({
  id: 'screens-memberorders',
  title: '订单管理',

  component: AllOrders,
  decorators: [inOffice('bms', 'memberOrder')],
  parameters: of.parameters(
    '**何时用**：/bms/memberOrder，按类型、状态、渠道、日期和订单号查各类订单。**何时不用**：替人下单和会员卡统计在 MembershipOrders。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story({ ...of.opened, tags: ['key'] });
export const OfClass = meta.story({ args: { openId: place.id } });
export const Extreme = meta.story(of.extreme);
export const Phone = meta.story(of.phone);
export const Dark = meta.story({ args: { openId: orders.applied.id }, ...of.dark });

OfClass.test('a granted quit of a class is refunded here, like that of a card', async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('button', { name: '退款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退款「提高班（周六）」？' }));
  await userEvent.click(dialog.getByRole('button', { name: '发起退款' }));
  await waitFor(() => expect(args.on.refund).toHaveBeenCalledTimes(1));
});
Full.test('orders can be filtered by kind, state and provider', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '类型' }), 'grade');
  await expect(args.on.filter).toHaveBeenCalledWith(expect.objectContaining({ kind: 'grade' }));
});
