import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { exampleAgreement } from '../ConsentForm/exampleAgreement.ts';
import { GuardianConsent } from './GuardianConsent.tsx';

const idle = { captcha: null, pending: false, error: null, resendAt: null };

const meta = preview.meta({
  id: 'screens-guardianconsent',
  title: '监护人同意',
  component: GuardianConsent,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：学校建立的孩子账号还没有监护人同意，或同意已撤回时，由家长阅读并回答。**何时不用**：孩子自己注册时，同意是 Register 的一步。',
      },
    },
  },
  args: {
    text: { data: exampleAgreement },
    child: null,
    account: '',
    sending: idle,
    pending: false,
    error: null,
    end: null,
    now: Date.parse(FIXTURE_NOW),
    on: {
      mobile: fn(),
      code: { ask: fn(), check: fn(), withoutPicture: fn() },
      give: fn(),
      refuse: fn(),
      restart: fn(),
      signIn: fn(),
      retry: fn(),
    },
  },
});

export const BesideTheChild = meta.story();
export const SignedInGuardian = meta.story({ tags: ['key'], args: { child: { name: '许*' } } });
export const Refused = meta.story({ args: { end: 'refused' } });
export const Given = meta.story({ args: { end: 'given' } });
export const Loading = meta.story({ args: { text: {} } });
export const Failed = meta.story({ args: { error: '账号或密码不正确', account: 'xiaoyu' } });
export const Phone = BesideTheChild.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = BesideTheChild.extend({ globals: { theme: 'dark' } });

BesideTheChild.test(
  'no box is ticked at first, and nothing is sent until one is',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.type(canvas.getByLabelText(/孩子的账号/), 'xiaoyu');
    await userEvent.type(canvas.getByLabelText(/孩子的密码/), 'ein gutes Kennwort');
    await userEvent.type(canvas.getByLabelText(/监护人的手机号/), '13911110005');
    await userEvent.type(canvas.getByRole('textbox', { name: /^验证码/ }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: '同意孩子使用账号' }));
    await expect(args.on.give).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '同意孩子使用账号' }));
    await expect(args.on.give).toHaveBeenCalledWith({
      account: 'xiaoyu',
      password: 'ein gutes Kennwort',
      mobile: '13911110005',
      verifyCode: '123456',
      textVersion: 3,
    });
  },
);

SignedInGuardian.test('accept and refuse look the same and have the same size', async ({ canvas, userEvent, args }) => {
  const yes = canvas.getByRole('button', { name: '同意孩子使用账号' });
  const no = canvas.getByRole('button', { name: '不同意' });
  await expect([yes.dataset['variant'], yes.dataset['size'], yes.offsetWidth]).toEqual([
    no.dataset['variant'],
    no.dataset['size'],
    no.offsetWidth,
  ]);
  await userEvent.click(no);
  await expect(args.on.refuse).toHaveBeenCalledTimes(1);
});
