import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import type { SettingTab } from '@aosai/api/platform/settingForms';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { Settings } from './Settings.tsx';
import type { DocumentRow, SettingsProps, SettingsRead } from './settingsProps.ts';

const READ: SettingsRead = {
  sections: [
    {
      section: 'site',
      version: 7,
      values: [
        { key: 'site.notice', value: '周六 9 点模拟考\n【老师】成绩已出，请核对' },
        { key: 'site.contact', value: '0411-8888 8888' },
        { key: 'registration.open', value: 'true' },
        { key: 'children.contact', value: '周明澜，0411-8888 8888' },
      ],
    },
    { section: 'pay', version: 2, values: [{ key: 'pay.payee', value: '户名：海湾编程\n账号：6222 0000' }] },
    { section: 'quota', version: 5, values: [{ key: 'free.codeSubmit', value: '50' }] },
  ],
  services: { mail: 'on', sms: 'builtIn', wechat: 'off', wechatPay: 'off', ocr: 'off' },
};
const document = (no: number, key: string, valueVersion: number): DocumentRow => ({
  id: idOf('config', no),
  version: 4,
  key,
  isPublic: true,
  excerpt: '',
  valueVersion,
  updatedAt: at(-no * 3_000),
});
const documents = [
  document(1, 'about', 1),
  document(2, 'agreement.service', 2),
  document(3, 'agreement.privacy', 3),
  document(4, 'agreement.children', 1),
];
const UNFILLED: SettingsRead = {
  ...READ,
  sections: READ.sections.map((one) => (one.section === 'site' ? { ...one, values: [] } : one)),
};

const meta = preview.meta({
  id: 'screens-settings',
  title: '设置',
  component: Settings,
  decorators: [inOffice('bms', 'config')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/bms/setting，运营人员填站点的通知、协议、支付和免费次数，查看外部服务是否设置。**何时不用**：程序读取的其他各项用「全部配置」；站名和标志用「应用」。',
      },
    },
  },
  args: {
    tab: 'site' as SettingTab,
    read: { data: READ } as SettingsProps['read'],
    documents: { data: documents } as SettingsProps['documents'],
    siteTitle: '奥赛学堂',
    act: { pending: false, error: null as string | null },
    isLeaving: false,
    on: {
      dirty: fn(),
      stay: fn(),
      leave: fn(),
      tab: fn(),
      save: fn(() => Promise.resolve(true)),
      forget: fn(),
      retry: fn(),
    },
  },
});

export const Site = meta.story({ tags: ['key'] });
export const Unfilled = meta.story({ args: { read: { data: UNFILLED } } });
export const Loading = meta.story({ args: { read: {} } });
export const Failed = meta.story({ args: { read: { error: '网络连接不上' } } });
export const Agreements = meta.story({ args: { tab: 'agreement' } });
export const AgreementsUnfilled = meta.story({ args: { tab: 'agreement', read: { data: UNFILLED } } });
export const Pay = meta.story({ args: { tab: 'pay' } });
export const Quota = meta.story({ args: { tab: 'quota' } });
export const Services = meta.story({ args: { tab: 'service' } });
export const Leaving = meta.story({ args: { isLeaving: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const AgreementsPhone = Agreements.extend({ globals: { viewport: { value: 'phone' } } });

Site.test('a section is previewed while it is written, and saved whole', async ({ canvas, userEvent, args }) => {
  const save = canvas.getByRole('button', { name: '保存' });
  await expect(save).toBeDisabled();
  const shown = within(canvas.getByLabelText('首页通知的预览'));
  await expect(shown.getAllByText('周六 9 点模拟考')).toHaveLength(3);
  const student = canvas.getByRole('textbox', { name: '只给学生的通知' });
  await userEvent.type(student, '记得带学生证');
  await expect(await shown.findByText('记得带学生证')).toBeVisible();
  await userEvent.click(save);
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(args.on.save).toHaveBeenCalledWith('site', 7, [
    { key: 'site.notice', value: '周六 9 点模拟考\n【学生】记得带学生证\n【老师】成绩已出，请核对' },
    { key: 'site.contact', value: '0411-8888 8888' },
    { key: 'registration.open', value: 'true' },
    { key: 'children.contact', value: '周明澜，0411-8888 8888' },
  ]);
  await waitFor(() => expect(save).toBeDisabled());
});

Site.test('a change that is not saved is reported, so that leaving asks', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '只给学生的通知' }), '记得带学生证');
  await waitFor(() => expect(args.on.dirty).toHaveBeenLastCalledWith('site', true));
});

Leaving.test('changes are discarded only after confirmation', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }));
  await expect(args.on.stay).toHaveBeenCalledTimes(1);
  await expect(args.on.leave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '放弃修改' }));
  await expect(args.on.leave).toHaveBeenCalledTimes(1);
});

Pay.test('a limit is written in yuan, and a wrong one is named before it is sent', async (story) => {
  const { canvas, userEvent, args } = story;
  const limit = canvas.getByRole('textbox', { name: /每月最多下单/ });
  await userEvent.type(limit, '很多');
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await expect(await canvas.findByText(/0 到 9999.99 的金额/)).toBeVisible();
  await expect(args.on.save).not.toHaveBeenCalled();
  await userEvent.clear(limit);
  await userEvent.type(limit, '250.5');
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.save).toHaveBeenCalledWith('pay', 2, [
      { key: 'pay.payee', value: '户名：海湾编程\n账号：6222 0000' },
      { key: 'invoice.note', value: '' },
      { key: 'order.minorMonthlyFen', value: '25050' },
    ]),
  );
});

Unfilled.test('what people would miss is named to the operator', async ({ canvas }) => {
  await expect(canvas.getByText('联系方式、儿童个人信息负责人还没有填写')).toBeVisible();
});

Services.test('services say whether they are configured', async ({ canvas }) => {
  await expect(canvas.getByText('内置，不真发')).toBeVisible();
  await expect(canvas.getAllByText('未设置')).toHaveLength(3);
});
