import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { OrganizationProfile, type OrganizationProfileProps } from './OrganizationProfile.tsx';
import type { OrganizationItem } from '@aosai/api/schools/organization.contract';

const school: OrganizationItem = {
  id: idOf('org', 1),
  name: '星海编程',
  creditCode: '91350100M000100Y43',
  contact: '周明澜',
  contactMobileMasked: '138****0003',
  logo: null,
  intro: '滨海市的信息学社团，周末上课。',
  quota: 300,
  memberCount: 286,
  ownerNameMasked: '周*',
  status: '1',
  statusReason: null,
  asksNewPwd: false,
  maySetPrice: false,
  joinCode: 'K7MX2PQ9',
  version: 3,
  createdAt: at(-90_000),
};
const LONG = '滨海市青少年信息学奥林匹克联赛集训队第三梯队周末提高班合作办学中心';

const meta = preview.meta({
  id: 'screens-organizationprofile',
  title: '本校资料',

  component: OrganizationProfile,
  decorators: [inOffice('edms', 'organization')],
  parameters: {
    layout: 'fullscreen',
    density: {
      empty: { organization: {} },
      extreme: { organization: { data: { ...school, intro: LONG.repeat(12) } } },
    },
    docs: {
      description: {
        component:
          '**何时用**：/edms/organization，学校管理员看和改本校资料。**何时不用**：审核机构、设名额在平台管理页面的机构列表。',
      },
    },
  },
  args: {
    organization: { data: school },
    logo: {},
    act: { pending: false, error: null },
    on: {
      logo: { choose: fn(), remove: fn(), cancel: fn(), retry: fn() },
      update: fn(async () => true),
      retry: fn(),
      forget: fn(),
    },
  } as OrganizationProfileProps,
});

export const Full = meta.story({ tags: ['key'] });
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#1f5f8b"/><path d="M2 7 5 2l3 5z" fill="#f6f4ef"/></svg>',
)}`;
export const WithLogo = meta.story({ args: { logo: { src: logo } } });
export const LogoSending = meta.story({
  args: {
    logo: { upload: { id: '1', name: '校徽.png', sizeBytes: 180_000, state: { kind: 'sending', percent: 40 } } },
  },
});
export const Loading = meta.story({ args: { organization: {} } });
export const Failed = meta.story({ args: { organization: { error: '服务暂时不可用，请稍后再试。' } } });
export const Long = meta.story({
  args: { organization: { data: { ...school, name: LONG, intro: LONG.repeat(8), quota: null } } },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Full.test('an empty mobile number leaves the current one unchanged', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '修改资料' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改本校资料' }));
  await expect(dialog.getByText('现在是 138****0003，不改就空着。')).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox', { name: /机构全称/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /机构全称/ }), '星海编程学校');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.update).toHaveBeenCalledWith(school, {
      name: '星海编程学校',
      creditCode: '91350100M000100Y43',
      contact: '周明澜',
      contactMobile: null,
      intro: '滨海市的信息学社团，周末上课。',
      asksNewPwd: false,
    }),
  );
});

Full.test('a chosen picture is uploaded', async ({ canvas, userEvent, args }) => {
  const field = within(canvas.getByRole('group', { name: '机构标志' }));
  const file = new File(['x'], '校徽.png', { type: 'image/png' });
  await userEvent.upload(field.getByLabelText('选择机构标志', { selector: 'input' }), file);
  await expect(args.on.logo.choose).toHaveBeenCalledWith(file);
});

WithLogo.test("the school's picture can be removed", async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('img', { name: '当前的机构标志' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /移除|去掉|删除/ }));
  await expect(args.on.logo.remove).toHaveBeenCalledTimes(1);
});
