import { and, eq } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { Contract } from '@aosai/api/contract';
import { AppError } from '@aosai/api/kit/errors';
import { lacksBirthYm, needsConsent } from '@aosai/api/accounts/age';
import { monthText } from '@aosai/api/kit/beijing';
import { AGE_UNKNOWN } from '@aosai/api/schools/memberImport';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { maskMobile, maskName } from '@aosai/api/kit/masking';
import { addressKey } from '../../kit/clientAddress.ts';
import { member } from '../../db/schema/people.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import { agreementAsRead } from '../../accounts/minors/agreements.ts';
import { findConfig } from '../../platform/config/findConfig.ts';
import { claimGuardian, guardianFor } from '../../accounts/minors/guardianAccount.ts';
import { childrenByGuardianMobile, linkGuardian } from '../../accounts/minors/guardianLinks.ts';
import { applyToJoin, schoolOfCode } from '../roster/applyToJoin.ts';
import { joinOrganization } from '../roster/joinOrganization.ts';
import { createMember } from '../../accounts/member/newMember.ts';
import { chosenPassword, initialPassword } from '../../accounts/member/newPassword.ts';
import { recordConsent } from '../../accounts/minors/recordConsent.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import { checkCode } from '../../accounts/signIn/verifyCodes.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { peopleCall } from '../../accounts/people.ts';
import { audited } from '../../kit/rows/audited.ts';
import type { MemberType } from '@aosai/api/kit/realms';
import { MEMBER, type MemberStatus } from '@aosai/api/accounts/memberStatus';

type Input = ParsedInputOf<Contract['registration']['calls']['create']>;
type BySelf = Extract<Input, { by: 'self' }>;
type ByOffice = Extract<Input, { by: 'office' }>;

const TAGS = { student: ['student'], parent: ['student'], teacher: ['educational'] } as const satisfies Record<
  MemberType,
  readonly string[]
>;

/** Enough to type a few names, too few to try a list of them. */
const ACCOUNT_CHECKS_PER_MINUTE = 20;

const shown = (person: { name: string; type: MemberType; mobile?: string | undefined }) => ({
  name: maskName(person.name),
  type: person.type,
  ...(person.mobile !== undefined && { mobile: maskMobile(person.mobile) }),
});

/** Teachers are approved before they see any student. */
const firstStatus = (type: MemberType): MemberStatus => (type === 'teacher' ? MEMBER.pending : MEMBER.active);

function refuse(path: string, detail: string): never {
  throw new AppError('VALIDATION', { path, detail });
}

/** Preconditions that must hold before any data of a child is stored. */
async function guardianOf({ db, appId }: CallContext, input: BySelf, isChild: boolean) {
  if (!isChild) return undefined;
  if ((await findConfig(db, appId, 'children.contact')) === '') throw new AppError('CHILDREN_CLOSED');
  if (!input.guardian) throw new AppError('GUARDIAN_REQUIRED');
  if (input.guardian.mobile === input.mobile) refuse('guardian.mobile', '监护人的手机号不能和孩子的相同');
  return input.guardian;
}

async function registerSelf(context: CallContext, input: BySelf) {
  const { db, appId, services, actor } = context;
  if (actor.kind !== 'anonymous') throw new AppError('FORBIDDEN');
  if ((await findConfig(db, appId, 'registration.open')) !== 'true') throw new AppError('REGISTRATION_CLOSED');
  const { type, name, mobile, verifyCode } = input;
  const now = services.now();
  const birthYm = type === 'student' ? (input.birthYm ?? null) : null;
  if (type === 'student' && birthYm === null) refuse('birthYm', '请选择出生年月');
  if (birthYm !== null && birthYm > monthText(now.getTime())) refuse('birthYm', '出生年月不能晚于今天');
  const isChild = needsConsent(birthYm, now.getTime());
  const guardian = await guardianOf(context, input, isChild);
  if (mobile === undefined && !isChild) refuse('mobile', '请填写手机号和验证码');
  if (mobile !== undefined && verifyCode === undefined) refuse('verifyCode', '请填写手机收到的验证码');
  if (mobile === undefined && input.account === undefined) refuse('account', '请填写账号');

  await agreementAsRead(db, appId, 'agreement.service', input.agreements.service);
  await agreementAsRead(db, appId, 'agreement.privacy', input.agreements.privacy);
  const text = guardian && (await agreementAsRead(db, appId, 'agreement.children', guardian.textVersion));
  const codes = [
    mobile !== undefined &&
      verifyCode !== undefined &&
      (await checkCode(context, { channel: 'sms', target: mobile, purpose: 'register' }, verifyCode)),
    guardian &&
      (await checkCode(context, { channel: 'sms', target: guardian.mobile, purpose: 'guardian' }, guardian.verifyCode)),
  ];

  // After the codes: a caller without a valid code must not cost a password hash.
  const asked = type === 'teacher' ? (input.schoolCode ?? null) : null;
  const call = peopleCall(context, null);
  const school = asked === null ? null : await schoolOfCode(db, { ...call, from: addressKey(context.ip) }, asked);
  const password = await chosenPassword(input.password, [input.account ?? null, mobile ?? null]);
  const { keys } = services.platform;
  const status = firstStatus(type);
  const account = input.account ?? null;
  return audited(context, 'member:create', async (tx) => {
    for (const code of codes) if (code) await code.use(tx);
    const person = { account, name, type, mobile: mobile ?? null, birthYm, tags: [...TAGS[type]], status, password };
    const claimed =
      type === 'parent' && mobile !== undefined
        ? await claimGuardian(tx, call, { mobile, name, account, password })
        : undefined;
    const made = claimed ?? (await createMember(tx, call, person));
    if (guardian && text) {
      await recordConsent(tx, {
        appId,
        memberId: made.id,
        createdBy: null,
        channel: 'sms',
        guardianMobile: guardian.mobile,
        text,
        keys,
        now,
      });
      const parent = await guardianFor(tx, call, guardian.mobile);
      const pair = { appId, memberId: made.id, relation: '监护人', createdBy: made.id, now };
      if (parent !== null) await linkGuardian(tx, { ...pair, guardianId: parent.id });
    }
    if (type === 'parent' && mobile !== undefined) {
      for (const memberId of await childrenByGuardianMobile(tx, appId, keys.mobileHash(mobile)))
        await linkGuardian(tx, { appId, guardianId: made.id, memberId, relation: '监护人', createdBy: made.id, now });
    }
    if (status === MEMBER.pending) {
      await notifyOffice(tx, { appId, now, createdBy: made.id }, { kind: 'teacher', id: made.id, again: false });
    }
    if (school) await applyToJoin(tx, call, school.id, made.id);
    const after = {
      ...shown(input),
      ...(school && { orgId: school.id }),
      ...(guardian && { guardian: maskMobile(guardian.mobile), text: text?.version }),
    };
    return { answer: { ...made, status }, told: { target: made.id, diff: { after } } };
  });
}

