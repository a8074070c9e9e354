import { REALM } from '@aosai/api/kit/realms';
import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import type { CodeUse } from '../CodeField/SentCode.tsx';
import { CodeForm } from './parts/CodeForm.tsx';
import { ForgottenForm } from './parts/ForgottenForm.tsx';
import { links } from '../../../patterns/links/links.ts';
import { PasswordForm } from './parts/PasswordForm.tsx';
import { WeChatPane } from './parts/WeChatPane.tsx';
import type { OwnedFactors } from '../../../patterns/ProveDialog/ProveDialog.tsx';
import { DesktopPane } from './parts/DesktopPane.tsx';
import type { DemoAccount, DesktopAsked, Realm, Scan, Schools, SignInOn, SignInWays } from './signIn.ts';
import { againFields } from '@aosai/api/accounts/accountForms';
import { useForm } from 'react-hook-form';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { formCss } from './parts/formCss.ts';

interface ApplyAgainProps {
  /** The reason of the refusal, or the error of the last attempt. */
  error: string | null;
  loading: boolean;
  /** The application has been sent and waits for a decision. */
  done: boolean;
  onSubmit: (statement: string) => void;
  onBack: () => void;
}

const AgainForm = styled.form`
  ${formCss}
`;

/** Lets a person whose registration was refused apply again. */
const ApplyAgain = ({ error, loading, done, onSubmit, onBack }: ApplyAgainProps) => {
  const { control, handleSubmit } = useForm<FieldValues>({ defaultValues: { statement: '' } });
  const back = (
    <Button block size="l" onClick={onBack}>
      返回登录
    </Button>
  );
  if (done) {
    return (
      <AgainForm as="div">
        <Alert tone="ok" live="polite" title="已重新提交">
          审核通过后，就可以用这个账号登录。
        </Alert>
        {back}
      </AgainForm>
    );
  }
  return (
    <AgainForm noValidate onSubmit={handleSubmit(({ statement }) => onSubmit(String(statement).trim()))}>
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
    </AgainForm>
  );
};

// Only staff with a second factor need it.
const SecondStep = lazy(async () => ({ default: (await import('../SecondStep/SecondStep.tsx')).SecondStep }));

export type {
  CodeProof,
  CodeTarget,
  Credentials,
  DemoAccount,
  DesktopAsked,
  Realm,
  Scan,
  Schools,
  SignInWays,
} from './signIn.ts';

export interface SignInDialogProps {
  open: boolean;
  /** The kind of account that is preselected. */
  realm?: Realm;
  /** Why the visitor has to sign in, such as 报名前请先登录. */
  reason?: string;
  /** Ways to sign in that this server supports, in addition to passwords. */
  ways: SignInWays;
  /** The WeChat code on this screen. */
  scan: Scan;
  /** Set on a phone that has scanned another screen's code. */
  desktop?: DesktopAsked | null;
  /** True on a phone that is being redirected to WeChat. */
  leavesForWeChat?: boolean;
  /** The visitor came from WeChat, whose account is not bound to one here yet. */
  bindsWeChat?: boolean;
  /** Error of the last attempt, in Chinese. */
  error: string | null;
  /** The account belongs to a child who waits for a guardian's consent; a link to give it is shown. */
  needsConsent?: boolean;
  /** The registration was refused: `asks` offers to apply again, `asked` says that this has just been done. */
  refused?: 'asks' | 'asked' | null;
  /** The first step succeeded, and the account has these second factors. */
  secondStep?: OwnedFactors | null;
  loading: boolean;
  /** Progress of a proof of work, from 0 to 1; the server requires one after failed attempts. */
  work?: number | null;
  /** Schools for signing in with a student number. */
  schools: Schools;
  /** Codes to sign in and to set a new password. */
  signInCode: CodeUse;
  resetCode: CodeUse;
  /** The forgotten password has been replaced. */
  resetDone: boolean;
  /** Set only if the server runs with demo data. */
  demoAccounts?: readonly DemoAccount[];
  /** The server's time in ms since 1970. */
  now: number;
  on: SignInOn;
}

type Way = 'password' | 'sms' | 'email' | 'wechat';

const WAYS: readonly { id: Way; label: string }[] = [
  { id: 'password', label: '密码' },
  { id: 'sms', label: '短信' },
  { id: 'email', label: '邮箱' },
  { id: 'wechat', label: '微信' },
];

/** Height of the tallest tab, so that the dialog does not move when the tab changes. */
const LEAST_PX = 400;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[16]};
  min-height: var(--kept-height);

  > [role='radiogroup'] {
    justify-self: start;
    margin-top: ${theme.space[8]};
  }
