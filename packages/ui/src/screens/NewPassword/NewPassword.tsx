import { passwordFault } from '@aosai/api/domain/passwords';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormField } from '../../primitives/Form/FormField.tsx';
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx';

export interface NewPasswordProps {
  /** The initial password was typed a moment ago: it is not asked for again. */
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

/** The first thing after signing in with a password that somebody else made: an own one. */
export const NewPassword = ({ knowsOld, error, loading, on }: NewPasswordProps) => {
  const { control, handleSubmit, getValues } = useForm({ defaultValues: { oldPassword: '', password: '', again: '' } });
  const submit = handleSubmit(({ oldPassword, password }) => {
    if (!loading) on.submit({ oldPassword, password });
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
        {!knowsOld && (
          <FormField control={control} name="oldPassword" label="现在的密码" rules={{ required: 'fill' }}>
            {(field) => <PasswordInput {...field} size="l" autoComplete="current-password" />}
          </FormField>
        )}
        <FormField
          control={control}
          name="password"
          label="新密码"
          hint="至少 8 位，不要用生日或 12345678。"
          rules={{ required: 'fill' }}
          validate={(value) => passwordFault(value, []) ?? true}
        >
          {(field) => <PasswordInput {...field} size="l" autoComplete="new-password" />}
        </FormField>
        <FormField
          control={control}
          name="again"
          label="再输一次新密码"
          rules={{ required: 'fill' }}
          validate={(value) => value === getValues('password') || '两次输入的新密码不一样。'}
        >
          {(field) => <PasswordInput {...field} size="l" autoComplete="new-password" />}
        </FormField>
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
