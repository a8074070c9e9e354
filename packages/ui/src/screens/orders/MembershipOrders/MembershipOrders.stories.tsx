import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { officeOrders, orderKnown } from '../../../storybook/exampleOrders.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { MembershipOrders, type MembershipOrdersKnown } from './MembershipOrders.tsx';

const { extreme, ...orders } = officeOrders;
const known: MembershipOrdersKnown = {
  ...orderKnown,
  cards: [
    { value: idOf('membership'), label: '家庭年卡', priceFen: 29_800, type: '0' },
    { value: idOf('membership', 2), label: '家庭月卡', priceFen: 3_900, type: '0' },
    { value: idOf('membership', 3), label: '教师年卡', priceFen: 49_800, type: '1' },
  ],
  holder: { find: fn(), found: {} },
};
const proven: MembershipOrdersKnown = { ...known, evidence: { ...known.evidence, fileName: 'evidence.png' } };
const of = officeStories(MembershipOrders, { rows: Object.values(orders), known, opened: orders.applied, extreme });

const meta = preview.meta({
  id: 'screens-membershiporders',
  title: '会员卡订单',

  component: MembershipOrders,
  decorators: [inOffice('bms', 'membershipOrder')],
  parameters: of.parameters(
    '**何时用**：/bms/membershipOrder，登记转账、审核退出、退款、替学生下单或赠送会员卡。**何时不用**：各类订单一起查用 MemberOrders；与支付机构核对用 Reconcile。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Creating = meta.story(of.asking('新建订单'));
export const Confirming = meta.story({
  args: { openId: orders.pending.id, known: { ...known, detail: {} } },
  ...of.asking('登记到账', '登记「家庭年卡」到账'),
});
export const Passing = meta.story({
  args: { openId: orders.applied.id },
  ...of.asking('同意退出', '同意欧阳*退出「家庭年卡」？'),
});
/** The proposed refund comes with the order's details; before that no amount is shown or may be decided on. */
export const PassingEarly = meta.story({
  args: { openId: orders.applied.id, known: { ...known, detail: {} } },
  ...of.asking('同意退出', '同意欧阳*退出「家庭年卡」？'),
});
export const Refused = meta.story({ args: { openId: orders.passed.id, ...of.refused('最多还可退 120.50 元') } });
export const Extreme = meta.story(of.extreme);
export const Phone = meta.story({ args: { openId: orders.applied.id }, ...of.phone });
export const Dark = meta.story({ args: { openId: orders.applied.id }, ...of.dark });

PassingEarly.test('a quit is not decided before the proposed refund is known', async () => {
  const dialog = within(screen.getByRole('dialog', { name: /同意/ }));
  await expect(dialog.queryByRole('textbox')).toBeNull();
  await expect(dialog.queryByRole('button', { name: '同意退出' })).toBeNull();
});
Confirming.test('registering a transfer requires a scan as evidence', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: /登记/ }));
  await expect(dialog.getByRole('textbox', { name: /到账金额/ })).toHaveValue('298.00');
  await userEvent.type(dialog.getByRole('textbox', { name: /付款人/ }), '林建国');
  await userEvent.type(dialog.getByRole('textbox', { name: /流水号/ }), '2026112100012345');
  await userEvent.click(dialog.getByRole('button', { name: '登记到账' }));
  await expect(await dialog.findByText(/请上传凭证/)).toBeVisible();
  await expect(args.on.confirmPaid).not.toHaveBeenCalled();
});
// No screenshot: its test reads what differs.
export const Filled = Confirming.extend({ tags: ['no-visual'], args: { known: proven } });
Filled.test(
  'a registered transfer is sent with the amount in 分 and the time in Beijing',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: /登记/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /付款人/ }), '林建国');
    await userEvent.type(dialog.getByRole('textbox', { name: /流水号/ }), '2026112100012345');
    await userEvent.click(dialog.getByRole('button', { name: '登记到账' }));
    await waitFor(() =>
      expect(args.on.confirmPaid).toHaveBeenCalledWith(orders.pending, {
        paidFen: 29_800,
        paidAt: '2026-11-21T11:47:00.000Z',
        payer: '林建国',
        txNo: '2026112100012345',
        evidenceFile: 'evidence.png',
      }),
    );
  },
);
Passing.test('a refund other than the proposed one requires a reason', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: /同意/ }));
  const amount = dialog.getByRole('textbox', { name: /退款金额/ });
  await expect(amount).toHaveValue('298.00');
  await expect(dialog.queryByRole('textbox', { name: /原因/ })).toBeNull();
  await userEvent.clear(amount);
  await userEvent.type(amount, '200');
  await userEvent.type(await dialog.findByRole('textbox', { name: /原因/ }), '已经用了三天');
  await userEvent.click(dialog.getByRole('button', { name: '同意退出' }));
  await waitFor(() =>
    expect(args.on.passQuit).toHaveBeenCalledWith(orders.applied, { refundFen: 20_000, reason: '已经用了三天' }),
  );
});
Creating.test('a gift requires a reason', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '新建订单' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^账号/ }), 'star001');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /付款/ }), 'gift');
  await userEvent.type(await dialog.findByRole('textbox', { name: /赠送原因/ }), '校内赛一等奖');
  await userEvent.click(dialog.getByRole('button', { name: '新建订单' }));
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith({
      account: 'star001',
      membershipId: known.cards[0]?.value,
      payment: 'gift',
      gift: '校内赛一等奖',
      paid: null,
    }),
  );
});
const teacher = { account: 'laoshi', shownName: '周**', type: 'teacher' as const };
// No screenshot: its test reads what differs.
export const Teacher = Creating.extend({
  tags: ['no-visual'],
  args: { known: { ...known, holder: { find: fn(), found: { data: teacher } } } },
});
Teacher.test(
  'only cards that the person can hold are offered, and the person is named',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '新建订单' }));
    const offered = () => dialog.getByRole('combobox', { name: /会员卡/ });
    await expect(within(offered()).getAllByRole('option')).toHaveLength(3);
    await userEvent.type(dialog.getByRole('textbox', { name: /^账号/ }), 'laoshi');
    await userEvent.tab();
    await expect(args.known.holder.find).toHaveBeenLastCalledWith('laoshi');
    await expect(await dialog.findByText('周**，老师账号。')).toBeVisible();
    await expect(
      within(offered())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['教师年卡，¥498']);
    await waitFor(() => expect(offered()).toHaveValue(idOf('membership', 3)));
  },
);
Opened.test('the drawer shows payments, evidence, payment notices and the log', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog'));
  await expect(drawer.getByRole('link', { name: '查看凭证' })).toHaveAttribute('href', '#evidence.png');
  await expect(drawer.getByText('重复通知')).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: '登记退款' }));
  await screen.findByRole('dialog', { name: '登记退款 ¥298' });
});
