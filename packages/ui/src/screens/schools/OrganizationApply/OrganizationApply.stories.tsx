import preview from '#storybook/preview';
import { at } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { type Application, OrganizationApply, type OrganizationApplyProps } from './OrganizationApply.tsx';

const application: Application = {
  name: '滨海市少年宫',
  creditCode: null,
  contact: '林建国',
  intro: '公益性质的校外教育机构。',
  status: '0',
  statusReason: null,
  createdAt: at(-3_000),
};
const LONG = '滨海市青少年信息学奥林匹克联赛集训队第三梯队周末提高班合作办学中心';

const meta = preview.meta({
  id: 'screens-organizationapply',
  title: '开通机构',

  component: OrganizationApply,
  parameters: {
    layout: 'fullscreen',
    density: {
      empty: { application: { data: null } },
      extreme: { application: { data: { ...application, status: '2', name: LONG, statusReason: LONG.repeat(5) } } },
    },
    docs: {
      description: {
        component:
          '**何时用**：/organization/apply，老师或负责人为学校申请开通，并在这里看结果。**何时不用**：已经开通的机构在 /edms/organization 改资料；加入别人的机构由那边的管理员添加。',
      },
    },
  },
  args: {
    applicant: 'adult',
    application: { data: null },
    act: { pending: false, error: null },
    on: { apply: fn(), enter: fn(), signIn: fn(), retry: fn() },
  } as OrganizationApplyProps,
});

export const Blank = meta.story({ tags: ['key'] });
export const Guest = meta.story({ args: { applicant: 'guest', application: {} } });
export const Student = meta.story({ args: { applicant: 'student', application: {} } });
export const Operator = meta.story({ args: { applicant: 'user', application: {} } });
export const Loading = meta.story({ args: { application: {} } });
export const Failed = meta.story({ args: { application: { error: '服务暂时不可用，请稍后再试。' } } });
export const Refused = meta.story({
  args: { act: { pending: false, error: '这个统一社会信用代码已经登记过，请核对' } },
});
export const Waiting = meta.story({ args: { application: { data: application } } });
export const Rejected = meta.story({
  args: { application: { data: { ...application, status: '2', statusReason: '请填写机构全称，并补充信用代码' } } },
});
export const Passed = meta.story({ args: { application: { data: { ...application, status: '1' } } } });
export const Disabled = meta.story({
  args: { application: { data: { ...application, status: '3', statusReason: '合作到期' } } },
});
export const Phone = Rejected.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Rejected.extend({ globals: { theme: 'dark' } });

Rejected.test('after a refusal, the form starts with the refused application', async ({ canvas }) => {
  await expect(canvas.getByText(/请填写机构全称，并补充信用代码/)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /机构全称/ })).toHaveValue('滨海市少年宫');
  await expect(canvas.getByRole('textbox', { name: /联系人/ })).toHaveValue('林建国');
  await expect(canvas.getByRole('textbox', { name: /联系手机/ })).toHaveValue('');
});

Guest.test('a guest is told which kind of account may apply', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '登录' }));
  await expect(args.on.signIn).toHaveBeenCalledTimes(1);
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

Operator.test('an operator is led to the page that creates organizations', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '去机构' })).toHaveAttribute('href', '/web/bms/organization');
});

Blank.test(
  'an application requires a name, a contact and a valid mobile number',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('请填写机构全称。')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /机构全称/ }), '滨海市少年宫');
    await userEvent.type(canvas.getByRole('textbox', { name: /联系人/ }), '林建国');
    await userEvent.type(canvas.getByRole('textbox', { name: /联系手机/ }), '138');
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('联系手机应为 11 位数字，请检查。')).toBeVisible();
    await expect(args.on.apply).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /联系手机/ }), '00000002');
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await waitFor(() =>
      expect(args.on.apply).toHaveBeenCalledWith({
        name: '滨海市少年宫',
        creditCode: null,
        contact: '林建国',
        contactMobile: '13800000002',
        intro: null,
      }),
    );
  },
);
