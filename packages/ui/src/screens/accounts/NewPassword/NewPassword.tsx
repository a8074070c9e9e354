import { firstPasswordFields } from '@aosai/api/accounts/accountForms';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';

export interface NewPasswordProps {
  /** True right after signing in with the initial password, which is then not asked for again. */
  knowsOld: boolean;
  error: string | null;
  loading: boolean;
  on: {
    submit: (passwords: { oldPassword: string; password: string }) => void;
    signOut: () => void;
  };
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

/** Asks for a new password at the first sign-in with one that somebody else created. */
export const NewPassword = ({ knowsOld, error, loading, on }: NewPasswordProps) => {
  const { oldPassword, ...chosen } = firstPasswordFields;
  const asked = knowsOld ? chosen : { oldPassword, ...chosen };
  const { control, handleSubmit } = useForm<FieldValues>({ defaultValues: startValues(firstPasswordFields) });
  const submit = handleSubmit((values) => {
    const { oldPassword: old, password } = formOf(firstPasswordFields, values);
    if (!loading) on.submit({ oldPassword: old, password });
  });
  return (
    <Dialog
      open
      onClose={on.signOut}
      size="s"
      title="请设置新密码"
      description="现在的密码是别人给您的。换成只有自己知道的密码，再继续使用。"
    >
      <Root noValidate onSubmit={submit}>
        {error !== null && !loading && (
          <Alert tone="bad" live="assertive">
            {error}
          </Alert>
        )}
        <FieldSet of={asked} control={control} size="l" />
        <Button type="submit" variant="primary" size="l" block loading={loading}>
          {loading ? '正在保存' : '保存并继续'}
        </Button>
        <Button size="l" block disabled={loading} onClick={on.signOut}>
          退出登录
        </Button>
      </Root>
    </Dialog>
  );
};
