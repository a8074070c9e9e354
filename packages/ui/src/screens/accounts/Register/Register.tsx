import { maskName } from '@aosai/api/kit/masking';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import type { CodeFieldOn, CodeSending } from '../CodeField/CodeField.tsx';
import type { ConsentGiven } from '../ConsentForm/ConsentForm.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { useStepFocus } from '../../../patterns/StepFocus/stepFocus.ts';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import type { AccountSecrets } from './parts/AccountStep.tsx';
import { WhoStep } from './parts/WhoStep.tsx';
import { isChildDraft, type RegisterDraft } from './registerDraft.ts';
import type { AgreementText } from '../../platform/Agreement/Agreement.tsx';

const AccountStep = lazy(async () => ({ default: (await import('./parts/AccountStep.tsx')).AccountStep }));
// The guardian's step is loaded on demand, since most people never see it.
const ConsentForm = lazy(async () => ({
  default: (await import('../ConsentForm/ConsentForm.tsx')).ConsentForm,
}));

export type { AccountSecrets, RegisterDraft };
export { EMPTY_DRAFT } from './registerDraft.ts';

/** Settings that decide whether and how people may register, with the agreement for guardians. */
export interface RegisterTerms {
  isOpen: boolean;
  /** True if the operator has named a person responsible for children's data. */
  allowsChildren: boolean;
  children: AgreementText;
}

export type RegisterEnd =
  /** `signIn`: registered, but the person has to sign in manually. */
  { kind: 'signedIn' | 'pending' | 'signIn'; account: string } | { kind: 'refused' };

export interface RegisterProps {
  terms: Loaded<RegisterTerms>;
  draft: RegisterDraft;
  /** Whether the password from the second step is still in memory; it is lost on reload. */
  hasPassword: boolean;
  /** The account that was entered but is already taken. */
  takenAccount: string | null;
  own: CodeSending;
  guardian: CodeSending;
  pending: boolean;
  error: string | null;
  end: RegisterEnd | null;
  /** The visitor is already signed in. */
  isSignedIn: boolean;
  now: number;
  on: {
    change: (changes: Partial<RegisterDraft>) => void;
    ownCode: CodeFieldOn;
    guardianCode: CodeFieldOn;
    account: (secrets: AccountSecrets) => void;
    consent: (given: ConsentGiven) => void;
    refuse: () => void;
    restart: () => void;
    signIn: () => void;
    retry: () => void;
  };
}

const Lead = styled.div`
  display: grid;
  gap: ${theme.space[20]};

  > p {
    color: ${theme.color.ink2};
  }
`;

const stepsOf = (isChild: boolean) => [
  { id: 'who', title: '身份' },
  { id: 'account', title: '账号' },
  ...(isChild ? [{ id: 'consent', title: '监护人同意' }] : []),
  { id: 'done', title: '完成' },
];

/** Heading of each step, for screen readers; others see the stepper. */
const HEADINGS = { who: '身份', account: '账号', consent: '监护人同意' } as const;

const End = ({ end, on }: { end: RegisterEnd; on: RegisterProps['on'] }) => {
  switch (end.kind) {
    case 'refused':
      return (
        <Empty title="没有建立账号" icon="lock" action={<Button onClick={on.restart}>重新开始</Button>}>
          您没有同意，我们没有保存孩子的任何信息，刚才填写的内容也已清除。不登录仍可以浏览考试列表。
        </Empty>
      );
    case 'pending':
      return (
        <Empty title="注册已提交" icon="clock" tone="ok" action={<ButtonLink href={links.home}>回到首页</ButtonLink>}>
          老师账号由学校或平台审核，通过后就可以用账号 {end.account} 登录。
        </Empty>
      );
    case 'signIn':
      return (
        <Empty title="账号已建立" icon="success" tone="ok" action={<Button onClick={on.signIn}>去登录</Button>}>
          账号是 {end.account}，请用刚才设置的密码登录。
        </Empty>
      );
    case 'signedIn':
      return (
        <Empty
          title="账号已建立，已登录"
          icon="success"
          tone="ok"
          action={
            <ButtonLink href={links.home} variant="primary">
              开始使用
            </ButtonLink>
          }
        >
          账号是 {end.account}，请记住它和刚才设置的密码。
        </Empty>
      );
    default:
      return end satisfies never;
  }
};

