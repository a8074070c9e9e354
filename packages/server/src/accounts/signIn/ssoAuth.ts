import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { InputOf } from '@aosai/api/kit/contract/call';
import type { Contract } from '@aosai/api/contract';
import { AppError } from '@aosai/api/kit/errors';
import { oneLine } from '@aosai/api/kit/typedText';
import { lacksBirthYm, needsConsent } from '@aosai/api/accounts/age';
import type { Db } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';
import { app, seenEnvelope } from '../../db/schema/platform.ts';
import { createMember } from '../member/newMember.ts';
import { NO_PASSWORD } from '../member/newPassword.ts';
import { recordConsent } from '../minors/recordConsent.ts';
import type { CallContext } from '../../kit/context.ts';
import { checkMaySignIn, completeSignIn, openSession } from './openSession.ts';
import { signInColumns, type SignInMember } from './signInColumns.ts';

/** An assertion is valid this long before and after its time, because the clocks of two servers differ. */
const SSO_WINDOW_SECONDS = 60;

/** An assertion of a partner school about its student. */
interface SsoAssertion {
  appId: string;
  /** Permanent id of the person at the partner school. */
  subject: string;
  name: string;
  type: string;
  /** `YYYY-MM`, if the partner sends it. */
  birthYm?: string | undefined;
  nonce: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

/**
 * The text that a partner school signs with its key (HMAC-SHA256, hex): eight lines joined by LF, without a final LF.
 * docs/sso.md has an example. Fields must not contain line breaks.
 */
function ssoSignedText({ appId, subject, name, type, birthYm, nonce, issuedAt }: SsoAssertion): string {
  return ['aosai-sso-v1', appId, subject, name, type, birthYm ?? '', nonce, String(issuedAt)].join('\n');
}

type Assertion = InputOf<Contract['auth']['calls']['ssoAuth']>;

/** Throws SSO_REFUSED, the same for a partner without a key, a wrong signature and a clock too far off. */
async function checkSignature({ db, appId, services }: CallContext, assertion: Assertion): Promise<void> {
  const [row] = await db
    .select({ ssoKeyEnc: app.ssoKeyEnc })
    .from(app)
    .where(and(eq(app.appId, appId), isNull(app.deletedAt)));
  const nowSeconds = services.now().getTime() / 1000;
  if (!row?.ssoKeyEnc || Math.abs(nowSeconds - assertion.issuedAt) > SSO_WINDOW_SECONDS) {
    throw new AppError('SSO_REFUSED');
  }
  const key = services.platform.keys.openField(row.ssoKeyEnc);
  const expected = createHmac('sha256', key)
    .update(ssoSignedText({ appId, ...assertion }))
    .digest();
  if (!timingSafeEqual(expected, Buffer.from(assertion.signature, 'hex'))) throw new AppError('SSO_REFUSED');
}

/** Stores the nonce, so that it opens one session only; kept until its time window has passed. Throws SSO_REFUSED. */
async function spendNonce(tx: Db, appId: string, { nonce, issuedAt }: Assertion): Promise<void> {
  const expiresAt = new Date((issuedAt + 2 * SSO_WINDOW_SECONDS) * 1000);
  const first = await tx
    .insert(seenEnvelope)
    .values({ enc: `sso:${appId}:${nonce}`, expiresAt })
    .onConflictDoNothing()
    .returning({ enc: seenEnvelope.enc });
  if (first.length === 0) throw new AppError('SSO_REFUSED');
}

/** The member of this subject, made at the first sign-in; concurrent sign-ins wait for each other. */
async function memberOfSubject(tx: Db, context: CallContext, assertion: Assertion): Promise<SignInMember> {
  const { appId, services } = context;
  const { subject, name, type, birthYm } = assertion;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sso:${appId}:${subject}`}, 0))`);
  const find = () =>
    tx
      .select(signInColumns)
      .from(member)
      .where(and(eq(member.appId, appId), eq(member.ssoSubject, subject), isNull(member.deletedAt)));
  const [known] = await find();
  if (known) return known;

  const now = services.now();
  const { keys } = services.platform;
  const call = { appId, now, keys, createdBy: null };
  const person = {
    account: null,
    name: oneLine(name) || '未命名',
    type,
    birthYm: birthYm ?? null,
    password: NO_PASSWORD,
  };
  const { id } = await createMember(tx, call, person);
  await tx
    .update(member)
    .set({ ssoSubject: subject })
    .where(and(eq(member.appId, appId), eq(member.id, id)));
  if (needsConsent(birthYm ?? null, now.getTime()) || lacksBirthYm({ type, birthYm })) {
    // By its contract the partner has the guardians' consent, which its signature states.
    await recordConsent(tx, {
      appId,
      memberId: id,
      createdBy: null,
      channel: 'org',
      evidenceFile: 'ssoAuth',
      keys,
      now,
    });
  }
  const [made] = await find();
  if (!made) throw new AppError('INTERNAL');
  return made;
}

/** Signs in a person whom the partner school identifies. */
export async function ssoAuth(context: CallContext, assertion: Assertion) {
  await checkSignature(context, assertion);
  const session = await context.db.transaction(async (tx) => {
    await spendNonce(tx, context.appId, assertion);
    const person = await memberOfSubject(tx, context, assertion);
    const { orgId } = await checkMaySignIn(tx, context, person.id);
    const { id: personId, pwdHash } = person;
    const owner = { realm: 'member', personId, pwdHash, orgId } as const;
    return openSession(tx, context, { ...owner, action: 'auth:ssoAuth', secondFactor: 'ask' });
  });
  return completeSignIn(context, session);
}
