import { ApiError } from '@aosai/api/client/errors';
import { maskName } from '@aosai/api/kit/masking';
import type { ConsentGiven } from '@aosai/ui/screens/accounts/ConsentForm';
import { GuardianConsent } from '@aosai/ui/screens/accounts/GuardianConsent';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAgreement } from '../../platform/agreements.ts';
import { useAosai, useCurrent } from '../../kit/context.ts';
import { useCodeSending } from '../useCodeSending.ts';
import { useNow } from '../../kit/useNow.ts';
import { withProofOfWork } from '../../kit/work/withProofOfWork.ts';

/**
 * /register/consent?childId=…: a guardian answers the request for consent, signed in for a linked child, or together
 * with the child's password.
 */
export function Component() {
  const { client, session } = useAosai();
  const current = useCurrent();
  const now = useNow(1_000);
  const [params] = useSearchParams();
  const { retry, data, error: failure } = useAgreement('agreement.children');
  const [mobile, setMobile] = useState('');
  const [pending, setPending] = useState(false);
  const [work, setWork] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [end, setEnd] = useState<'given' | 'refused' | null>(null);
  const code = useCodeSending('guardian', { mobile });
  const children = current?.realm === 'member' ? current.member.children : [];
  const child = children.find(({ id }) => id === params.get('childId'));

  async function give({ textVersion, ...given }: ConsentGiven & { account: string; password: string }): Promise<void> {
    setPending(true);
    setError(null);
    try {
      if (child) await client.minors.consent({ by: 'guardian', memberId: child.id, textVersion, agreed: true });
      else {
        const consent = { by: 'code', ...given, textVersion, agreed: true } as const;
        await withProofOfWork(
          (input: typeof consent & { proof?: string }) => client.minors.consent(input),
          consent,
          setWork,
        );
      }
      setEnd('given');
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.message);
    } finally {
      setPending(false);
    }
  }

  return (
    <GuardianConsent
      text={{ data: data ?? undefined, error: data === null ? '平台还没有公布这份规则，请联系管理员。' : failure }}
      child={child ? { name: maskName(child.name) } : null}
      account={params.get('account') ?? ''}
      sending={work === null ? code.sending : { ...code.sending, work }}
      pending={pending}
      error={error}
      end={end}
      now={now}
      on={{
        mobile: setMobile,
        code: code.on,
        give: (given) => void give(given),
        refuse: () => setEnd('refused'),
        restart: () => setEnd(null),
        signIn: () => session.ask('member'),
        retry,
      }}
    />
  );
}