const Steps = (props: RegisterProps & { terms: { data: RegisterTerms } }) => {
  const { draft, hasPassword, pending, error, now, on } = props;
  const { allowsChildren, children: text } = props.terms.data;
  const isChild = isChildDraft(draft, now);
  // The password is lost on reload, so the last step falls back to the account step, which says why.
  const step = draft.step === 'consent' && !hasPassword ? 'account' : draft.step;
  return (
    <Lead>
      <Stepper
        label="注册"
        steps={stepsOf(isChild)}
        current={step}
        onBack={(id) => on.change({ step: id as RegisterDraft['step'] })}
      />
      {step !== draft.step && <Alert tone="info">为了安全，页面刷新后密码没有保留，请重新填写密码再继续。</Alert>}
      {step === 'who' && (
        <WhoStep
          draft={draft}
          allowsChildren={allowsChildren}
          now={now}
          onNext={(who) => on.change({ ...who, step: 'account' })}
        />
      )}
      {step === 'account' && (
        <Suspense fallback={<RowsSkeleton />}>
          <AccountStep
            draft={draft}
            isChild={isChild}
            takenAccount={props.takenAccount}
            sending={props.own}
            pending={pending}
            error={error}
            now={now}
            on={{
              change: on.change,
              code: on.ownCode,
              back: () => on.change({ step: 'who' }),
              submit: on.account,
            }}
          />
        </Suspense>
      )}
      {step === 'consent' && (
        <>
          <p>这一步请家长来完成。同意之前，孩子的账号不会建立，也不会保存孩子的任何信息。</p>
          <Suspense fallback={<RowsSkeleton />}>
            <ConsentForm
              text={text}
              childName={maskName(draft.name)}
              mobile={draft.guardianMobile}
              sending={props.guardian}
              giveLabel="同意并建立账号"
              pending={pending}
              error={error}
              now={now}
              on={{
                mobile: (guardianMobile) => on.change({ guardianMobile }),
                code: on.guardianCode,
                give: on.consent,
                refuse: on.refuse,
              }}
            />
          </Suspense>
        </>
      )}
    </Lead>
  );
};

const LEADS = {
  student: '由学校开通账号的同学，请向老师要账号和初始密码。',
  parent: '孩子由学校开通账号的，注册后凭孩子的邀请码关联。',
  teacher: '学校已经为您建了账号的，请向学校管理员要账号和初始密码。',
} as const;

/** Registration: kind of person, account, and for children under fourteen the guardian's consent. */
export const Register = (props: RegisterProps) => {
  const { terms, end, isSignedIn, on } = props;
  const heading = end ? '注册结果' : `注册步骤：${HEADINGS[props.draft.step]}`;
  const steps = useStepFocus(heading, 'h2');
  return (
    <PageBody ref={steps} data-width="narrow">
      <PageHeader
        title="注册"
        lead={LEADS[props.draft.type ?? 'student']}
        {...(!isSignedIn && { action: <Button onClick={on.signIn}>已有账号，直接登录</Button> })}
      />
      <Card padding="l">
        <VisuallyHidden as="h2">{heading}</VisuallyHidden>
        {end ? (
          <End end={end} on={on} />
        ) : isSignedIn ? (
          <Empty title="您已经登录" icon="user" action={<ButtonLink href={links.home}>回到首页</ButtonLink>}>
            要为别人注册，请先退出登录。家长关联孩子的账号，请到「账号与安全」。
          </Empty>
        ) : (
          <Load of={terms} name="注册说明" onRetry={on.retry}>
            {(data) =>
              data.isOpen ? (
                <Steps {...props} terms={{ data }} />
              ) : (
                <Empty title="现在没有开放自行注册" icon="lock" action={<Button onClick={on.signIn}>登录</Button>}>
                  请向您的老师或所在机构要账号。
                </Empty>
              )
            }
          </Load>
        )}
      </Card>
    </PageBody>
  );
};
