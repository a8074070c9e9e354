import { againFields } from '@aosai/api/accounts/accountForms';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { formCss } from './formCss.ts';

export interface ApplyAgainProps {
  /** The reason of the refusal, or the error of the last attempt. */
  error: string | null;
  loading: boolean;
  /** The application has been sent and waits for a decision. */
  done: boolean;
  onSubmit: (statement: string) => void;
  onBack: () => void;
}

const Root = styled.form`
  ${formCss}
`;

/** Lets a person whose registration was refused apply again. */
export const ApplyAgain = ({ error, loading, done, onSubmit, onBack }: ApplyAgainProps) => {
  const { control, handleSubmit } = useForm<FieldValues>({ defaultValues: { statement: '' } });
  const back = (
    <Button block size="l" onClick={onBack}>
      返回登录
    </Button>
  );
  if (done) {
    return (
      <Root as="div">
        <Alert tone="ok" live="polite" title="已重新提交">
          审核通过后，就可以用这个账号登录。
        </Alert>
        {back}
      </Root>
    );
  }
  return (
    <Root noValidate onSubmit={handleSubmit(({ statement }) => onSubmit(String(statement).trim()))}>
      {error !== null && (
        <Alert tone="warn" live="polite">
          {error}
        </Alert>
      )}
      <FieldSet of={againFields} control={control} size="l" />
      <Button type="submit" variant="primary" size="l" block loading={loading}>
        重新申请
      </Button>
      {back}
    </Root>
  );
};
