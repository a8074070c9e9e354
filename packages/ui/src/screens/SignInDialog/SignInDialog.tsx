import { Controller, useForm } from 'react-hook-form';
import { useId, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { DemoAccounts } from './parts/DemoAccounts.tsx';

export type Realm = 'member' | 'user';

export interface Credentials {
  account: string;
  password: string;
  realm: Realm;
}

export interface DemoAccount extends Credentials {
  /** Who it is: 学生 林知远. */
  label: string;
}

export interface SignInDialogProps {
  open: boolean;
  /** The kind of account that is chosen at first. */
  realm?: Realm;
  /** Why one is asked: 报名前请先登录. */
  reason?: string;
  /** The server's answer to the last try, in Chinese. */
  error: string | null;
  loading: boolean;
  /** Only while the server runs with demo data. */
  demoAccounts?: readonly DemoAccount[];
  on: {
    submit: (credentials: Credentials) => void;
    close: () => void;
  };
}

const REALMS = [
  { value: 'member', label: '学员' },
  { value: 'user', label: '后台' },
] as const;

const Form = styled.form`
  display: grid;
  gap: ${theme.space[16]};

  > [role='radiogroup'] {
    justify-self: start;
    margin-top: ${theme.space[8]};
  }
`;

interface SignInFormProps extends Omit<SignInDialogProps, 'open' | 'reason'> {
  /** Gets the field that has focus first. */
  accountRef: RefObject<HTMLInputElement | null>;
}

const SignInForm = ({ realm = 'member', error, loading, demoAccounts = [], accountRef, on }: SignInFormProps) => {
  const formId = useId();
  const [staleError, setStaleError] = useState<string | null>(null);
  const { control, register, handleSubmit, setValue, formState } = useForm<Credentials>({
    defaultValues: { account: '', password: '', realm },
  });
  const { account, password } = formState.errors;
  const { ref: registerAccount, ...accountField } = register('account', {
    validate: (value) => value.trim() !== '' || '请输入账号',
    maxLength: { value: 100, message: '账号太长' },
  });
  const shownError = loading || error === staleError ? null : error;
  return (
    <Form
      id={formId}
      noValidate
      onSubmit={handleSubmit((values) => {
        setStaleError(null);
        if (!loading) on.submit({ ...values, account: values.account.trim() });
      })}
    >
      <Controller
        control={control}
        name="realm"
        render={({ field }) => (
          <Segmented label="账号类型" options={REALMS} value={field.value} onChange={field.onChange} />
        )}
      />
      {shownError !== null && (
        <Alert tone="bad" live="assertive">
          {shownError}
        </Alert>
      )}
      <Field label="账号" error={account?.message}>
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
      <Button type="submit" variant="primary" size="l" block loading={loading}>
        {loading ? '正在登录' : '登录'}
      </Button>
      {demoAccounts.length > 0 && (
        <DemoAccounts
          accounts={demoAccounts}
          onPick={({ account: name, password: secret, realm }) => {
            setStaleError(error);
            setValue('account', name, { shouldValidate: true });
            setValue('password', secret, { shouldValidate: true });
            setValue('realm', realm);
          }}
        />
      )}
    </Form>
  );
};

/** Sign-in over the page that asked for it. */
export const SignInDialog = ({ open, reason, on, ...rest }: SignInDialogProps) => {
  const accountRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={on.close}
      size="s"
      title="登录"
      initialFocus={accountRef}
      {...(reason === undefined ? {} : { description: reason })}
    >
      <SignInForm {...rest} accountRef={accountRef} on={on} />
    </Dialog>
  );
};