/** The organization of a new member: a manager's own, or the one that the office names. */
function placeOf({ actor }: CallContext, input: ByOffice): { orgId: string | null; createdBy: string } {
  if (actor.kind === 'user' && (actor.isSuper || actor.permissions.has('member:create')))
    return { orgId: input.orgId ?? null, createdBy: actor.userId };
  if (actor.kind === 'member' && actor.orgId !== null && actor.orgRoles.includes('manager')) {
    // Other organizations do not exist for a manager.
    if (input.orgId !== undefined && input.orgId !== actor.orgId) throw new AppError('NOT_FOUND');
    return { orgId: actor.orgId, createdBy: actor.memberId };
  }
  throw new AppError(actor.kind === 'anonymous' ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN');
}

async function createForOffice(context: CallContext, input: ByOffice) {
  const { appId, services } = context;
  const { orgId, createdBy } = placeOf(context, input);
  const { keys } = services.platform;
  const now = services.now();
  const { type, name, mobile, birthYm = null, roles, no, className } = input;
  if (lacksBirthYm(input) && !input.consent) refuse('birthYm', AGE_UNKNOWN);
  const mayBeChild = lacksBirthYm(input) || needsConsent(birthYm, now.getTime());
  const password =
    input.password === undefined
      ? await initialPassword(keys, now)
      : { ...(await chosenPassword(input.password, [input.account ?? null, mobile ?? null])), mustChangePwd: true };
  return audited(context, 'member:create', async (tx) => {
    const person = { orgId, account: input.account ?? null, name, type, mobile: mobile ?? null, birthYm };
    const made = await createMember(tx, peopleCall(context, createdBy), { ...person, tags: [...TAGS[type]], password });
    const defaults = type === 'parent' ? [] : [type];
    const place = {
      memberId: made.id,
      roles: roles.length > 0 ? roles : defaults,
      ...(no !== undefined && { no }),
      ...(className !== undefined && { className }),
    };
    if (orgId !== null) await joinOrganization(tx, peopleCall(context, createdBy), orgId, [place]);
    if (mayBeChild && input.consent) {
      const evidenceFile = input.consent.statement;
      await recordConsent(tx, { appId, memberId: made.id, createdBy, channel: 'org', evidenceFile, keys, now });
    }
    const after = { ...shown(input), orgId, ...(mayBeChild && { consent: input.consent ? 'org' : 'missing' }) };
    return { answer: { ...made, status: MEMBER.active }, told: { target: made.id, diff: { after } } };
  });
}

export const registration = {
  create: (context, input) => (input.by === 'self' ? registerSelf(context, input) : createForOffice(context, input)),

  async checkAccount({ db, appId, ip, services }, { account }) {
    if ((await findConfig(db, appId, 'registration.open')) !== 'true') throw new AppError('REGISTRATION_CLOSED');
    const subject = `checkAccount:${addressKey(ip)}`;
    const [most, windowMs] = [ACCOUNT_CHECKS_PER_MINUTE, MINUTE_MS];
    await takeFromAllowance(db, { appId, subject, most, windowMs, now: services.now() });
    const [taken] = await db
      .select({ id: member.id })
      .from(member)
      .where(and(eq(member.appId, appId), eq(member.account, account)));
    return { isFree: taken === undefined };
  },
} satisfies ResourceHandlers<'registration'>;
