import { ApiError } from '@aosai/api/client/errors';
import type { ConsentGiven } from '@aosai/ui/screens/accounts/ConsentForm';
import {
  type AccountSecrets,
  EMPTY_DRAFT,
  Register,
  type RegisterDraft,
  type RegisterEnd,
} from '@aosai/ui/screens/accounts/Register';
import { useState, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useAgreement } from '../../platform/agreements.ts';
import { useAosai, useCurrent } from '../../kit/context.ts';
import { keepDraft, readDraft } from './draftStore.ts';
import { useCall } from '../../kit/useCall.ts';
import { useCodeSending } from '../useCodeSending.ts';
import { useNow } from '../../kit/useNow.ts';
import type { Client } from '@aosai/api/client/client';
import { registerFields } from '@aosai/api/accounts/accountForms';
import { fieldProblem } from '@aosai/api/kit/fieldProblem';
import { plainAccount } from '@aosai/api/kit/typedText';

/** Delay after the last key. */
const PAUSE_MS = 500;

async function isTaken(client: Pick<Client, 'registration'>, account: string): Promise<boolean> {
  try {
    return !(await client.registration.checkAccount({ account })).isFree;
  } catch (cause) {
    // Rate limited or offline: the server checks again when the account is created.
    if (cause instanceof ApiError) return false;
    throw cause;
  }
}

/** The typed account if it is taken, else null. `check` asks at once and returns whether the account is free. */
function useTakenAccount(client: Pick<Client, 'registration'>, typed: string) {
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => {
    if (fieldProblem(registerFields.account, typed) !== null) return undefined;
    const account = plainAccount(typed);
    const timer = setTimeout(() => void isTaken(client, account).then((is) => setTaken(is ? account : null)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [client, typed]);
  const check = async (wanted: string): Promise<boolean> => {
    const account = plainAccount(wanted);
    const is = await isTaken(client, account);
    setTaken(is ? account : null);
    return !is;
  };
  return { taken, check };
}

/** The current agreements and the operator's two settings in one read. */
function useTerms() {
  const settings = useCall(['register', 'terms'], async (client) => {
    const [open, contact, service, privacy] = await Promise.all(
      ['registration.open', 'children.contact', 'agreement.service', 'agreement.privacy'].map((key) =>
        client.config.queryByKey({ key }),
      ),
    );
    return {
      isOpen: open?.value === 'true',
      allowsChildren: (contact?.value ?? '').trim() !== '',
      agreements: { service: service?.version ?? 0, privacy: privacy?.version ?? 0 },
    };
  });
  const children = useAgreement('agreement.children');
  const error = settings.error?.message ?? children.error;
  const terms = settings.data && children.data ? { ...settings.data, children: children.data } : undefined;
  const retry = () => {
    void settings.mutate();
    children.retry();
  };
  return { terms: { data: terms, error: error ?? null }, agreements: settings.data?.agreements, retry };
}

/** /register: registers a new account. */
export function Component() {
  const { client, session } = useAosai();
  const { mutate } = useSWRConfig();
  const current = useCurrent();
  const now = useNow(1_000);
  const { terms, agreements, retry } = useTerms();
  const [draft, setDraft] = useState(() => readDraft(sessionStorage));
  // Never stored: kept in memory while the page is open.
  const [password, setPassword] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [end, setEnd] = useState<RegisterEnd | null>(null);
  const { taken, check } = useTakenAccount(client, draft.account);
  const own = useCodeSending('register', { mobile: draft.mobile });
  const guardian = useCodeSending('guardian', { mobile: draft.guardianMobile });

  const change = (changes: Partial<RegisterDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    setError(null);
    keepDraft(sessionStorage, next);
  };
  const forget = () => {
    keepDraft(sessionStorage, null);
    setDraft(EMPTY_DRAFT);
    setPassword(null);
    setError(null);
  };

  async function signIn(account: string, secret: string): Promise<RegisterEnd> {
    try {
      const reply = await client.auth.loginByPwd({ account, password: secret, realm: 'member' });
      await session.signedIn(reply.session);
      await mutate([reply.session.id, 'current'], reply.current, { revalidate: false });
      return { kind: 'signedIn', account };
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      // The account exists; only signing in must be done by hand.
      return { kind: 'signIn', account };
    }
  }

  async function register(secret: string, proof: { verifyCode?: string; consent?: ConsentGiven }): Promise<void> {
    if (draft.type === null || !agreements) return;
    setPending(true);
    setError(null);
    try {
      const made = await client.registration.create({
        by: 'self',
        type: draft.type,
        name: draft.name,
        account: draft.account,
        password: secret,
        agreements,
        ...(draft.type === 'student' && { birthYm: draft.birthYm }),
        ...(draft.type === 'teacher' && draft.schoolCode !== '' && { schoolCode: draft.schoolCode }),
        ...(proof.verifyCode && { mobile: draft.mobile, verifyCode: proof.verifyCode }),
        ...(proof.consent && { guardian: { ...proof.consent, agreed: true } }),
      });
      forget();
      setEnd(made.status === '0' ? { kind: 'pending', account: made.account } : await signIn(made.account, secret));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.message);
    } finally {
      setPending(false);
    }
  }

  /** Ask a guardian for a code only when the account name is free. */
  async function toConsent(): Promise<void> {
    setPending(true);
    const isFree = await check(draft.account);
    setPending(false);
    if (isFree) change({ step: 'consent' });
  }

  const account = ({ password: secret, verifyCode }: AccountSecrets) => {
    setPassword(secret);
    if (verifyCode === '') void toConsent();
    else void register(secret, { verifyCode });
  };

  return (
    <Register
      terms={terms}
      draft={draft}
      hasPassword={password !== null}
      takenAccount={taken}
      own={own.sending}
      guardian={guardian.sending}
      pending={pending}
      error={error}
      end={end}
      isSignedIn={Boolean(current)}
      now={now}
      on={{
        change,
        ownCode: own.on,
        guardianCode: guardian.on,
        account,
        consent: (consent) => {
          if (password !== null) void register(password, { consent });
        },
        refuse: () => {
          forget();
          setEnd({ kind: 'refused' });
        },
        restart: () => {
          forget();
          setEnd(null);
        },
        signIn: () => session.ask('member'),
        retry,
      }}
    />
  );
}
