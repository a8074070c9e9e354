import { recoveryFields, totpFields } from '@aosai/api/accounts/secondFactorForms';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import type { OwnedFactors } from '../../../patterns/ProveDialog/ProveDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

/** The second factor that was typed. */
export type TypedFactor = { code: string } | { recoveryCode: string };

export interface SecondStepProps {
  /** The factors of the account, as far as known: the code of the app until the server has said. */
  factors?: OwnedFactors;
  /** Why the last try failed. */
  error: string | null;
  loading: boolean;
  on: {
    submit: (given: TypedFactor) => void;
    /** The browser asks for the passkey. */
    passkey: () => void;
    /** Another kind of code was chosen; the last error is cleared. */
    turn: () => void;
    /** Back to the first step. */
    back: () => void;
  };
}

const ONLY_TOTP: OwnedFactors = { totp: true, passkey: false };

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

type Way = 'totp' | 'passkey' | 'recovery';

const LEAD = {
  totp: '打开手机上的验证器，输入现在显示的 6 位动态码。',
  passkey: '点下面的按钮，再按浏览器的提示用指纹、人脸、屏幕锁或安全钥匙确认。',
  recovery: '输入一个还没有用过的恢复码。用过就作废，登录后请换一组新的。',
} satisfies Record<Way, string>;

const TURN_TO = {
  totp: '用验证器的动态码',
  passkey: '用通行密钥',
  recovery: '设备不在身边，用恢复码',
} satisfies Record<Way, string>;

const waysOf = ({ totp, passkey }: OwnedFactors): Way[] => [
  ...(totp ? (['totp'] as const) : []),
  ...(passkey ? (['passkey'] as const) : []),
  'recovery',
];

const SUBMIT = { totp: '登录', passkey: '用通行密钥登录', recovery: '登录' } satisfies Record<Way, string>;

/** Second step of a sign-in: a code of the authenticator app, a passkey, or a recovery code. */
export const SecondStep = ({ factors = ONLY_TOTP, error, loading, on }: SecondStepProps) => {
  const ways = waysOf(factors);
  const [chosen, choose] = useState<Way | null>(null);
  const way = chosen !== null && ways.includes(chosen) ? chosen : (ways[0] ?? 'recovery');
  const { control, handleSubmit, reset } = useForm<FieldValues>({
    defaultValues: startValues({ ...totpFields, ...recoveryFields }),
  });
  const submit = handleSubmit((values) => {
    if (loading) return;
    switch (way) {
      case 'totp':
        return on.submit({ code: formOf(totpFields, values).code });
      case 'recovery':
        return on.submit({ recoveryCode: formOf(recoveryFields, values).recoveryCode });
      case 'passkey':
        return on.passkey();
      default:
        return way satisfies never;
    }
  });
  const turn = (to: Way) => {
    choose(to);
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
      <p>{LEAD[way]}</p>
      {way !== 'passkey' && (
        <FieldSet key={way} of={way === 'recovery' ? recoveryFields : totpFields} control={control} size="l" />
      )}
      <Button type="submit" variant="primary" size="l" block loading={loading}>
        {loading ? '正在登录' : SUBMIT[way]}
      </Button>
      <div data-part="aside">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="ghost" size="s" onClick={() => turn(other)}>
              {other === 'recovery' && factors.totp ? '手机不在身边，用恢复码' : TURN_TO[other]}
            </Button>
          ))}
        <Button variant="ghost" size="s" onClick={on.back}>
          换一个账号
        </Button>
      </div>
    </Root>
  );
};
