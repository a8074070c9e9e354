import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { exampleAgreement } from '../ConsentForm/exampleAgreement.ts';
import { EMPTY_DRAFT, Register, type RegisterDraft } from './Register.tsx';

const now = Date.parse(FIXTURE_NOW);
const idle = { captcha: null, pending: false, error: null, resendAt: null };
const terms = { isOpen: true, allowsChildren: true, children: exampleAgreement };
const childDraft: RegisterDraft = {
  ...EMPTY_DRAFT,
  step: 'account',
  type: 'student',
  birthYm: '2014-03',
  name: '许小满',
  account: 'xiaoman',
};

const meta = preview.meta({
  id: 'screens-register',
  title: '注册',
  component: Register,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：个人自己注册；先问身份和出生年月，未满 14 周岁多一步监护人同意。**何时不用**：机构批量开通账号用管理页面的导入。',
      },
    },
  },
  args: {
    terms: { data: terms },
    draft: EMPTY_DRAFT,
    hasPassword: false,
    takenAccount: null,
    own: idle,
    guardian: idle,
    pending: false,
    error: null,
    end: null,
    isSignedIn: false,
    now,
    on: {
      change: fn(),
      ownCode: { ask: fn(), check: fn(), withoutPicture: fn() },
      guardianCode: { ask: fn(), check: fn(), withoutPicture: fn() },
      account: fn(),
      consent: fn(),
      refuse: fn(),
      restart: fn(),
      signIn: fn(),
      retry: fn(),
    },
  },
});

export const Who = meta.story({ tags: ['key'] });
export const Account = meta.story({
  args: { draft: { ...EMPTY_DRAFT, step: 'account', type: 'parent' }, error: '手机号已经注册过，请换一个，或用它登录' },
});
export const AccountTaken = meta.story({ args: { draft: childDraft, takenAccount: 'xiaoman' } });

AccountTaken.test(
  'a taken account is reported at its field, and is not sent again',
  async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('这个账号已有人使用，请换一个。')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^密码/), 'xinghai-2026-lin');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /下一步/ }));
    await expect(args.on.account).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /账号/ }), '7');
    await waitFor(() => expect(canvas.queryByText('这个账号已有人使用，请换一个。')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /下一步/ }));
    await waitFor(() => expect(args.on.account).toHaveBeenCalledOnce());
  },
);
export const TeacherAccount = meta.story({ args: { draft: { ...EMPTY_DRAFT, step: 'account', type: 'teacher' } } });

TeacherAccount.test(
  'a teacher is asked for the school code, with wording for teachers',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/您的学生看得到/)).toBeVisible();
    await expect(canvas.queryByText(/同学只看得到姓/)).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /学校代码/ }), 'K');
    await expect(args.on.change).toHaveBeenCalledWith({ name: '', account: '', mobile: '', schoolCode: 'K' });
  },
);
export const ChildAccount = meta.story({ args: { draft: childDraft } });
export const Consent = meta.story({
  args: { draft: { ...childDraft, step: 'consent' }, hasPassword: true },
  // The form is loaded as a separate chunk.
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: '监护人同意' });
  },
});
export const Reloaded = meta.story({ args: { draft: { ...childDraft, step: 'consent' } } });
export const Refused = meta.story({ args: { end: { kind: 'refused' } } });
export const Done = meta.story({ args: { end: { kind: 'signedIn', account: 'xiaoman' } } });
export const TeacherWaits = meta.story({ args: { end: { kind: 'pending', account: 'zhoulaoshi' } } });
export const Closed = meta.story({ args: { terms: { data: { ...terms, isOpen: false } } } });
export const Loading = meta.story({ args: { terms: {} } });
export const Failed = meta.story({ args: { terms: { error: '服务暂时不可用，请稍后再试' } } });
export const LongName = Consent.extend({
  args: { draft: { ...childDraft, step: 'consent', name: '阿卜杜热合曼·买买提伊明江' }, hasPassword: true },
});
export const Phone = Consent.extend({ globals: { viewport: { value: 'phone' } } });
export const AccountPhone = Account.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Consent.extend({ globals: { theme: 'dark' } });

Who.test(
  'a student of twelve is told in the first step that a guardian has to consent',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^学生/ }));
    await userEvent.selectOptions(canvas.getByLabelText('出生年份'), '2014');
    await userEvent.selectOptions(canvas.getByLabelText('出生月份'), '03');
    await expect(canvas.getByText(/需要爸爸妈妈或其他监护人同意/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(args.on.change).toHaveBeenCalledWith({ type: 'student', birthYm: '2014-03', step: 'account' });
  },
);

Who.test('the first step requires a choice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
  await expect(canvas.getByText('请选择您是谁。')).toBeVisible();
  await expect(args.on.change).not.toHaveBeenCalled();
});

ChildAccount.test(
  'a child is not asked for a mobile number, and cannot go on before agreeing to the terms',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText(/手机号/)).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^密码/), 'ein gutes Kennwort');
    await userEvent.click(canvas.getByRole('button', { name: '下一步：监护人同意' }));
    await expect(args.on.account).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '下一步：监护人同意' }));
    await expect(args.on.account).toHaveBeenCalledWith({ password: 'ein gutes Kennwort', verifyCode: '' });
  },
);

Consent.test('the guardian sees the name masked, and can refuse', async ({ canvas, userEvent, args }) => {
  await expect(await canvas.findByText(/我是许\*的监护人/)).toBeVisible();
  await expect(canvas.queryByText(/许小满/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '不同意' }));
  await expect(args.on.refuse).toHaveBeenCalledTimes(1);
});

Reloaded.test('after a reload the password has to be entered again', async ({ canvas }) => {
  await expect(canvas.getByText(/密码没有保留/)).toBeVisible();
  await expect(canvas.getByLabelText(/^密码/)).toHaveValue('');
});

/** Goes on to the next step as the page does. */
export const Walking = Who.extend({
  // Has no picture: it looks like the first step.
  tags: ['no-visual', '!key'],
  args: { draft: { ...childDraft, step: 'who' } },
  render: function Walk(args) {
    const [draft, setDraft] = useState(args.draft);
    const change = (changes: Partial<RegisterDraft>) => setDraft((before) => ({ ...before, ...changes }));
    return (
      <Register
        {...args}
        draft={draft}
        hasPassword={draft.step === 'consent'}
        on={{ ...args.on, change, account: () => change({ step: 'consent' }) }}
      />
    );
  },
});

Walking.test('each step begins at its heading', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
  await expect(canvas.getByRole('heading', { name: '注册步骤：账号' })).toHaveFocus();
  await userEvent.type(await canvas.findByLabelText(/^密码/), 'ein gutes Kennwort');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: '下一步：监护人同意' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: '注册步骤：监护人同意' })).toHaveFocus());
});
