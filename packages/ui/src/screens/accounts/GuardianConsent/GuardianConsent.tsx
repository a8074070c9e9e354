import { lazy, Suspense } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { CodeFieldOn, CodeSending } from '../CodeField/CodeField.tsx';
import { ConsentForm, type ConsentGiven } from '../ConsentForm/ConsentForm.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import type { AgreementText } from '../../platform/Agreement/Agreement.tsx';

// Loaded once the guardian has answered.
const ConsentEnd = lazy(async () => ({ default: (await import('./parts/ConsentEnd.tsx')).ConsentEnd }));

export interface GuardianConsentProps {
  text: Loaded<AgreementText>;
  /** The signed-in guardian's child, name masked; null if the child's account is proven by its password. */
  child: { name: string } | null;
  account: string;
  sending: CodeSending;
  pending: boolean;
  error: string | null;
  end: 'given' | 'refused' | null;
  now: number;
  on: {
    mobile: (mobile: string) => void;
    code: CodeFieldOn;
    give: (given: ConsentGiven & { account: string; password: string }) => void;
    refuse: () => void;
    restart: () => void;
    signIn: () => void;
    retry: () => void;
  };
}

const Form = (props: GuardianConsentProps & { shown: AgreementText }) => {
  const { child, account, shown, sending, pending, error, now, on } = props;
  return (
    <ConsentForm
      text={shown}
      childName={child?.name ?? '这个孩子'}
      known={child !== null}
      {...(child === null && { child: { account } })}
      mobile=""
      sending={sending}
      giveLabel="同意孩子使用账号"
      pending={pending}
      error={error}
      now={now}
      on={{
        mobile: on.mobile,
        code: on.code,
        give: (given, proof) => on.give({ ...given, account: '', password: '', ...proof }),
        refuse: on.refuse,
      }}
    />
  );
};

/** A guardian's consent for a child's account that a school created, or whose consent was withdrawn. */
export const GuardianConsent = (props: GuardianConsentProps) => {
  const { text, child, end, on } = props;
  return (
    <PageBody data-width="narrow">
      <PageHeader
        title="监护人同意"
        lead={
          child
            ? `${child.name}未满 14 周岁，账号在您同意后才能使用。`
            : '未满 14 周岁孩子的账号，在监护人同意后才能使用。请家长本人阅读和填写。'
        }
      />
      <Card padding="l">
        <VisuallyHidden as="h2">规则和回答</VisuallyHidden>
        <Suspense>{end !== null && <ConsentEnd end={end} isChildLinked={child !== null} on={on} />}</Suspense>
        {end === null && (
          <Load of={text} name="《儿童个人信息保护规则》" onRetry={on.retry}>
            {(shown) => <Form {...props} shown={shown} />}
          </Load>
        )}
      </Card>
    </PageBody>
  );
};
