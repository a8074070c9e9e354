import type { TypedFactor } from '@aosai/ui/screens/accounts/SecondStep';
import { ApiError } from '@aosai/api/client/errors';
import { demoAccountsOf } from '@aosai/api/platform/demoAccounts';
import {
  type CodeProof,
  type CodeTarget,
  type Credentials,
  SignInDialog,
  type Schools,
  type Scan,
} from '@aosai/ui/screens/accounts/SignInDialog';
import { useState, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { useAosai, useSession } from '../../kit/context.ts';
import { useCall } from '../../kit/useCall.ts';
import { useCodeSending } from '../useCodeSending.ts';
import { useNow } from '../../kit/useNow.ts';
import { withProofOfWork } from '../../kit/work/withProofOfWork.ts';
import { challengeOf } from './challengeOf.ts';
import { landingOf } from './landing.ts';
import { initialPassword } from './initialPassword.ts';
import { useSecondWays } from '../useSecondWays.ts';
import { useWeChatReturn } from './useWeChatReturn.ts';
import type { SignInReply } from '@aosai/api/accounts/auth.contract';
import { POLL_INTERVAL_MS } from '@aosai/api/kit/constants';

interface Opened {
  scene: string;
  /** Sent only to redeem the scan. */
  secret: string;
  image: string;
}

/** A QR code for WeChat on this screen: polls for the phone's confirmation, then signs in. */
function useScan(
  enter: (reply: SignInReply) => Promise<void>,
  asksSecondStep: (cause: unknown) => boolean,
): { scan: Scan; renew: () => void } {
  const { client } = useAosai();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<string | null>(null);
  const redeemed = useRef<string | null>(null);
  const { data } = useCall(
    opened && ['scene', opened.scene],
    (calls) => calls.scenes.queryScene({ scene: opened?.scene ?? '' }),
    {
      refreshInterval: (latest) =>
        ['waiting', 'scanned'].includes(latest?.signIn?.state ?? 'waiting') ? POLL_INTERVAL_MS : 0,
      dedupingInterval: 0,
    },
  );
  const state = data?.signIn?.state ?? 'waiting';

  const failed = (cause: unknown) => {
    if (asksSecondStep(cause)) return;
    if (!(cause instanceof ApiError)) throw cause;
    setError(cause.message);
  };
  const renew = () => {
    setError(null);
    setOpened(null);
    withProofOfWork(client.wx['gzh/createScene'], {}, () => undefined).then(setOpened, failed);
  };
  useEffect(() => {
    if (state !== 'confirmed' || opened === null || redeemed.current === opened.scene) return;
    redeemed.current = opened.scene;
    const { scene, secret } = opened;
    client.auth.loginByWxGzh({ scene, secret }).then(enter).catch(failed);
  });
  return { scan: { state: opened === null ? 'loading' : state, image: opened?.image ?? null, error }, renew };
}

const KEY = 'aosai.school';
const FOUND = 20;

/**
 * The school from a slip's QR code, or the one last chosen in this browser, as a lab's computers belong to one school.
 */
const schoolOfBrowser = (): string | null =>
  new URLSearchParams(location.search).get('school') ?? localStorage.getItem(KEY);

/** Search for schools by name, for students who sign in with their student number. */
function useSchools(): Schools & { search: (name: string) => void; remember: (school: string) => void } {
  const [first] = useState(schoolOfBrowser);
  const [name, setName] = useState('');
  const known = useCall(first === null ? null : ['school', first], (calls) =>
    calls.organization.querySimpleList({ id: first ?? '' }, { quiet: true }),
  );
  const found = useCall(['schools', name], (calls) =>
    calls.organization.querySimpleList({ size: FOUND, ...(name && { keyword: name }) }, { quiet: true }),
  );
  const rows = [...(known.data?.content ?? []), ...(found.data?.content ?? [])];
  const options = new Map(rows.map((row) => [row.id, { value: row.id, label: row.name }]));
  return {
    options: [...options.values()],
    loading: found.isLoading,
    first,
    search: (typed) => setName(typed.trim()),
    remember: (school) => localStorage.setItem(KEY, school),
  };
}

const DEMO_KEY = 'demo.accounts';
/** Assumed until the server has listed the ways to sign in. */
const PASSWORD_ONLY = { sms: false, email: false };

/** The sign-in dialog with its calls, as a separate chunk. */
export function SignIn() {
  const { client, session, add } = useAosai();
  const { asking, realm, expired } = useSession();
  const { mutate } = useSWRConfig();
  const [path, navigate] = useLocation();
  const now = useNow(1_000);
  const [error, setError] = useState<string | null>(null);
  const [needsConsent, setNeedsConsent] = useState(false);
  /** Credentials of a refused registration, until another tab is chosen; `asked` after applying again. */
  const [refused, setRefused] = useState<(Credentials & { asked: boolean }) | null>(null);
  const [loading, setLoading] = useState(false);
  const [work, setWork] = useState<number | null>(null);
  const [target, setTarget] = useState<CodeTarget>({ mobile: '' });
  const [resetDone, setResetDone] = useState(false);
  const { search, remember, ...schools } = useSchools();
  const signInCode = useCodeSending('signIn', target);
  const resetCode = useCodeSending('resetPwd', target);
  const { data: ways } = useCall(['signInWays'], (calls) => calls.auth.queryWays({}));
  const { data: demo } = useCall(['config', DEMO_KEY], (calls) => calls.config.queryByKey({ key: DEMO_KEY }));
  const demoAccounts = demo && demoAccountsOf(demo.value);

  /** The reply to a sign-in on a phone that still has to confirm one on another screen; shown after that. */
  const [held, setHeld] = useState<SignInReply | null>(null);

  async function show(reply: SignInReply): Promise<void> {
    await session.signedIn(reply.session);
    await mutate([reply.session.id, 'current'], reply.current, { revalidate: false });
    const landing = expired ? null : landingOf(path, reply.current);
    if (landing !== null) navigate(landing);
  }
  /** Challenge of a sign-in that waits for its second step. */
  const [challenge, setChallenge] = useState<string | null>(null);
  const second = useSecondWays();
  const asksSecondStep = (cause: unknown): boolean => {
    const asked = challengeOf(cause);
    if (asked !== null) {
      setChallenge(asked);
      second.look(asked);
    }
    return asked !== null;
  };
  const wechat = useWeChatReturn(show, asksSecondStep);
  const wxTicket = wechat.ticket === null ? {} : { wxTicket: wechat.ticket };
  async function enter(reply: SignInReply): Promise<void> {
    if (wechat.desktop === null) return show(reply);
    setHeld(reply);
    wechat.bound();
  }
  const { scan, renew } = useScan(show, asksSecondStep);

  /** Shows refusals in the dialog and rethrows other errors. */
  async function attempt(act: () => Promise<void>): Promise<void> {
    setLoading(true);
    setError(null);
    setNeedsConsent(false);
    try {
      await act();
    } catch (cause) {
      if (asksSecondStep(cause)) return;
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.code === 'SECOND_FACTOR_OVER') setChallenge(null);
      setError(cause.message);
      setNeedsConsent(cause.code === 'CONSENT_REQUIRED' || cause.code === 'CONSENT_OUTDATED');
    } finally {
      setLoading(false);
    }
  }

  const submit = (credentials: Credentials) =>
    attempt(async () => {
      try {
        const reply = await withProofOfWork(client.auth.loginByPwd, { ...credentials, ...wxTicket }, setWork);
        if (credentials.school !== undefined) remember(credentials.school);
        initialPassword.remember(credentials.password);
        await enter(reply);
      } catch (cause) {
        // Accounts with a school's student number were created by the school and cannot apply again.
        if (cause instanceof ApiError && cause.code === 'ACCOUNT_REJECTED' && credentials.school === undefined)
          setRefused({ ...credentials, asked: false });
        throw cause;
      }
    });
  const applyAgain = (statement: string) =>
    attempt(async () => {
      if (refused === null) return;
      const { account, password } = refused;
      await withProofOfWork(client.auth.applyAgain, { account, password, statement }, setWork);
      setRefused({ ...refused, asked: true });
    });
  const byCode = (proof: CodeProof) =>
    attempt(async () => enter(await withProofOfWork(client.auth.loginByMobile, { ...proof, ...wxTicket }, setWork)));
  const givePasskey = () =>
    attempt(async () => {
      const passkey = await second.sign(challenge ?? '');
      await enter(await client.secondFactor.signIn({ challenge: challenge ?? '', passkey }));
      setChallenge(null);
    });
  const giveSecondFactor = (given: TypedFactor) =>
    attempt(async () => {
      add((await import('virtual:learnRoutes')).routes);
      await enter(await client.secondFactor.signIn({ challenge: challenge ?? '', ...given }));
      setChallenge(null);
    });
  const resetPwd = (proof: CodeProof & { password: string }) =>
    attempt(async () => {
      await client.member.pwd(proof);
      setResetDone(true);
    });

  return (
    <SignInDialog
      open={asking}
      realm={realm}
      {...(expired && { reason: '登录已失效，请重新登录。页面上的内容都还在。' })}
      ways={{ ...(ways ?? PASSWORD_ONLY), wechat: Boolean(ways?.wechat) }}
      scan={scan}
      desktop={wechat.desktop}
      leavesForWeChat={wechat.isLeaving}
      bindsWeChat={wechat.ticket !== null}
      error={error ?? wechat.error}
      needsConsent={needsConsent}
      refused={refused && (refused.asked ? 'asked' : 'asks')}
      secondStep={challenge === null ? null : second.factors}
      loading={loading}
      work={work}
      schools={schools}
      signInCode={signInCode}
      resetCode={resetCode}
      resetDone={resetDone}
      {...(demoAccounts?.length && { demoAccounts })}
      now={now}
      on={{
        submit: (credentials) => void submit(credentials),
        code: (proof) => void byCode(proof),
        resetPwd: (proof) => void resetPwd(proof),
        secondStep: (given) => void giveSecondFactor(given),
        passkey: () => void givePasskey(),
        firstStep: () => {
          setError(null);
          setChallenge(null);
        },
        applyAgain: (statement) => void applyAgain(statement),
        target: setTarget,
        scan: renew,
        searchSchool: search,
        answerDesktop: (agreed) => void attempt(() => wechat.answer(agreed)),
        turn: () => {
          setError(null);
          setResetDone(false);
          setRefused(null);
        },
        close: () => {
          setError(null);
          setRefused(null);
          setChallenge(null);
          if (held) void show(held);
          else session.dismiss();
        },
      }}
    />
  );
}
