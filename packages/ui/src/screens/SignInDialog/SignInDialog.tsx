import { REALM } from '@aosai/api/domain/realms';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import type { CodeUse } from '../../patterns/CodeField/SentCode.tsx';
import { ApplyAgain } from './parts/ApplyAgain.tsx';
import { CodeForm } from './parts/CodeForm.tsx';
import { ForgottenForm } from './parts/ForgottenForm.tsx';
import { links } from '../../patterns/links/links.ts';
import { PasswordForm } from './parts/PasswordForm.tsx';
import { WeChatPane } from './parts/WeChatPane.tsx';
import { DesktopPane } from './parts/DesktopPane.tsx';
import type { DemoAccount, DesktopAsked, Realm, Scan, Schools, SignInOn, SignInWays } from './signIn.ts';

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
  /** The kind of account that is chosen at first. */
  realm?: Realm;
  /** Why one is asked: 报名前请先登录. */
  reason?: string;
  /** What this server offers besides passwords. */
  ways: SignInWays;
  /** The code for WeChat on this screen. */
  scan: Scan;
  /** This is a phone that has scanned another screen's code. */
  desktop?: DesktopAsked | null;
  /** This is a phone on its way to WeChat, to be asked who it is. */
  leavesForWeChat?: boolean;
  /** The page came from WeChat with an account that is not bound yet. */
  bindsWeChat?: boolean;
  /** The server's answer to the last try, in Chinese. */
  error: string | null;
  /** The account is a child's and waits for a guardian: where that is done. */
  needsConsent?: boolean;
  /** The registration was refused, and may be asked for again; `asked`: it was just now. */
  refused?: 'asks' | 'asked' | null;
  loading: boolean;
  /** How much of a proof of work is done, from 0 to 1: the server asks for one after failures. */
  work?: number | null;
  /** Students may come in with their number at school. */
  schools: Schools;
  /** Codes to sign in and to set a new password. */
  signInCode: CodeUse;
  resetCode: CodeUse;
  /** A forgotten password was replaced. */
  resetDone: boolean;
  /** Only while the server runs with demo data. */
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

/** As high as the highest of the ways, so that the dialog stays where it is when another one is chosen. */
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

/** Sign-in over the page that asked for it: by password, code or WeChat, and a new password for who forgot it. */
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
