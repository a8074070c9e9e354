import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { ConsentForm, type ConsentFormProps } from './ConsentForm.tsx';
import { exampleAgreement } from './exampleAgreement.ts';

const meta = preview.meta({
  id: 'patterns-consentform',
  title: '部件/监护人同意书 ConsentForm',
  component: ConsentForm,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：监护人读规则、验证手机、表示同意或不同意；注册的一步和孩子首次登录时都用它。两个回答一样大，什么也不预先勾选。**何时不用**：成年人的协议在登录框里一句话；只读协议用 Agreement。',
      },
    },
  },
  args: {
    text: exampleAgreement,
    childName: '许*',
    mobile: '',
    sending: { captcha: null, pending: false, error: null, resendAt: null },
    giveLabel: '同意并建立账号',
    pending: false,
    now: Date.parse(FIXTURE_NOW),
    on: { mobile: fn(), code: { ask: fn(), check: fn(), withoutPicture: fn() }, give: fn(), refuse: fn() },
  } as ConsentFormProps,
});

export const Default = meta.story({ tags: ['key'] });
export const KnownGuardian = meta.story({ args: { known: true } });
export const Refused = meta.story({ args: { error: '验证码不正确，请重新输入' } });
export const Pending = meta.story({ args: { known: true, pending: true } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

KnownGuardian.test(
  'without the tick nothing is sent, and a message says what to do',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '同意并建立账号' }));
    await expect(canvas.getByText('请阅读后勾选；不同意请按「不同意」。')).toBeVisible();
    await expect(args.on.give).not.toHaveBeenCalled();
  },
);

KnownGuardian.test('refusing takes one press and no tick', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '不同意' }));
  await expect(args.on.refuse).toHaveBeenCalledTimes(1);
});
