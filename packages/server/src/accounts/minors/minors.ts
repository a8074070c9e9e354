import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { needsConsent } from '@aosai/api/accounts/age';
import { maskMobile } from '@aosai/api/kit/masking';
import { consent as consentTable } from '../../db/schema/minors.ts';
import { member } from '../../db/schema/people.ts';
import { agreementAsRead } from './agreements.ts';
import { CONSENT_WITHDRAWN } from './consentState.ts';
import { erasePerson } from './erasePerson.ts';
import { guardianFor } from './guardianAccount.ts';
import { linkGuardian as tie } from './guardianLinks.ts';
import { recordConsent } from './recordConsent.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { verifyPassword, checkFirstPwd } from '../signIn/password.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { checkCode, type ProvenCode } from '../signIn/verifyCodes.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { type LinkInput, takeLinkStep } from './guardianSteps.ts';
import { checkOwnCode, isOwnPassword, type OwnerProof } from '../signIn/ownerProof.ts';
import { memberByName } from '../signIn/memberByName.ts';
import { countPasswordTry, type TryProof } from '../signIn/passwordTry.ts';
import { peopleCall } from '../people.ts';
import { memberActor } from '../../kit/actor.ts';
import { memberRowScope, type Way } from '../../kit/scope.ts';
import { audited } from '../../kit/rows/audited.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

type MemberRow = typeof member.$inferSelect;

/** The caller or a linked child; nobody else exists for this call. Throws NOT_FOUND. */
export async function personInReach(
  context: CallContext,
  memberId: string | undefined,
  ways: readonly Way[],
): Promise<MemberRow> {
  const wanted = memberId ?? memberActor(context).memberId;
  const [row] = await context.db
    .select()
    .from(member)
    .where(and(memberRowScope(context, { appId: member.appId, memberId: member.id }, ways), eq(member.id, wanted)));
  if (!row || row.status === MEMBER.erased) throw new AppError('NOT_FOUND');
  return row;
}

interface Proof extends TryProof {
  account: string;
  password: string;
}

/** The child's account, proven by its password under the limits of a sign-in. */
async function childByPassword(context: CallContext, { account, password, captcha, proof }: Proof): Promise<MemberRow> {
  const { db, appId, services } = context;
  const found = await memberByName(context, account);
  const attempt = await countPasswordTry(context, { realm: 'member', found, typed: account, captcha, proof });
  const [row] = await db
    .select()
    .from(member)
    .where(
      and(
        eq(member.appId, appId),
        eq(member.id, found?.id ?? ''),
        inArray(member.status, [MEMBER.active, MEMBER.disabled]),
        isNull(member.deletedAt),
      ),
    );
  const fits = await verifyPassword(row?.pwdHash ?? null, password);
  if (!row || !fits) throw new AppError('LOGIN_FAILED');
  checkFirstPwd(row, services.now());
  await attempt.succeeded();
  return row;
}

interface Giving {
  child: MemberRow;
  guardianId: string | null;
  guardianMobile: string | undefined;
  textVersion: number;
  code?: ProvenCode;
}

async function give(context: CallContext, { child, guardianId, guardianMobile, textVersion, code }: Giving) {
  const { db, appId, services } = context;
  const now = services.now();
  if (!needsConsent(child.birthYm, now.getTime())) throw new AppError('CONSENT_NOT_NEEDED');
  const text = await agreementAsRead(db, appId, 'agreement.children', textVersion);
  const { keys } = services.platform;
  return audited(context, 'member:consent', async (tx) => {
    await code?.use(tx);
    const id = await recordConsent(tx, {
      appId,
      memberId: child.id,
      createdBy: guardianId,
      channel: 'sms',
      ...(guardianMobile !== undefined && { guardianMobile }),
      text,
      keys,
      now,
    });
    const made =
      guardianId === null && guardianMobile !== undefined
        ? await guardianFor(tx, peopleCall(context, null), guardianMobile)
        : null;
    if (made !== null)
      await tie(tx, { appId, guardianId: made.id, memberId: child.id, relation: '监护人', createdBy: made.id, now });
    // Only accounts disabled for the missing consent are enabled again; a ban for another reason stays.
    await tx
      .update(member)
      .set({ status: MEMBER.active, statusReason: null, updatedAt: now, version: sql`${member.version} + 1` })
      .where(
        and(
          eq(member.appId, appId),
          eq(member.id, child.id),
          eq(member.status, MEMBER.disabled),
          eq(member.statusReason, CONSENT_WITHDRAWN),
        ),
      );
    const mobile = guardianMobile === undefined ? null : maskMobile(guardianMobile);
    return {
      answer: { id: child.id },
      told: { target: child.id, diff: { after: { consentId: id, text: text.version, guardian: mobile } } },
    };
  });
}

