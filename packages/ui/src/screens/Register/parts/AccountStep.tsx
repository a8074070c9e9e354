import { passwordFault } from '@aosai/api/domain/passwords';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { FieldNote } from '../../../primitives/Field/FieldNote.tsx';
import { FormField } from '../../../primitives/Form/FormField.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { CodeField, type CodeFieldOn, type CodeSending } from '../../../patterns/CodeField/CodeField.tsx';
import { MOBILE } from '../../../patterns/CodeField/mobile.ts';
import { links } from '../../../patterns/links/links.ts';
import type { RegisterDraft } from '../registerDraft.ts';

export interface AccountSecrets {
  password: string;
  /** Empty for a child: it has no number of its own to prove. */
  verifyCode: string;
}

export interface AccountStepProps {
  draft: RegisterDraft;
  isChild: boolean;
  sending: CodeSending;
  pending: boolean;
  error: string | null;
  now: number;
  on: {
    change: (changes: Partial<RegisterDraft>) => void;
    code: CodeFieldOn;
    back: () => void;
    submit: (secrets: AccountSecrets) => void;
  };
}

const ACCOUNT = /^[A-Za-z][A-Za-z0-9_.-]{3,31}$/;

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[12]};
  }
  > footer > button:first-child {
    flex: 1 1 180px;
  }
  > [data-part='agree'] {
    display: grid;
    gap: 6px;
  }
`;

/** Name, account, password, and of those from fourteen on a mobile number that is proven. */
export const AccountStep = ({ draft, isChild, sending, pending, error, now, on }: AccountStepProps) => {
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const { control, handleSubmit } = useForm({
    defaultValues: { name: draft.name, account: draft.account, password: '', mobile: draft.mobile, verifyCode: '' },
  });
  const mobile = useWatch({ control, name: 'mobile' });
  const account = useWatch({ control, name: 'account' });
  const submit = handleSubmit(({ password, verifyCode }) => {
    if (agreed) on.submit({ password, verifyCode });
  });
  return (
    <Root
      noValidate
      onSubmit={(event) => {
        setTried(true);
        void submit(event);
      }}
    >
      <FormField
        control={control}
        name="name"
        label={draft.type === 'student' ? '学生姓名' : '姓名'}
        hint="会出现在成绩单上；同学只看得到姓。"
        rules={{ required: 'fill', maxLength: 30 }}
      >
        {(field) => (
          <TextInput
            {...field}
            size="l"
            autoComplete="name"
            onChange={(event) => {
              field.onChange(event);
              on.change({ name: event.currentTarget.value });
            }}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="account"
        label="账号"
        hint="登录用，字母开头，4 到 32 位，例如 xiaoming2014。"
        rules={{
          required: 'fill',
          pattern: { value: ACCOUNT, like: '字母开头的 4 到 32 位字母、数字、点、横线或下划线' },
        }}
      >
        {(field) => (
          <TextInput
            {...field}
            size="l"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              field.onChange(event);
              on.change({ account: event.currentTarget.value });
            }}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="password"
        label="密码"
        hint="至少 8 位，不要用生日或 12345678。"
        rules={{ required: 'fill' }}
        validate={(value) => passwordFault(value, [account, mobile]) ?? true}
      >
        {(field) => <PasswordInput {...field} size="l" autoComplete="new-password" />}
      </FormField>
      {!isChild && (
        <>
          <FormField
            control={control}
            name="mobile"
            label="手机号"
            rules={{ required: 'fill', pattern: { value: MOBILE, like: ' 11 位数字' } }}
          >
            {(field) => (
              <TextInput
                {...field}
                size="l"
                type="tel"
                inputMode="numeric"
                autoComplete="tel"
                maxLength={11}
                onChange={(event) => {
                  field.onChange(event);
                  on.change({ mobile: event.currentTarget.value });
                }}
              />
            )}
          </FormField>
          <Controller
            control={control}
            name="verifyCode"
            rules={{ required: '请填写手机收到的验证码。', minLength: { value: 6, message: '验证码是 6 位数字。' } }}
            render={({ field, fieldState }) => (
              <CodeField
                {...sending}
                size="l"
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                fault={fieldState.error?.message}
                canSend={MOBILE.test(mobile)}
                now={now}
                on={on.code}
              />
            )}
          />
        </>
      )}
      <div data-part="agree">
        <Checkbox
          checked={agreed}
          invalid={tried && !agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          label={
            <>
              已阅读并同意
              <Link href={links.agreement('service')} target="_blank">
                《服务协议》
              </Link>
              和
              <Link href={links.agreement('privacy')} target="_blank">
                《隐私政策》
              </Link>
            </>
          }
        />
        {tried && !agreed && <FieldNote id="register-agree" error="请阅读后勾选，才能继续。" />}
      </div>
      {error !== null && (
        <Alert tone="bad" live="assertive">
          {error}
        </Alert>
      )}
      <footer>
        <Button type="submit" variant="primary" size="l" loading={pending}>
          {isChild ? '下一步：监护人同意' : '注册'}
        </Button>
        <Button size="l" disabled={pending} onClick={on.back}>
          上一步
        </Button>
      </footer>
    </Root>
  );
};
