import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { Organizations } from './Organizations.tsx';
import type { OrganizationItem } from '@aosai/api/schools/organization.contract';

const row = (no: number, changes: Partial<OrganizationItem> = {}): OrganizationItem => ({
  id: idOf('org', no),
  name: `滨海市第${no}中学`,
  creditCode: null,
  contact: '周明澜',
  contactMobileMasked: '138****0003',
  logo: null,
  intro: null,
  quota: 300,
  memberCount: 286,
  ownerNameMasked: '周*',
  status: '1',
  statusReason: null,
  asksNewPwd: false,
  maySetPrice: false,
  joinCode: null,
  version: 1,
  createdAt: at(-no * 5_000),
  ...changes,
});
const rows = [
  row(1, { name: '星海编程', quota: null, intro: '滨海市的信息学社团，周末上课。', creditCode: '91350100M000100Y43' }),
  row(2, { status: '0', memberCount: 0, quota: null }),
  row(3, { status: '2', memberCount: 0, statusReason: '请填写机构全称，并补充信用代码。' }),
  row(4, { status: '3', statusReason: '合作到期' }),
];
const known = { made: null, show: fn(), noted: fn(), openMade: fn(), contact: null, showContact: fn(), asking: false };
const of = officeStories(Organizations, {
  rows,
  known,
  extreme: row(1, {
    name: '滨海市青少年信息学奥林匹克联赛集训队第三梯队周末提高班合作办学中心',
    contact: '欧阳司马上官',
    memberCount: 128_460,
  }),
});

const meta = preview.meta({
  id: 'screens-organizations',
  title: '机构',

  component: Organizations,
  decorators: [inOffice('bms', 'organization')],
  parameters: of.parameters(
    '**何时用**：/bms/organization，平台审核机构、设名额、停用。**何时不用**：机构自己的资料在 /edms/organization；申请开通在网站的申请页。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Extreme = meta.story(of.extreme);
export const OpenedPending = meta.story({ args: { openId: idOf('org', 2) } });
export const OpenedContact = meta.story({
  args: {
    openId: idOf('org', 2),
    known: {
      ...known,
      contact: {
        id: idOf('org', 2),
        contactMobile: '13800000003',
        owner: { name: '周明澜', mobile: '13900000003' },
      },
    },
  },
});
export const OpenedRejected = meta.story({ args: { openId: idOf('org', 3) } });
export const OpenedPassed = meta.story({ args: { openId: idOf('org', 1) } });
export const Adding = meta.story({
  args: of.refused('这个统一社会信用代码已经登记过，请核对'),
  ...of.asking('新建机构'),
});
export const ManagerMade = meta.story({
  args: {
    known: {
      ...known,
      made: {
        name: '方远',
        account: 'mk7w2qxp4h',
        initialPassword: 'kq7m3xw9hd',
        address: 'https://aosai.example/web/',
        organizationId: idOf('org', 1),
      },
    },
  },
});
export const Phone = meta.story(of.phone);
export const Dark = OpenedPending.extend(of.dark);

ManagerMade.test('says where the manager signs in', async () => {
  await expect(await screen.findByText('https://aosai.example/web/')).toBeVisible();
});

ManagerMade.test('leads from the noted password into the new organization', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '记下并查看机构' }));
  await expect(args.known.openMade).toHaveBeenCalledOnce();
});

OpenedPending.test("one click asks for the applicant's full mobile number", async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog', { name: '滨海市第2中学' }));
  await userEvent.click(drawer.getByRole('button', { name: '查看完整手机号' }));
  await expect(args.known.showContact).toHaveBeenCalledWith(idOf('org', 2));
});

OpenedContact.test('full numbers replace the masked ones', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '滨海市第2中学' }));
  await expect(drawer.getByText('13800000003')).toBeVisible();
  await expect(drawer.getByText('周明澜 13900000003')).toBeVisible();
  await expect(drawer.queryByRole('button', { name: '查看完整手机号' })).toBeNull();
  await expect(drawer.getByText('手机号已完整显示')).toHaveFocus();
});

OpenedPending.test('an application is approved with a quota', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '通过申请' }));
  const dialog = within(await screen.findByRole('dialog', { name: '通过「滨海市第2中学」？' }));
  await userEvent.type(dialog.getByRole('spinbutton', { name: /成员名额/ }), '300');
  await userEvent.click(dialog.getByRole('button', { name: '通过申请' }));
  await waitFor(() => expect(args.on.pass).toHaveBeenCalledWith(rows[1], { quota: 300 }));
});

OpenedPending.test('a refusal requires a reason', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '拒绝' }));
  const dialog = within(await screen.findByRole('dialog', { name: '拒绝「滨海市第2中学」？' }));
  await userEvent.click(dialog.getByRole('button', { name: '拒绝申请' }));
  await expect(await dialog.findByText('请填写拒绝原因。')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /拒绝原因/ }), '请写全称');
  await userEvent.click(dialog.getByRole('button', { name: '拒绝申请' }));
  await waitFor(() => expect(args.on.reject).toHaveBeenCalledWith(rows[1], { reason: '请写全称' }));
});

Full.test('an organization is created with its first manager, new or existing', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '新建机构' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建机构' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /机构全称/ }), '远山中学');
  await userEvent.type(dialog.getByRole('textbox', { name: /联系人/ }), '方校长');
  await userEvent.type(dialog.getByRole('textbox', { name: /联系手机/ }), '13900000001');
  await userEvent.click(dialog.getByRole('button', { name: '新建机构' }));
  await expect(await dialog.findByText('请填写管理员姓名。')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /管理员姓名/ }), '方远');
  await userEvent.click(dialog.getByRole('button', { name: '新建机构' }));
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith({
      name: '远山中学',
      creditCode: null,
      contact: '方校长',
      contactMobile: '13900000001',
      intro: null,
      quota: null,
      manager: 'fresh',
      managerName: '方远',
      managerMobile: null,
      managerAccount: null,
    }),
  );
});
