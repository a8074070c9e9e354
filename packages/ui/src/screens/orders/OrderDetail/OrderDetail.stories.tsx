import preview from '#storybook/preview';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { anOrderDetail, aPaidDetail } from '@aosai/api/orders/orders.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OrderDetail, type OrderDetailProps } from './OrderDetail.tsx';

const ofMinor = { needsGuardian: true, expiresAt: at(1_420), guardians: ['陈*（母亲）', '林*（父亲）'] } as const;
const applied = aPaidDetail({
  status: '4',
  quitReason: '孩子转学了，时间对不上。',
  steps: [
    { kind: 'created', at: at(-3_000), note: null },
    { kind: 'paid', at: at(-2_996), note: null },
    { kind: 'quitApplied', at: at(-90), note: '孩子转学了，时间对不上。' },
  ],
});

const meta = preview.meta({
  id: 'screens-orderdetail',
  title: '订单',
  component: OrderDetail,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：/order?id=，一张订单的付款、取消、退出和进度，学生和家长共用。**何时不用**：订单列表用 Orders；管理员处理订单在 MembershipOrders 的抽屉里。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    order: { data: anOrderDetail() },
    isOwn: true,
    now: Date.parse(FIXTURE_NOW),
    isOffline: false,
    invoiceNote: null,
    asking: null,
    act: { pending: false, error: null },
    asked: null,
    on: {
      pay: fn(),
      ask: fn(),
      begin: fn(),
      cancel: fn(),
      quit: fn(),
      withdraw: fn(),
      refund: fn(),
      invoice: fn(),
      retry: fn(),
    },
  } as OrderDetailProps,
});

export const Pending = meta.story();
export const WaitsForGuardian = meta.story({
  args: { order: { data: anOrderDetail({ ...ofMinor, guardians: [...ofMinor.guardians], payable: false }) } },
});
export const NoGuardian = meta.story({
  args: { order: { data: anOrderDetail({ ...ofMinor, guardians: [], payable: false }) } },
});
export const AskedOfParent = meta.story({
  args: { isOwn: false, order: { data: anOrderDetail({ ...ofMinor, guardians: [...ofMinor.guardians] }) } },
});
export const Expired = meta.story({ args: { order: { data: anOrderDetail({ expiresAt: at(-1) }) } } });
export const Unpaid = meta.story({ args: { asked: 'unpaid' } });
export const Paid = meta.story({ args: { order: { data: aPaidDetail() } } });
export const Quitting = meta.story({ args: { order: { data: aPaidDetail() }, asking: 'quit' } });
export const Refused = meta.story({
  args: { asking: 'cancel', act: { pending: false, error: '订单当前是「已支付」，不能这样操作' } },
});
export const Applied = meta.story({ args: { order: { data: applied } } });
export const Rejected = meta.story({
  args: {
    order: {
      data: {
        ...applied,
        status: '2',
        rejectReason: '考试已经开始，按规则不能退出。',
        steps: [...applied.steps, { kind: 'quitRejected', at: at(-30), note: '考试已经开始，按规则不能退出。' }],
      },
    },
  },
});
export const Refunded = meta.story({
  args: {
    order: {
      data: aPaidDetail({
        status: '8',
        refundFen: 29_800,
        refundedFen: 29_800,
        quitReason: '孩子转学了，时间对不上。',
        invoice: { title: '滨海星海教育科技有限公司', taxNo: '91440300708461136T', email: 'caiwu@example.edu.cn' },
        steps: [
          ...applied.steps,
          { kind: 'quitPassed', at: at(-60), note: null },
          { kind: 'refunding', at: at(-60), note: null },
          { kind: 'refunded', at: at(-20), note: null },
          { kind: 'quit', at: at(-20), note: null },
        ],
      }),
    },
  },
});
const granted = {
  ...applied,
  kind: 'grade' as const,
  title: '提高班（周六）',
  status: '5' as const,
  refundFen: 29_800,
  steps: [...applied.steps, { kind: 'quitPassed' as const, at: at(-60), note: null }],
};
export const Granted = meta.story({ args: { order: { data: granted } } });
export const AsksForRefund = Granted.extend({ args: { asking: 'refund' } });
export const Closed = meta.story({
  args: {
    order: {
      data: anOrderDetail({
        status: '3',
        closedReason: 'expired',
        payable: false,
        steps: [
          { kind: 'created', at: at(-40), note: null },
          { kind: 'closed', at: at(-10), note: '超时没有支付' },
        ],
      }),
    },
  },
});
const invoice = { title: '滨海星海教育科技有限公司', taxNo: '91440300708461136T', email: 'caiwu@example.edu.cn' };
const aPlace = {
  ...granted,
  status: '2' as const,
  quitReason: null,
  refundFen: null,
  steps: granted.steps.slice(0, 2),
};
const NOTE = '电子发票在付款后 3 个工作日内发到邮箱。';
export const OffersInvoice = meta.story({ args: { order: { data: aPlace }, invoiceNote: NOTE } });
export const AsksForInvoice = OffersInvoice.extend({ args: { asking: 'invoice' } });
export const HasInvoice = OffersInvoice.extend({ args: { order: { data: { ...aPlace, invoice } } } });
export const Offline = meta.story({ args: { isOffline: true } });
export const Loading = meta.story({ args: { order: {} } });
export const Failed = meta.story({ args: { order: { error: '订单不存在，或者不是你的。' } } });
export const Extreme = meta.story({
  args: {
    isOwn: false,
    order: {
      data: anOrderDetail({
        ...ofMinor,
        guardians: [...ofMinor.guardians],
        kind: 'grade',
        title: '滨海市青少年信息学奥林匹克联赛集训基地暑期提高班第三期（含食宿与教材）',
        amountFen: 9_999_999,
        memberName: '欧阳思远',
      }),
    },
  },
});
export const Phone = Extreme.extend({ tags: ['key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Applied.extend({ globals: { theme: 'dark' } });

Pending.test('a pending order can be paid, and its payment queried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '付款' }));
  await expect(args.on.pay).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button', { name: '已付款？查询' }));
  await expect(args.on.ask).toHaveBeenCalledTimes(1);
});
/** The parent placed the order for the child. */
export const OrderedByGuardian = meta.story({
  args: {
    isOwn: false,
    order: { data: anOrderDetail({ ...ofMinor, guardians: [...ofMinor.guardians], source: 'guardian' }) },
  },
});
OrderedByGuardian.test(
  'a guardian who placed the order is not asked for consent',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/想购买/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: '不同意' })).toBeNull();
    const [pay] = canvas.getAllByRole('button', { name: '去付款' });
    if (!pay) throw new Error('there is no button');
    await userEvent.click(pay);
    await expect(args.on.pay).toHaveBeenCalledOnce();
  },
);

