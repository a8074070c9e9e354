import preview from '#storybook/preview';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { CardProduct, HeldCard } from './cardProducts.ts';
import { VipCardList, type VipCardListProps } from './VipCardList.tsx';

const submit = { code: 'code.submit', name: '代码提交评测' };
const video = { code: 'solution.video', name: '题解视频' };
const mock = (quota: string) => ({ code: 'exam.mock', name: '模拟考试', quota });
const cases = (quota: string) => ({ code: 'case.view', name: '查看错误测试点', quota });
const clean = { code: 'answer.clean', name: '清除练习记录' };

const family: CardProduct[] = [
  {
    id: idOf('card', 1),
    name: '月卡',
    priceFen: 3_900,
    beforeFen: null,
    days: 30,
    isDefault: false,
    intro: null,
    rights: [submit, mock('每月 4 场'), cases('每天 5 次')],
  },
  {
    id: idOf('card', 2),
    name: '季卡',
    priceFen: 9_900,
    beforeFen: 11_700,
    days: 90,
    isDefault: false,
    intro: null,
    rights: [submit, video, mock('每月 6 场'), cases('每天 10 次')],
  },
  {
    id: idOf('card', 3),
    name: '年卡',
    priceFen: 29_800,
    beforeFen: 46_800,
    days: 365,
    isDefault: true,
    intro: null,
    rights: [submit, video, mock('每月 8 场'), cases('每天 20 次'), clean],
  },
];

const teaching: CardProduct[] = [
  {
    id: idOf('card', 11),
    name: '教师年卡',
    priceFen: 68_000,
    beforeFen: null,
    days: 365,
    isDefault: true,
    intro: null,
    rights: [
      { code: 'bank.own', name: '自建题库' },
      { code: 'class.statistics', name: '班级学情统计' },
      { code: 'paper.print', name: '打印试卷', quota: '每月 20 份' },
      video,
    ],
  },
  {
    id: idOf('card', 12),
    name: '教研组年卡',
    priceFen: 238_000,
    beforeFen: 340_000,
    days: 365,
    isDefault: false,
    intro: null,
    rights: [
      { code: 'bank.own', name: '自建题库', quota: '5 人共用' },
      { code: 'class.statistics', name: '班级学情统计' },
      { code: 'paper.print', name: '打印试卷' },
      video,
    ],
  },
];

const held = (changes: Partial<HeldCard> = {}): HeldCard => ({
  id: idOf('held'),
  membershipId: idOf('card', 3),
  name: '年卡',
  type: '0',
  validUntil: at(100 * 1440),
  renewedUntil: '2028-03-01',
  rights: [submit, video, mock('每月 8 场，还剩 5 场'), cases('每天 20 次，还剩 17 次'), clean],
  ...changes,
});

const NOTE = '付款后 5 个工作日内开具电子普通发票，发到填写的邮箱。';

const meta = preview.meta({
  id: 'screens-vipcardlist',
  title: '会员卡',
  component: VipCardList,
  parameters: {
    density: { empty: { cards: { data: [] }, mine: { data: [] } } },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：会员卡页：上面是自己的卡和有效期，下面按对象（家长 / 学生、教育工作者）逐项比较在售的卡；家长先选孩子；次数用完的提示会带人到这里。**何时不用**：一张卡单独出现用 VipCard；平台管理卡用 Memberships。',
      },
    },
  },
  args: {
    type: '0',
    cards: { data: family },
    mine: { data: [held()] },
    now: Date.parse(FIXTURE_NOW),
    free: [
      { code: 'code.submit', name: '代码提交评测', quota: '每天 30 次' },
      { code: 'exam.mock', name: '模拟考试', quota: '每月 2 次' },
      { code: 'case.view', name: '查看错误测试点', quota: '每天 3 次' },
      { code: 'answer.clean', name: '清除练习记录', quota: '每天 1 次' },
    ],
    child: null,
    buyingId: null,
    error: null,
    invoice: null,
    on: { type: fn(), child: fn(), buy: fn(), invoice: fn(), retry: fn() },
  } as VipCardListProps,
});

