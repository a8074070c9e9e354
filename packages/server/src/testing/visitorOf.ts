import type { Reply, Visitor } from './testApp.ts';
import type { SignInReply } from '@aosai/api/accounts/auth.contract';

/** The visitor after a successful sign-in: cookie, session id and the session's key. */
export function visitorOf(reply: Reply): Visitor {
  if (!reply.body.success) throw new Error(`not signed in: ${reply.body.code ?? ''}`);
  const { session } = reply.body.data as SignInReply;
  const cookie = reply.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return { cookie, session: { id: session.id, key: Buffer.from(session.key, 'base64url') } };
}
