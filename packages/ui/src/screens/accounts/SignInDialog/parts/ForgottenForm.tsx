import { resetFields } from '@aosai/api/accounts/accountForms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { CodeUse } from '../../CodeField/SentCode.tsx';
import { FieldOf } from '../../../../patterns/FieldSet/FieldOf.tsx';
import { PasswordInput } from '../../../../primitives/PasswordInput/PasswordInput.tsx';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import type { SignInOn, SignInWays } from '../signIn.ts';
import { formCss } from './formCss.ts';
import { TargetFields, targetOf, type TargetValues } from './TargetFields.tsx';

export interface ForgottenFormProps {
  ways: SignInWays;
  error: string | null;
  loading: boolean;
  /** The new password has been set. */
  done: boolean;
  now: number;
  code: CodeUse;
  onBack: () => void;
  on: Pick<SignInOn, 'resetPwd' | 'target'>;
}

const Root = styled.form`
  ${formCss}

  > [role='radiogroup'] {
    justify-self: start;
  }
`;

const CHANNELS = [
  { value: 'sms', label: '手机号' },
  { value: 'email', label: '邮箱' },
] as const;

/** Sets a new password with a code sent to the account's mobile number or e-mail address. */
export const ForgottenForm = ({ ways, error, loading, done, now, code, onBack, on }: ForgottenFormProps) => {
  const offered = CHANNELS.filter(({ value }) => ways[value]);
  const [channel, setChannel] = useState<'sms' | 'email'>(offered[0]?.value ?? 'sms');
  const { control, handleSubmit, setValue } = useForm<TargetValues>({
    defaultValues: { target: '', code: '', password: '' },
  });
  const submit = handleSubmit(({ target, code: digits, password }) => {
    if (!loading) on.resetPwd({ ...targetOf(channel, target), code: digits, password });
  });
  const back = (
    <Button block size="l" onClick={onBack}>
      返回登录
    </Button>
  );
  if (done) {
    return (
      <Root as="div">
        <Alert tone="ok" live="polite" title="新密码已生效">
          其他设备上的登录都已退出。请用新密码登录。
        </Alert>
        {back}
      </Root>
    );
  }
  if (offered.length === 0) {
    return (
      <Root as="div">
        <Alert tone="warn" title="这台服务器还不能发送验证码">
          请联系老师或机构管理员，由他们为您重设密码。
        </Alert>
        {back}
      </Root>
    );
  }
  return (
    <Root noValidate onSubmit={submit}>
      {offered.length > 1 && (
        <Segmented
          label="验证码发到哪里"
          options={offered}
          value={channel}
          onChange={(next) => {
            setChannel(next);
            setValue('target', '');
            setValue('code', '');
          }}
        />
      )}
      {error !== null && !loading && (
        <Alert tone="bad" live="assertive">
          {error}
        </Alert>
      )}
      <TargetFields key={channel} control={control} channel={channel} now={now} code={code} onTarget={on.target} />
      <FieldOf control={control} name="password" of={resetFields.password}>
        {(field) => <PasswordInput {...field} size="l" autoComplete="new-password" />}
      </FieldOf>
      <Button type="submit" variant="primary" size="l" block loading={loading}>
        {loading ? '正在保存' : '设置新密码'}
      </Button>
      {back}
    </Root>
  );
};