/**
 * Proves the identity of the person who requests the erasure: by password, or by a code to their own mobile. Throws
 * PROOF_FAILED.
 */
async function proveSelf(context: CallContext, { password, verifyCode }: OwnerProof): Promise<ProvenCode | null> {
  const self = await personInReach(context, undefined, ['own']);
  if (verifyCode !== undefined && self.mobileEnc !== null) {
    const target = context.services.platform.keys.openField(self.mobileEnc);
    return checkOwnCode(context, { channel: 'sms', target }, verifyCode);
  }
  if (password === undefined || !(await isOwnPassword(context, self, password))) throw new AppError('PROOF_FAILED');
  return null;
}

export const minors = {
  async consent(context, input) {
    const { keys } = context.services.platform;
    if (input.by === 'code') {
      const child = await childByPassword(context, input);
      const target = { channel: 'sms', target: input.mobile, purpose: 'guardian' } as const;
      const code = await checkCode(context, target, input.verifyCode);
      const { textVersion, mobile } = input;
      return give(context, { child, guardianId: null, guardianMobile: mobile, textVersion, code });
    }
    if (context.actor.kind === 'anonymous') throw new AppError('SIGN_IN_REQUIRED');
    const guardian = await personInReach(context, undefined, ['own']);
    const child = await personInReach(context, input.memberId, ['child']);
    const guardianMobile = guardian.mobileEnc === null ? undefined : keys.openField(guardian.mobileEnc);
    return give(context, { child, guardianId: guardian.id, guardianMobile, textVersion: input.textVersion });
  },

  async withdrawConsent(context, { memberId }) {
    const { appId, services } = context;
    const child = await personInReach(context, memberId, ['own', 'child']);
    const now = services.now();
    if (!needsConsent(child.birthYm, now.getTime())) throw new AppError('CONSENT_NOT_NEEDED');
    return audited(context, 'member:withdrawConsent', async (tx) => {
      const ended = await tx
        .update(consentTable)
        .set({ status: 'withdrawn', withdrawnAt: now, updatedAt: now })
        .where(
          and(eq(consentTable.appId, appId), eq(consentTable.memberId, child.id), eq(consentTable.status, 'given')),
        )
        .returning({ id: consentTable.id });
      await tx
        .update(member)
        .set({
          status: MEMBER.disabled,
          statusReason: CONSENT_WITHDRAWN,
          updatedAt: now,
          version: sql`${member.version} + 1`,
        })
        .where(and(eq(member.appId, appId), eq(member.id, child.id), eq(member.status, MEMBER.active)));
      await endSessionsOf(tx, { appId, realm: 'member', personIds: [child.id] });
      await sendMessage(tx, {
        appId,
        memberIds: [child.id],
        type: 'guardian',
        title: '监护人撤回了同意',
        body: '账号已停用。监护人重新同意后可以继续使用，之前的作答都还在。',
        createdBy: memberActor(context).memberId,
        now,
      });
      return {
        answer: { id: child.id },
        told: {
          target: child.id,
          diff: {
            before: { status: child.status },
            after: { status: MEMBER.disabled, consents: ended.map(({ id }) => id) },
          },
        },
      };
    });
  },

  linkGuardian: (context, input: LinkInput) => takeLinkStep(context, input),

  async eraseMine(context, { memberId, password, verifyCode }) {
    const { appId, services, actor } = context;
    const person = await personInReach(context, memberId, ['own', 'child']);
    const isMine = actor.kind === 'member' && actor.memberId === person.id;
    // From the age of fourteen only the young person may erase the account.
    if (!isMine && !needsConsent(person.birthYm, services.now().getTime())) throw new AppError('CONSENT_NOT_NEEDED');
    const code = await proveSelf(context, { password, verifyCode });
    await audited(context, 'member:eraseMine', async (tx, inside) => {
      await code?.use(tx);
      await services.registries.leaveAllClasses(inside, person.id);
      await erasePerson(tx, { appId, memberId: person.id, now: services.now() });
      const diff = { before: { status: person.status }, after: { status: MEMBER.erased } };
      return { told: { target: person.id, diff } };
    });
    if (isMine) context.setSessionToken(null);
    return { id: person.id };
  },
} satisfies Omit<ResourceHandlers<'minors'>, 'exportMine'>;