export const Family = meta.story({ tags: ['key'] });
export const Educational = meta.story({ args: { type: '1', cards: { data: teaching }, mine: { data: [] } } });
export const Guest = meta.story({ args: { mine: undefined, free: [] } });
export const Parent = meta.story({
  args: {
    child: {
      names: [
        { id: idOf('member', 1), name: '林知远' },
        { id: idOf('member', 2), name: '林知夏' },
      ],
      chosenId: idOf('member', 2),
    },
    mine: { data: [] },
  },
});
const invoice = { title: '滨海星海教育科技有限公司', taxNo: '91440300708461136T', email: 'caiwu@example.edu.cn' };
export const OffersInvoice = meta.story({ args: { invoice: { note: NOTE, wanted: null } } });
export const WantsInvoice = meta.story({ args: { invoice: { note: NOTE, wanted: invoice } } });
export const Refused = meta.story({ args: { error: '请先关联家长' } });
export const Expired = meta.story({ args: { mine: { data: [held({ validUntil: at(-9 * 1440) })] } } });
export const EndsSoon = meta.story({ args: { mine: { data: [held({ validUntil: at(2 * 1440) })] } } });
export const Buying = meta.story({ args: { buyingId: idOf('card', 2) } });
export const Loading = meta.story({ args: { cards: {}, mine: {} } });
export const Failed = meta.story({
  args: { cards: { error: '服务暂时不可用，请稍后再试' }, mine: { error: '服务暂时不可用，请稍后再试' } },
});
export const NothingOnSale = meta.story({ args: { cards: { data: [] }, mine: { data: [] } } });
export const Long = meta.story({
  args: {
    cards: {
      data: family.map((card) => ({ ...card, name: `滨海市青少年信息学奥林匹克集训队专享${card.name}` })),
    },
    mine: { data: [held({ name: '滨海市青少年信息学奥林匹克联赛集训队专享年卡（含寒暑假集训营）' })] },
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const PhoneLong = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const EducationalDark = Educational.extend({ globals: { theme: 'dark' } });

Family.test('cards: a renewal says from when to when it is valid before it is ordered', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByText('续费后到 2028-03-01')).toBeVisible();
  for (const name of ['续费年卡', '续费']) {
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: '续费「年卡」？' }));
    await expect(dialog.getByText(/共 365 天，接在原来的到期日后面/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '续费年卡' }));
    await expect(args.on.buy).toHaveBeenLastCalledWith(idOf('card', 3));
  }
  await expect(args.on.buy).toHaveBeenCalledTimes(2);
});
Family.test('cards: another card is ordered after its place next to the running one is clear', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '购买月卡' }));
  const dialog = within(await screen.findByRole('dialog', { name: '再买一张「月卡」？' }));
  await expect(dialog.getByText(/共 30 天，付款后马上生效.*两张同时有效/)).toBeVisible();
  await expect(dialog.getByRole('list', { name: '买到什么' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '先不买' }));
  await expect(args.on.buy).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: '购买月卡' }));
  const again = within(await screen.findByRole('dialog', { name: '再买一张「月卡」？' }));
  await userEvent.click(again.getByRole('button', { name: '购买月卡' }));
  await expect(args.on.buy).toHaveBeenLastCalledWith(idOf('card', 1));
});
Parent.test('cards: a parent reads for which child the card is', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '购买月卡' }));
  await expect(await screen.findByRole('dialog', { name: /^给.+「月卡」？$/ })).toBeVisible();
});

Family.test('the audience can be switched', async ({ canvas, userEvent, args }) => {
  await userEvent.click(within(canvas.getByRole('radiogroup', { name: '适用对象' })).getByText('教育工作者'));
  await expect(args.on.type).toHaveBeenLastCalledWith('1');
});

Parent.test('a parent can choose another child', async ({ canvas, userEvent, args }) => {
  await userEvent.click(within(canvas.getByRole('radiogroup', { name: '选择孩子' })).getByText('林知远'));
  await expect(args.on.child).toHaveBeenLastCalledWith(idOf('member', 1));
});

OffersInvoice.test(
  'an invalid tax number is refused, and may be left empty for a person',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请发票' }));
    const dialog = within(await screen.findByRole('dialog', { name: '申请发票' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /发票抬头/ }), invoice.title);
    await userEvent.type(dialog.getByRole('textbox', { name: /税号/ }), '914403007084611360');
    await userEvent.type(dialog.getByRole('textbox', { name: /邮箱/ }), invoice.email);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText(/税号不正确/)).toBeVisible();
    await expect(args.on.invoice).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByRole('textbox', { name: /税号/ }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.on.invoice).toHaveBeenCalledWith({ ...invoice, taxNo: '' }));
  },
);
WantsInvoice.test('the request for an invoice can be withdrawn', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '不要发票' }));
  await expect(args.on.invoice).toHaveBeenCalledWith(null);
});
Expired.test('an expired card is not shown as in use', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '购买年卡' })).toBeVisible();
  await expect(canvas.queryByText('使用中')).toBeNull();
});

Buying.test('while an order is being created, no other can be started', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '购买月卡' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: '购买季卡' }));
  await expect(args.on.buy).not.toHaveBeenCalled();
});