WaitsForGuardian.test('a minor is told who pays, and cannot pay', async ({ canvas }) => {
  await expect(canvas.getByText(/陈\*（母亲）、林\*（父亲）已经收到消息/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '付款' })).toBeNull();
});
AskedOfParent.test('a guardian consents by paying, or declines', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '同意并付款' }));
  await expect(args.on.pay).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button', { name: '不同意' }));
  await expect(args.on.begin).toHaveBeenCalledWith('decline');
});
Expired.test('an expired order cannot be paid, but its payment can still be queried', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '付款' })).toBeNull();
  await expect(canvas.getByRole('button', { name: '已付款？查询' })).toBeVisible();
});
Quitting.test('quitting shows the proposed refund and asks for a reason', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /申请退出/ }));
  await expect(dialog.getByText(/预计退回 ¥298/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /退出原因/ }), '转学');
  await userEvent.click(dialog.getByRole('button', { name: '申请退出' }));
  await waitFor(() => expect(args.on.quit).toHaveBeenCalledWith('转学'));
});
Applied.test('withdrawing a request to quit asks for confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '撤回申请' }));
  await expect(args.on.begin).toHaveBeenCalledWith('withdraw');
});
Granted.test('the family can claim the refund granted for a place', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '申请退款' }));
  await expect(args.on.begin).toHaveBeenCalledWith('refund');
});
AsksForRefund.test('claiming a refund shows its amount and how long it takes', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /申请退款/ }));
  await expect(dialog.getByText(/¥298 原路退回，一般在 3 个工作日内到账/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '申请退款' }));
  await waitFor(() => expect(args.on.refund).toHaveBeenCalledTimes(1));
});
// No screenshot: its test reads what differs.
export const NoRefund = Granted.extend({
  tags: ['no-visual'],
  args: { order: { data: { ...granted, kind: 'membership' } } },
});
NoRefund.test('the refund of a card is sent by the office, not claimed here', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '申请退款' })).toBeNull();
});
OffersInvoice.test('an invoice can be requested for a paid place', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '申请发票' }));
  await expect(args.on.begin).toHaveBeenCalledWith('invoice');
});
AsksForInvoice.test('the title and address of an invoice are entered and sent', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '申请发票' }));
  await expect(dialog.getByText(NOTE)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /发票抬头/ }), '林建国');
  await userEvent.type(dialog.getByRole('textbox', { name: /邮箱/ }), invoice.email);
  await userEvent.click(dialog.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(args.on.invoice).toHaveBeenCalledWith({ title: '林建国', taxNo: '', email: invoice.email }),
  );
});
HasInvoice.test('an invoice cannot be requested twice', async ({ canvas }) => {
  await expect(canvas.getByText(invoice.title)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /发票|开票/ })).toBeNull();
});
Offline.test('offline, no action can be started', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '付款' })).toBeDisabled();
});
