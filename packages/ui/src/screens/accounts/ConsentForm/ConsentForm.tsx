import { childFields, guardianFields } from '@aosai/api/accounts/accountForms';
import type { FormOf } from '@aosai/api/kit/fields';
import { fieldProblem } from '@aosai/api/kit/fieldProblem';
import { formOf } from '@aosai/api/kit/formValues';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { FieldNote } from '../../../primitives/Field/FieldNote.tsx';
import { Html } from '../../../primitives/Html/Html.tsx';
import { scrollStop } from '../../../primitives/Scroll/scrollStop.ts';
import type { CodeFieldOn, CodeSending } from '../CodeField/CodeField.tsx';
import { SentCode } from '../CodeField/SentCode.tsx';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import type { AgreementText } from '../../platform/Agreement/Agreement.tsx';
import { dateText } from '@aosai/api/kit/beijing';

export interface ConsentGiven {
  mobile: string;
  verifyCode: string;
  textVersion: number;
}

export interface ConsentFormProps {
  text: AgreementText;
  /** Masked name of the account's owner: 许*. */
  childName: string;
  /** The guardian is signed in, so no mobile number is asked for. */
  known?: boolean;
  mobile: string;
  sending: CodeSending;
  /** Label of the consent button: 同意并建立账号. */
  giveLabel: string;
  pending: boolean;
  error?: string | null;
  /** The child must prove as well that the account is theirs: its current account name. */
  child?: { account: string };
  now: number;
  on: {
    mobile: (mobile: string) => void;
    code: CodeFieldOn;
    /** `child` is set if the form has a `child`. */
    give: (given: ConsentGiven, child: FormOf<typeof childFields> | null) => void;
    refuse: () => void;
  };
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  > [data-part='text'] {
    max-height: 340px;
    overflow-y: auto;
    padding: ${theme.space[16]} ${theme.space[20]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }
  > [data-part='text']:focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  > [data-part='text'] > p {
    margin-bottom: ${theme.space[12]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  > [data-part='child'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    gap: ${theme.space[20]};
  }
  > [data-part='agree'] {
    display: grid;
    gap: 6px;
  }
  > [data-part='answers'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[12]};
  }

  ${media.narrow} {
    > [data-part='text'] {
      max-height: 46dvh;
      padding: ${theme.space[12]} ${theme.space[16]};
    }
    > [data-part='answers'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/**
 * The agreement for a guardian to read, prove who they are, and answer. Consent and refusal are equally easy: nothing
 * is ticked in advance, and both buttons look the same.
 */
export const ConsentForm = (props: ConsentFormProps) => {
  const { text, childName, known = false, sending, giveLabel, pending, error = null, child, on } = props;
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { control, handleSubmit, getValues } = useForm<FieldValues>({
    defaultValues: { account: child?.account, password: '', mobile: props.mobile, verifyCode: '' },
  });
  const mobile = useWatch({ control, name: 'mobile' });
  const submit = handleSubmit((values) => {
    const given = { ...formOf(guardianFields, values), verifyCode: String(values['verifyCode']) };
    if (agreed) on.give({ ...given, textVersion: text.version }, child ? formOf(childFields, values) : null);
  });
  return (
    <Root
      noValidate
      aria-label="监护人同意"
      onChange={() => on.mobile(formOf(guardianFields, getValues()).mobile)}
      onSubmit={(event) => {
        setAsked(true);
        void submit(event);
      }}
    >
      {child && (
        <div data-part="child">
          <FieldSet of={childFields} control={control} size="l" />
        </div>
      )}
      <section data-part="text" aria-label="《儿童个人信息保护规则》全文" ref={scrollStop}>
        <p>
          《儿童个人信息保护规则》第 {text.version} 版，{dateText(text.updatedAt)} 起施行
        </p>
        <Html html={text.html} size="s" />
      </section>
      {!known && (
        <>
          <FieldSet of={guardianFields} control={control} size="l" />
          <SentCode
            control={control}
            name="verifyCode"
            size="l"
            canSend={fieldProblem(guardianFields.mobile, mobile) === null}
            code={{ sending, on: on.code }}
            now={props.now}
          />
        </>
      )}
      <div data-part="agree">
        <Checkbox
          checked={agreed}
          invalid={asked && !agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          label={`我是${childName}的监护人，已阅读上面的规则，同意按规则收集和使用孩子的个人信息。`}
        />
        {asked && !agreed && <FieldNote id="consent-agree" error="请阅读后勾选；不同意请按「不同意」。" />}
      </div>
      {error !== null && (
        <Alert tone="bad" live="assertive">
          {error}
        </Alert>
      )}
      <div data-part="answers">
        <Button size="l" type="submit" loading={pending}>
          {giveLabel}
        </Button>
        <Button size="l" disabled={pending} onClick={on.refuse}>
          不同意
        </Button>
      </div>
    </Root>
  );
};
