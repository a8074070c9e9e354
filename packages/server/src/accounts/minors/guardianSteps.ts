import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { Contract } from '@aosai/api/contract';
import { AppError } from '@aosai/api/kit/errors';
import { needsConsent } from '@aosai/api/accounts/age';
import { maskName } from '@aosai/api/kit/masking';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import { type ConsentState, consentState } from './consentState.ts';
import { guardianByMobile, linkGuardian as tie } from './guardianLinks.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { countKnownTry } from '../signIn/loginLimits.ts';
import { checkCode } from '../signIn/verifyCodes.ts';
import type { CallContext } from '../../kit/context.ts';
import { memberActor } from '../../kit/actor.ts';
import { familyRowScope } from '../../kit/scope.ts';
import { audited } from '../../kit/rows/audited.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { newJoinCode } from '../member/joinCodes.ts';

type LinkCall = Contract['minors']['calls']['linkGuardian'];
export type LinkInput = ParsedInputOf<LinkCall>;
type LinksView = OutputOf<LinkCall>;

const NO_STANDING: ConsentState = { state: 'notNeeded', renewBy: null };
const LIVING = ['pending', 'active'];
const ACCOUNT_PAGE = 'user/accout';

/** Both sides of every link of the caller, and the caller's own join code. */
export async function linksOf(context: CallContext): Promise<LinksView> {
  const { db, appId, services } = context;
  const { memberId } = memberActor(context);
  const [self] = await db
    .select({ joinCode: member.joinCode, birthYm: member.birthYm })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)));
  const rows = await db
    .select({
      link: memberGuardian,
      other: { id: member.id, name: member.name, birthYm: member.birthYm },
    })
    .from(memberGuardian)
    .innerJoin(
      member,
      and(
        eq(member.appId, memberGuardian.appId),
        eq(
          member.id,
          sql`case when ${memberGuardian.guardianId} = ${memberId} then ${memberGuardian.memberId} else ${memberGuardian.guardianId} end`,
        ),
      ),
    )
    .where(
      and(
        familyRowScope(context, memberGuardian),
        inArray(memberGuardian.status, LIVING),
        isNull(memberGuardian.deletedAt),
      ),
    )
    .orderBy(asc(memberGuardian.id));
  const content: LinksView['content'] = [];
  for (const { link, other } of rows) {
    const isGuardian = link.guardianId === memberId;
    const isActive = link.status === 'active';
    const child = isGuardian ? other : { id: memberId, birthYm: self?.birthYm ?? null };
    const subject = { appId, memberId: child.id, birthYm: child.birthYm };
    // A guardian who is not confirmed yet learns nothing about the child.
    const standing = isActive ? await consentState(db, subject, services.now()) : NO_STANDING;
    content.push({
      id: link.id,
      side: isGuardian ? 'guardian' : 'child',
      other: { id: other.id, name: isActive ? other.name : maskName(other.name) },
      relation: link.relation,
      status: isActive ? 'active' : 'pending',
      asked: mayConfirm(link, memberId) ? 'them' : 'me',
      confirmedAt: link.confirmedAt?.toISOString() ?? null,
      consent: standing.state,
      renewBy: standing.renewBy?.toISOString() ?? null,
    });
  }
  return { joinCode: self?.joinCode ?? null, content };
}

/** The side that did not ask. A link that a school asked for waits for the guardian, never for the child. */
const mayConfirm = ({ createdBy, guardianId, memberId: childId }: typeof memberGuardian.$inferSelect, self: string) =>
  createdBy !== self && (createdBy === childId || createdBy === guardianId || self === guardianId);

async function selfOf({ db, appId }: CallContext, memberId: string) {
  const [row] = await db
    .select({ id: member.id, name: member.name, type: member.type, birthYm: member.birthYm })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function invite({ db, appId, services }: CallContext, memberId: string): Promise<void> {
  await db
    .update(member)
    .set({ joinCode: newJoinCode(), updatedAt: services.now() })
    .where(and(eq(member.appId, appId), eq(member.id, memberId)));
}

/** Tries of join codes count like tries of a password, so that guessing locks. */
async function findByJoinCode(context: CallContext, memberId: string, joinCode: string) {
  const { db, appId, services } = context;
  const attempt = await countKnownTry(db, { appId, subject: `joinCode:${memberId}`, now: services.now() });
  const [found] = await db
    .select({ id: member.id, type: member.type })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.joinCode, joinCode), eq(member.status, MEMBER.active)));
  if (!found || found.id === memberId) throw new AppError('JOIN_CODE_UNKNOWN');
  await attempt.succeeded();
  return found;
}

