import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import type { SettingTab } from '@aosai/api/platform/settingForms';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { PictureField } from '../../../patterns/ImageField/PictureInput.tsx';
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
  decorators: [inOffice('bms', 'setting')],
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
    ownAppId: idOf('app'),
    act: { pending: false, error: null as string | null },
    isLeaving: false,
    edited: null as SettingsProps['edited'],
    preview: (markdown: string) => `<p>${markdown}</p>`,
    payeePicture: { fileName: null, on: { choose: fn(), remove: fn(), cancel: fn(), retry: fn() } } as PictureField,
    tested: null as SettingsProps['tested'],
    on: {
      edit: fn(),
      saveDocument: fn(() => Promise.resolve(true)),
      test: fn(() => Promise.resolve(true)),
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
export const Editing = meta.story({
  args: {
    tab: 'agreement',
    edited: { row: document(2, 'agreement.service', 2), text: { data: '欢迎使用【站名】。' } },
  },
});
export const EditingDark = Editing.extend({ globals: { theme: 'dark' }, tags: ['no-visual'] });
export const EditingPhone = Editing.extend({ globals: { viewport: { value: 'phone' } } });
export const Pay = meta.story({ args: { tab: 'pay' } });
export const Quota = meta.story({ args: { tab: 'quota' } });
export const PayWithCode = meta.story({
  args: {
    tab: 'pay',
    read: {
      data: {
        ...READ,
        sections: READ.sections.map((one) =>
          one.section === 'pay' ? { ...one, values: [...one.values, { key: 'pay.picture', value: 'code.png' }] } : one,
        ),
      },
    },
  },
});
export const Services = meta.story({ args: { tab: 'service' } });
export const Tested = meta.story({
  args: {
    tab: 'service',
    tested: {
      channel: 'mail',
      to: 'office@example.com',
      state: 'refused',
      answer: '邮件服务器不接受账号或密码（535 authentication failed）',
    },
  },
});
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
    { key: 'site.address', value: '' },
    { key: 'registration.open', value: 'true' },
    { key: 'children.contact', value: '周明澜，0411-8888 8888' },
    { key: 'security.teacherFactor', value: 'false' },
    { key: 'security.managerFactor', value: 'false' },
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
      { key: 'pay.picture', value: '' },
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

Agreements.test('an agreement opens in the editor on the same page', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '修改用户服务协议' }));
  await expect(args.on.edit).toHaveBeenCalledWith(documents[1]);
});

Editing.test('an agreement is previewed while it is written, and saved to the letter', async (story) => {
  const { canvas, userEvent, args } = story;
  const save = canvas.getByRole('button', { name: '保存为新的一版' });
  await expect(save).toBeDisabled();
  await userEvent.type(canvas.getByRole('textbox', { name: /正文/ }), '\n请勿抄袭。');
  await expect(canvas.getByRole('group', { name: '内容' })).toHaveTextContent('请勿抄袭。');
  await waitFor(() => expect(args.on.dirty).toHaveBeenLastCalledWith('document', true));
  await userEvent.click(save);
  await waitFor(() =>
    expect(args.on.saveDocument).toHaveBeenCalledWith(document(2, 'agreement.service', 2), {
      value: '欢迎使用【站名】。\n请勿抄袭。',
      isPublic: true,
    }),
  );
  await waitFor(() => expect(args.on.edit).toHaveBeenLastCalledWith(null));
});

PayWithCode.test('a payee’s code that was uploaded is shown, and saved as removed', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByRole('img', { name: '当前的收款码' })).toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: '移除' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.save).toHaveBeenCalledWith('pay', 2, expect.arrayContaining([{ key: 'pay.picture', value: '' }])),
  );
});

Services.test('a message that tries a service goes to the address typed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '测试发送邮件' }));
  const dialog = within(await screen.findByRole('dialog', { name: '测试发送邮件' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /邮箱/ }), 'a@example.com, b@example.com');
  await userEvent.click(dialog.getByRole('button', { name: '发送' }));
  await expect(await dialog.findByText(/name@example.com 的样子/)).toBeVisible();
  await expect(args.on.test).not.toHaveBeenCalled();
  await userEvent.clear(dialog.getByRole('textbox', { name: /邮箱/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /邮箱/ }), 'a@example.com');
  await userEvent.click(dialog.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(args.on.test).toHaveBeenCalledWith('mail', { email: 'a@example.com' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Tested.test('what the provider answered is shown in words', async ({ canvas }) => {
  await expect(canvas.getByText(/服务商的答复：邮件服务器不接受账号或密码/)).toBeVisible();
});
