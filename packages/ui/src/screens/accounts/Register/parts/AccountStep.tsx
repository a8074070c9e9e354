import { mobileField, registerFields, schoolCodeField } from '@aosai/api/accounts/accountForms';
import { fieldProblem } from '@aosai/api/kit/fieldProblem';
import { plainAccount } from '@aosai/api/kit/typedText';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { FieldNote } from '../../../../primitives/Field/FieldNote.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import type { CodeFieldOn, CodeSending } from '../../CodeField/CodeField.tsx';
import { SentCode } from '../../CodeField/SentCode.tsx';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { links } from '../../../../patterns/links/links.ts';
import type { RegisterDraft } from '../registerDraft.ts';

export interface AccountSecrets {
  password: string;
  /** Empty for a child, who has no mobile number to verify. */
  verifyCode: string;
}

export interface AccountStepProps {
  draft: RegisterDraft;
  isChild: boolean;
  /** The account that the server reported as taken. */
  takenAccount: string | null;
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

/** Wording of the name field for each kind of person. */
const WORDS = {
  student: { label: '学生姓名', nameHint: '会出现在成绩单上；同学只看得到姓。' },
  parent: { label: '姓名', nameHint: '老师联系您时看到的称呼。' },
  teacher: { label: '姓名', nameHint: '请填真实姓名，学校凭它核对；您的学生看得到。' },
} as const;

const takenWords = (typed: unknown, taken: string | null): string | null =>
  taken !== null && plainAccount(String(typed)) === taken ? '这个账号已有人使用，请换一个。' : null;

/** Name, account, password, and from fourteen on a verified mobile number. */
export const AccountStep = ({ draft, isChild, takenAccount, sending, pending, error, now, on }: AccountStepProps) => {
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const { name, account, ...others } = registerFields;
  const { nameHint, ...words } = WORDS[draft.type ?? 'student'];
  const fields = {
    name: { ...name, ...words, hint: nameHint },
    account: {
      ...account,
      ...(draft.type === 'teacher' && { hint: '登录用，字母开头，4 到 32 位，例如 zhou.laoshi。' }),
      rule: (value: unknown) => takenWords(value, takenAccount),
    },
    ...others,
    ...(draft.type === 'teacher' && { schoolCode: schoolCodeField }),
  };
  const { control, handleSubmit, getValues, trigger } = useForm<FieldValues>({
    defaultValues: {
      name: draft.name,
      account: draft.account,
      password: '',
      mobile: draft.mobile,
      schoolCode: draft.schoolCode,
      verifyCode: '',
    },
  });
  const mobile = useWatch({ control, name: 'mobile' });
  // Validates at once, before anything is sent.
  useEffect(() => {
    if (takenAccount !== null) void trigger('account');
  }, [takenAccount, trigger]);
  const submit = handleSubmit(({ password, verifyCode }) => {
    if (agreed) on.submit({ password: String(password), verifyCode: String(verifyCode) });
  });
  const keep = () => {
    const typed = getValues();
    const of = (field: string) => String(typed[field]);
    on.change({ name: of('name'), account: of('account'), mobile: of('mobile'), schoolCode: of('schoolCode') });
  };
  return (
    <Root
      noValidate
      onChange={keep}
      onSubmit={(event) => {
        setTried(true);
        void submit(event);
      }}
    >
      <FieldSet of={fields} control={control} size="l" />
      {!isChild && (
        <>
          <FieldSet of={{ mobile: mobileField }} control={control} size="l" />
          <SentCode
            control={control}
            name="verifyCode"
            size="l"
            canSend={fieldProblem(mobileField, mobile) === null}
            code={{ sending, on: on.code }}
            now={now}
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