async function request(context: CallContext, memberId: string, joinCode: string, relation: string): Promise<void> {
  const { appId, services } = context;
  const self = await selfOf(context, memberId);
  const other = await findByJoinCode(context, memberId, joinCode);
  const selfIsChild = self.type === 'student';
  if (selfIsChild === (other.type === 'student')) throw new AppError('LINK_SIDES');
  const pair = selfIsChild ? { guardianId: other.id, memberId: self.id } : { guardianId: self.id, memberId: other.id };
  const now = services.now();
  await audited(context, 'member:linkGuardian', async (tx) => {
    const asked = { relation, status: 'pending', confirmedAt: null, endedAt: null, createdBy: self.id, updatedAt: now };
    const [made] = await tx
      .insert(memberGuardian)
      .values({ appId, id: newId(), ...pair, ...asked, createdAt: now })
      .onConflictDoUpdate({
        target: [memberGuardian.appId, memberGuardian.guardianId, memberGuardian.memberId],
        set: { ...asked, version: sql`${memberGuardian.version} + 1` },
        setWhere: eq(memberGuardian.status, 'ended'),
      })
      .returning({ id: memberGuardian.id });
    if (!made) throw new AppError('LINK_EXISTS');
    await sendMessage(tx, {
      appId,
      memberIds: [other.id],
      type: 'guardian',
      title: selfIsChild ? '有学生请您确认监护人关联' : '有家长请您确认监护人关联',
      body: `${maskName(self.name)}（${relation}）申请与您关联。如果认识对方，请在「账号与安全」里确认。`,
      link: ACCOUNT_PAGE,
      createdBy: self.id,
      now,
    });
    return { told: { target: made.id, diff: { after: { step: 'request', ...pair } } } };
  });
}

async function byCode(context: CallContext, input: Extract<LinkInput, { step: 'code' }>, memberId: string) {
  const { db, appId, services } = context;
  const self = await selfOf(context, memberId);
  if (self.type !== 'student') throw new AppError('LINK_SIDES');
  const { mobile, verifyCode, relation } = input;
  const code = await checkCode(context, { channel: 'sms', target: mobile, purpose: 'guardian' }, verifyCode);
  const guardian = await guardianByMobile(db, appId, services.platform.keys.mobileHash(mobile));
  if (!guardian) throw new AppError('GUARDIAN_UNKNOWN');
  const now = services.now();
  const pair = { guardianId: guardian.id, memberId };
  await audited(context, 'member:linkGuardian', async (tx) => {
    await code.use(tx);
    await tie(tx, { appId, ...pair, relation, createdBy: memberId, now });
    return { told: { target: memberId, diff: { after: { step: 'code', ...pair } } } };
  });
}

/** A link of the caller's, locked. */
async function mine(tx: Db, context: CallContext, id: string) {
  const [link] = await tx
    .select()
    .from(memberGuardian)
    .where(
      and(familyRowScope(context, memberGuardian), eq(memberGuardian.id, id), inArray(memberGuardian.status, LIVING)),
    )
    .for('update');
  if (!link) throw new AppError('NOT_FOUND');
  return link;
}

async function settle(context: CallContext, memberId: string, id: string, step: 'confirm' | 'end'): Promise<void> {
  const { appId, services } = context;
  const now = services.now();
  const self = await selfOf(context, memberId);
  await audited(context, 'member:linkGuardian', async (tx) => {
    const link = await mine(tx, context, id);
    if (step === 'confirm') {
      if (link.status !== 'pending' || !mayConfirm(link, memberId)) throw new AppError('NOT_FOUND');
    } else if (link.status === 'active' && link.memberId === memberId && needsConsent(self.birthYm, now.getTime())) {
      throw new AppError('LINK_GUARDED');
    }
    const next = step === 'confirm' ? { status: 'active', confirmedAt: now } : { status: 'ended', endedAt: now };
    await tx
      .update(memberGuardian)
      .set({ ...next, updatedAt: now, version: sql`${memberGuardian.version} + 1` })
      .where(and(eq(memberGuardian.appId, appId), eq(memberGuardian.id, id)));
    const other = link.guardianId === memberId ? link.memberId : link.guardianId;
    await sendMessage(tx, {
      appId,
      memberIds: [other],
      type: 'guardian',
      title: step === 'confirm' ? '监护人关联已确认' : '监护人关联已解除',
      body: `${maskName(self.name)}${step === 'confirm' ? '确认了与您的关联。' : '解除了与您的关联。'}`,
      link: ACCOUNT_PAGE,
      createdBy: memberId,
      now,
    });
    return { told: { target: id, diff: { before: { status: link.status }, after: { status: next.status, step } } } };
  });
}

/** Runs one step of linking a guardian and a child; returns the links after it. */
export async function takeLinkStep(context: CallContext, input: LinkInput): Promise<LinksView> {
  const { memberId } = memberActor(context);
  switch (input.step) {
    case 'query':
      break;
    case 'invite':
      await invite(context, memberId);
      break;
    case 'request':
      await request(context, memberId, input.joinCode, input.relation);
      break;
    case 'code':
      await byCode(context, input, memberId);
      break;
    case 'confirm':
    case 'end':
      await settle(context, memberId, input.id, input.step);
      break;
    default:
      input satisfies never;
  }
  return linksOf(context);
}
