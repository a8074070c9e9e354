import { useState, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { links } from '../../../patterns/links/links.ts';
import type { DemoAccount, PasswordTry, Realm, SignInOn } from '../signIn.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { formCss } from './formCss.ts';

export interface PasswordFormProps {
  realm: Realm;
  error: string | null;
  loading: boolean;
  /** A picture to read as well, after failures. */
  captcha: string | null;
  demoAccounts: readonly DemoAccount[];
  /** Gets the field that has focus first. */
  accountRef: RefObject<HTMLInputElement | null>;
  /** A demo account was picked: its realm comes along. */
  onRealm: (realm: Realm) => void;
  onForgotten: () => void;
  on: Pick<SignInOn, 'submit' | 'anotherCaptcha' | 'close'>;
}

const Root = styled.form`
  ${formCss}

  > [data-part='captcha'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[12]};
    align-items: end;
  }
  > [data-part='captcha'] > button {
    appearance: none;
    padding: 0;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: #fff;
    cursor: pointer;
  }
  > [data-part='captcha'] img {
    display: block;
    width: 132px;
    height: 44px;
  }
`;

/** Account and password, a picture when the server asks for one, and the ways out for who has neither. */
export const PasswordForm = (props: PasswordFormProps) => {
  const { realm, error, loading, captcha, demoAccounts, accountRef, onRealm, onForgotten, on } = props;
  const [staleError, setStaleError] = useState<string | null>(null);
  const { register, handleSubmit, setValue, formState } = useForm({
    defaultValues: { account: '', password: '', captchaText: '' },
  });
  const { account, password, captchaText } = formState.errors;
  const { ref: registerAccount, ...accountField } = register('account', {
    validate: (value) => value.trim() !== '' || '请输入账号',
    maxLength: { value: 200, message: '账号太长' },
  });
  const shownError = loading || error === staleError ? null : error;
  const submit = handleSubmit((values) => {
    setStaleError(null);
    if (loading) return;
    const attempt: PasswordTry = { account: values.account.trim(), password: values.password, realm };
    on.submit(captcha === null ? attempt : { ...attempt, captchaText: values.captchaText.trim() });
    setValue('captchaText', '');
  });
  return (
    <Root noValidate onSubmit={submit}>
      {shownError !== null && (
        <Alert tone="bad" live="assertive">
          {shownError}
        </Alert>
      )}
      <Field
        label="账号"
        error={account?.message}
        hint={realm === 'member' ? '也可以填写绑定的手机号或邮箱。' : undefined}
      >
        <TextInput
          size="l"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...accountField}
          ref={(element) => {
            registerAccount(element);
            accountRef.current = element;
          }}
        />
      </Field>
      <Field label="密码" error={password?.message}>
        <PasswordInput
          size="l"
          {...register('password', { required: '请输入密码', maxLength: { value: 200, message: '密码太长' } })}
        />
      </Field>
      {captcha !== null && (
        <div data-part="captcha">
          <Field label="图中的字符" error={captchaText?.message}>
            <TextInput
              size="l"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
              {...register('captchaText', { validate: (value) => value.trim() !== '' || '请输入图中的字符' })}
            />
          </Field>
          <button type="button" onClick={on.anotherCaptcha}>
            <img src={captcha} alt="图形验证码，看不清就点一下换一张" />
          </button>
        </div>
      )}
      <Button type="submit" variant="primary" size="l" block loading={loading}>
        {loading ? '正在登录' : '登录'}
      </Button>
      {realm === 'member' && (
        <p data-part="aside">
          <Button variant="ghost" size="s" onClick={onForgotten}>
            忘记密码
          </Button>
          <span>
            还没有账号？
            <Link href={links.register} onClick={on.close}>
              注册
            </Link>
          </span>
        </p>
      )}
      {demoAccounts.length > 0 && (
        <DemoAccounts
          accounts={demoAccounts}
          onPick={(picked) => {
            setStaleError(error);
            setValue('account', picked.account, { shouldValidate: true });
            setValue('password', picked.password, { shouldValidate: true });
            onRealm(picked.realm);
          }}
        />
      )}
    </Root>
  );
};
