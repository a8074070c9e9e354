import { recoveryFields, totpFields } from '@aosai/api/accounts/secondFactorForms';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

/** The second factor that was typed. */
export type TypedFactor = { code: string } | { recoveryCode: string };

export interface SecondStepProps {
  /** Why the last try failed. */
  error: string | null;
  loading: boolean;
  on: {
    submit: (given: TypedFactor) => void;
    /** Another kind of code was chosen; the last error is cleared. */
    turn: () => void;
    /** Back to the first step. */
    back: () => void;
  };
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > p {
    color: ${theme.color.ink2};
  }
  > [data-part='aside'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
`;

/** The code is typed at once; the password's field is gone. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** Second step of a sign-in: a code of the authenticator app, or a recovery code. */
export const SecondStep = ({ error, loading, on }: SecondStepProps) => {
  const [byRecovery, setByRecovery] = useState(false);
  const { control, handleSubmit, reset } = useForm<FieldValues>({
    defaultValues: startValues({ ...totpFields, ...recoveryFields }),
  });
  const submit = handleSubmit((values) => {
    if (loading) return;
    on.submit(
      byRecovery
        ? { recoveryCode: formOf(recoveryFields, values).recoveryCode }
        : { code: formOf(totpFields, values).code },
    );
  });
  const turn = () => {
    setByRecovery(!byRecovery);
    reset();
    on.turn();
  };
  return (
    <Root ref={focusField} noValidate onSubmit={submit}>
      {error !== null && !loading && (
        <Alert tone="bad" live="assertive">
          {error}
        </Alert>
      )}
      <p>
        {byRecovery
          ? '输入一个还没有用过的恢复码。用过就作废，登录后请换一组新的。'
          : '打开手机上的验证器，输入现在显示的 6 位动态码。'}
      </p>
      <FieldSet
        key={byRecovery ? 'recovery' : 'totp'}
        of={byRecovery ? recoveryFields : totpFields}
        control={control}
        size="l"
      />
      <Button type="submit" variant="primary" size="l" block loading={loading}>
        {loading ? '正在登录' : '登录'}
      </Button>
      <div data-part="aside">
        <Button variant="ghost" size="s" onClick={turn}>
          {byRecovery ? '用验证器的动态码' : '手机不在身边，用恢复码'}
        </Button>
        <Button variant="ghost" size="s" onClick={on.back}>
          换一个账号
        </Button>
      </div>
    </Root>
  );
};
