import { signInFields } from '@aosai/api/accounts/accountForms';
import { useState, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Combobox } from '../../../../primitives/Combobox/Combobox.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { PasswordInput } from '../../../../primitives/PasswordInput/PasswordInput.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { ruleOf } from '../../../../patterns/FieldSet/ruleOf.ts';
import { textProps } from '../../../../patterns/FieldSet/textProps.ts';
import { links } from '../../../../patterns/links/links.ts';
import { WorkNote } from '../../WorkNote/WorkNote.tsx';
import type { DemoAccount, Realm, Schools, SignInOn } from '../signIn.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { formCss } from './formCss.ts';

export interface PasswordFormProps {
  realm: Realm;
  error: string | null;
  loading: boolean;
  /** Progress of the proof of work, from 0 to 1; null without one. */
  work: number | null;
  schools: Schools;
  demoAccounts: readonly DemoAccount[];
  /** Ref of the field that is focused first. */
  accountRef: RefObject<HTMLInputElement | null>;
  /** A demo account was picked, which also sets the realm. */
  onRealm: (realm: Realm) => void;
  /** Another form was chosen; the last error is cleared. */
  onTurn: () => void;
  onForgotten: () => void;
  on: Pick<SignInOn, 'submit' | 'searchSchool' | 'close'>;
}

const Root = styled.form`
  ${formCss}
`;

/** Signs in with account and password; links to password reset and registration. */
export const PasswordForm = (props: PasswordFormProps) => {
  const { realm, error, loading, work, schools, demoAccounts, accountRef, onRealm, onTurn, onForgotten, on } = props;
  const [staleError, setStaleError] = useState<string | null>(null);
  const { register, handleSubmit, setValue, formState } = useForm({
    defaultValues: { account: '', password: '' },
  });
  const [school, setSchool] = useState(schools.first);
  const [byNumber, setByNumber] = useState(schools.first !== null);
  const [lacksSchool, setLacksSchool] = useState(false);
  const asksSchool = byNumber && realm === 'member';
  const { account, password } = formState.errors;
  const { ref: registerAccount, ...accountField } = register('account', ruleOf(signInFields.account));
  const shownError = loading || error === staleError ? null : error;
  const submit = handleSubmit((values) => {
    setStaleError(null);
    setLacksSchool(asksSchool && school === null);
    if (loading || (asksSchool && school === null)) return;
    const at = asksSchool && school !== null ? { school } : {};
    on.submit({ account: values.account.trim(), password: values.password, realm, ...at });
  });
  return (
    <Root noValidate onSubmit={submit}>
      {shownError !== null && (
        <Alert tone="bad" live="assertive">
          {shownError}
        </Alert>
      )}
      {asksSchool && (
        <Field label="学校" error={lacksSchool && school === null ? '请选择学校。' : undefined}>
          <Combobox
            label="学校"
            size="l"
            options={schools.options}
            value={school}
            onChange={setSchool}
            onSearch={on.searchSchool}
            loading={schools.loading}
            placeholder="输入校名查找"
            clearable
          />
        </Field>
      )}
      <Field
        label={asksSchool ? '学号' : signInFields.account.label}
        error={account?.message}
        hint={realm === 'member' && !asksSchool ? '也可以填写绑定的手机号或邮箱。' : undefined}
      >
        <TextInput
          size="l"
          {...textProps(signInFields.account)}
          autoCapitalize="none"
          spellCheck={false}
          {...accountField}
          ref={(element) => {
            registerAccount(element);
            accountRef.current = element;
          }}
        />
      </Field>
      <Field label={signInFields.password.label} error={password?.message}>
        <PasswordInput size="l" {...register('password', ruleOf(signInFields.password))} />
      </Field>
      {work !== null && <WorkNote done={work} />}
      <Button type="submit" variant="primary" size="l" block loading={loading}>
        {loading ? '正在登录' : '登录'}
      </Button>
      {realm === 'member' && (
        <p data-part="aside">
          <Button
            variant="ghost"
            size="s"
            onClick={() => {
              setByNumber(!byNumber);
              onTurn();
            }}
          >
            {byNumber ? '用账号登录' : '用学号登录'}
          </Button>
          <Button variant="ghost" size="s" onClick={onForgotten}>
            忘记密码
          </Button>
          <span>
            还没有账号？
            <Link href={links.register} onClick={on.close}>
              注册
            </Link>
          </span>
          <span>
            学校还没有开通？
            <Link href={links.organizationApply} onClick={on.close}>
              申请开通
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
            setByNumber(false);
            onRealm(picked.realm);
          }}
        />
      )}
    </Root>
  );
};
