import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import type { CodeUse } from '../../CodeField/SentCode.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { WorkNote } from '../../WorkNote/WorkNote.tsx';
import type { SignInOn } from '../signIn.ts';
import { formCss } from './formCss.ts';
import { TargetFields, targetOf, type TargetValues } from './TargetFields.tsx';

export interface CodeFormProps {
  channel: 'sms' | 'email';
  error: string | null;
  loading: boolean;
  /** Progress of the proof of work, from 0 to 1; null without one. */
  work: number | null;
  now: number;
  code: CodeUse;
  on: Pick<SignInOn, 'code' | 'target' | 'close'>;
}

const Root = styled.form`
  ${formCss}
`;

/** Signs in with a code sent to the person. */
export const CodeForm = ({ channel, error, loading, work, now, code, on }: CodeFormProps) => {
  const { control, handleSubmit } = useForm<TargetValues>({ defaultValues: { target: '', code: '', password: '' } });
  const submit = handleSubmit((values) => {
    if (!loading) on.code({ ...targetOf(channel, values.target), code: values.code });
  });
  return (
    <Root noValidate onSubmit={submit}>
      {error !== null && !loading && (
        <Alert tone="bad" live="assertive">
          {error}
        </Alert>
      )}
      <TargetFields control={control} channel={channel} now={now} code={code} onTarget={on.target} />
      {work !== null && <WorkNote done={work} />}
      <Button type="submit" variant="primary" size="l" block loading={loading}>
        {loading ? '正在登录' : '登录'}
      </Button>
      <p data-part="aside">
        <span>
          还没有账号？
          <Link href={links.register} onClick={on.close}>
            注册
          </Link>
        </span>
      </p>
    </Root>
  );
};