`;

const Leaving = styled.p`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  padding: ${theme.space[16]} 0;
`;

/** Sign-in dialog over the current page: by password, code or WeChat, with password reset. */
export const SignInDialog = ({
  open,
  reason,
  realm: first = 'member',
  demoAccounts = [],
  ...props
}: SignInDialogProps) => {
  const {
    ways,
    scan,
    desktop = null,
    leavesForWeChat = false,
    bindsWeChat = false,
    needsConsent = false,
    refused = null,
    secondStep = null,
    error,
    loading,
    work = null,
    schools,
    signInCode,
    resetCode,
    resetDone,
    now,
    on,
  } = props;
  const accountRef = useRef<HTMLInputElement>(null);
  const [realm, setRealm] = useState<Realm>(first);
  const [way, setWay] = useState<Way>('password');
  const [forgotten, setForgotten] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const [keptPx, setKeptPx] = useState(LEAST_PX);
  const turn = (change: () => void) => {
    setKeptPx(Math.max(keptPx, rootRef.current?.getBoundingClientRect().height ?? 0));
    change();
    on.turn();
  };
  const shown = realm === 'user' ? 'password' : way;
  const offered = WAYS.filter(({ id }) => id === 'password' || ways[id]);
  const panel = () => {
    switch (shown) {
      case 'password':
        return (
          <PasswordForm
            realm={realm}
            error={error}
            loading={loading}
            work={work}
            schools={schools}
            demoAccounts={demoAccounts}
            accountRef={accountRef}
            onRealm={setRealm}
            onTurn={on.turn}
            onForgotten={() => turn(() => setForgotten(true))}
            on={on}
          />
        );
      case 'sms':
      case 'email':
        return (
          <CodeForm
            key={shown}
            channel={shown}
            error={error}
            loading={loading}
            work={work}
            now={now}
            code={signInCode}
            on={on}
          />
        );
      case 'wechat':
        return <WeChatPane scan={scan} onRenew={on.scan} />;
      default:
        return shown satisfies never;
    }
  };
  if (leavesForWeChat) {
    return (
      <Dialog open={open} onClose={on.close} size="s" title="微信登录">
        <Leaving role="status">
          <Spinner />
          <span>正在打开微信授权，请稍候。</span>
        </Leaving>
      </Dialog>
    );
  }
  if (desktop !== null && !bindsWeChat) {
    return (
      <Dialog open={open} onClose={on.close} size="s" title="在电脑上登录">
        <DesktopPane
          asked={desktop}
          error={error}
          loading={loading}
          now={now}
          onAnswer={on.answerDesktop}
          onClose={on.close}
        />
      </Dialog>
    );
  }
  if (secondStep !== null) {
    return (
      <Dialog open={open} onClose={on.close} size="s" title="两步验证">
        <Suspense fallback={<Spinner />}>
          <SecondStep
            factors={secondStep}
            error={error}
            loading={loading}
            on={{ submit: on.secondStep, passkey: on.passkey, turn: on.turn, back: on.firstStep }}
          />
        </Suspense>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={on.close}
      size="s"
      title={forgotten ? '重设密码' : refused === null ? '登录' : '重新申请'}
      initialFocus={accountRef}
      {...(reason === undefined || forgotten ? {} : { description: reason })}
    >
      {forgotten ? (
        <ForgottenForm
          ways={ways}
          error={error}
          loading={loading}
          done={resetDone}
          now={now}
          code={resetCode}
          onBack={() => turn(() => setForgotten(false))}
          on={on}
        />
      ) : refused !== null ? (
        <ApplyAgain
          error={error}
          loading={loading}
          done={refused === 'asked'}
          onSubmit={on.applyAgain}
          onBack={on.turn}
        />
      ) : (
        <Root ref={rootRef} style={{ '--kept-height': `${keptPx}px` }}>
          {needsConsent && !loading && (
            <Alert
              tone="warn"
              title="需要监护人同意"
              action={
                <ButtonLink href={links.registerConsent} size="s" onClick={on.close}>
                  家长去同意
                </ButtonLink>
              }
            >
              请家长带上自己的手机，和孩子一起完成。
            </Alert>
          )}
          {bindsWeChat && (
            <Alert tone="info">
              这个微信还没有绑定账号。登录一次就会绑定，
              {desktop === null ? '以后在微信里打开可以直接登录。' : '然后确认电脑上的登录。'}
            </Alert>
          )}
          <Segmented
            label="账号类型"
            options={REALM.options}
            value={realm}
            onChange={(next) => turn(() => setRealm(next))}
          />
          {realm === 'member' && offered.length > 1 && (
            <Tabs
              label="登录方式"
              tabs={offered}
              value={way}
              onChange={(id) => {
                turn(() => setWay(WAYS.find((one) => one.id === id)?.id ?? 'password'));
                if (id === 'wechat') on.scan();
              }}
            />
          )}
          {panel()}
        </Root>
      )}
    </Dialog>
  );
};
