import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Contract } from '@aosai/api/contract';
import { monthText } from '@aosai/api/kit/beijing';
import { fieldName } from '@aosai/api/kit/fieldNames';
import { maskEmail, maskName } from '@aosai/api/kit/masking';
import { FULL_AGE, isYoungerThan } from '@aosai/api/accounts/age';
import { MAX_TAGS, schoolTags } from '@aosai/api/accounts/memberTags';
import type { Db } from '../../db/open.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { checkCode, type ProvenCode } from '../signIn/verifyCodes.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import type { CallContext, Handler, ResourceHandlers } from '../../kit/context.ts';
import { ownFile } from '../../platform/file/ownFile.ts';
import { findMember, maskedMobileOf, type MemberRecord, memberScope } from './memberScope.ts';
import { checkPasswordAccess } from './passwordAccess.ts';
import { requireLoginMethod } from './requireLoginMethod.ts';
import { proveOwner } from '../signIn/ownerProof.ts';
import { memberActor } from '../../kit/actor.ts';
import { requireVersion } from '../../kit/rows/version.ts';
import { audited } from '../../kit/rows/audited.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

type Input = Parameters<Handler<Contract['member']['calls']['update']>>[1];
type Field = Exclude<keyof Input, 'id' | 'version'>;
type Editor = 'self' | 'guardian' | 'organization' | 'office';

/**
 * Fields that each editor may change. A mobile number or e-mail address opens the account, so a school may only add a
 * missing one.
 */
const EDITABLE: Record<Editor, ReadonlySet<Field>> = {
  self: new Set(['name', 'nickname', 'avatar', 'mobile', 'mobileCode', 'email', 'emailCode', 'password', 'verifyCode']),
  organization: new Set(['name', 'nickname', 'mobile', 'email', 'tags']),
  /** Corrections of a child's data; the account itself stays the child's. */
  guardian: new Set(['name', 'birthYm']),
  office: new Set(['name', 'nickname', 'avatar', 'birthYm', 'tags', 'mobile', 'email', 'status', 'reason']),
};

const WAYS = { self: ['own'], guardian: ['child'], organization: ['organization'], office: ['office'] } as const;

/** A guardian may also manage the child's school, which may change more in accounts that it made. */
async function editorOf(context: CallContext, { id, version: _version, ...given }: Input): Promise<Editor> {
  const { db, actor } = context;
  if (actor.kind === 'user') return 'office';
  if (actor.kind === 'member' && actor.memberId === id) return 'self';
  const madeHere = actor.kind === 'member' && actor.orgId !== null ? eq(member.orgId, actor.orgId) : undefined;
  const reaches = async (editor: 'guardian' | 'organization', which?: SQL) =>
    !foreignField(editor, given) &&
    (await db.$count(member, and(memberScope(context, WAYS[editor]), eq(member.id, id), which))) > 0;
  return !(await reaches('organization', madeHere)) && (await reaches('guardian')) ? 'guardian' : 'organization';
}

const foreignField = (editor: Editor, given: Omit<Input, 'id' | 'version'>): Field | undefined =>
  (Object.keys(given) as Field[]).find((field) => given[field] !== undefined && !EDITABLE[editor].has(field));

function refuseOthers(editor: Editor, { id: _id, version: _version, ...given }: Input): void {
  const foreign = foreignField(editor, given);
  if (foreign)
    throw new AppError('VALIDATION', { path: foreign, detail: `您不能修改${fieldName([foreign]) ?? '这一项'}` });
}

/**
 * A member who changes a mobile number or address proves that they own the account, and then the new number or address.
 * Call it before the transaction. Throws NOT_FOUND, PROOF_FAILED, CODE_WRONG, LOGIN_LOCKED, RATE_LIMITED.
 */
async function provenCodes(context: CallContext, input: Input): Promise<ProvenCode[]> {
  const owner = await proveOwner(context, await findMember(context, ['own'], input.id), input);
  const proven = owner ? [owner] : [];
  if (typeof input.mobile === 'string') {
    const target = { channel: 'sms', target: input.mobile, purpose: 'bindMobile' } as const;
    proven.push(await checkCode(context, target, input.mobileCode ?? ''));
  }
  if (typeof input.email === 'string') {
    const target = { channel: 'email', target: input.email, purpose: 'bindEmail' } as const;
    proven.push(await checkCode(context, target, input.emailCode ?? ''));
  }
  return proven;
}

/** A member of the school that made their account cannot change their name: the school sets it. Throws VALIDATION. */
async function checkOwnName(tx: Db, { appId }: CallContext, { id, orgId }: MemberRecord): Promise<void> {
  if (orgId === null) return;
  const [belongs] = await tx
    .select({ id: organizationMember.id })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId),
        eq(organizationMember.memberId, id),
        eq(organizationMember.status, 'active'),
      ),
    )
    .limit(1);
  if (belongs) throw new AppError('VALIDATION', { path: 'name', detail: '姓名由学校管理，请联系学校的管理员修改' });
}

/** A school names only members whose account it made. Throws NAME_NOT_OURS. */
function checkMadeHere({ actor }: CallContext, { orgId }: MemberRecord): void {
  if (actor.kind === 'member' && (orgId === null || orgId !== actor.orgId)) throw new AppError('NAME_NOT_OURS');
}

/** A school may add a number or address to an account whose password it may give out, but not replace one. */
async function checkFirstWayIn(tx: Db, context: CallContext, before: MemberRecord, input: Input): Promise<void> {
  const { mobile, email } = input;
  if (mobile === undefined && email === undefined) return;
  await checkPasswordAccess(tx, context, [before]);
  if (mobile !== undefined && (mobile === null || before.mobileHash !== null)) {
    throw new AppError('VALIDATION', {
      path: 'mobile',
      detail: '已经绑定的手机号只能由本人更换；本人不能登录的，请重置密码',
    });
  }
  if (email !== undefined && (email === null || before.email !== null)) {
    throw new AppError('VALIDATION', {
      path: 'email',
      detail: '已经绑定的邮箱只能由本人更换；本人不能登录的，请重置密码',
    });
  }
}

async function checkFree(tx: Db, { appId }: CallContext, id: string, next: Partial<MemberRecord>): Promise<void> {
  const { mobileHash, email } = next;
  if (!mobileHash && !email) return;
  const [found] = await tx
    .select({ mobileHash: member.mobileHash })
    .from(member)
    .where(
      and(
        eq(member.appId, appId),
        ne(member.id, id),
        or(mobileHash ? eq(member.mobileHash, mobileHash) : undefined, email ? eq(member.email, email) : undefined),
      ),
    )
    .limit(1);
  if (found) throw new AppError(mobileHash && found.mobileHash === mobileHash ? 'MOBILE_TAKEN' : 'EMAIL_TAKEN');
}

/** Column values for the fields that were sent. */
function changesOf({ services }: CallContext, input: Input): Partial<MemberRecord> {
  const { keys } = services.platform;
  const { name, nickname, avatar, birthYm, tags, mobile, email, status, reason } = input;
  return {
    ...(name !== undefined && { name }),
    ...(nickname !== undefined && { nickname }),
    ...(avatar !== undefined && { avatar }),
    ...(birthYm !== undefined && { birthYm }),
    ...(tags !== undefined && { tags }),
    ...(email !== undefined && { email }),
    ...(mobile !== undefined && {
      mobileEnc: mobile === null ? null : keys.sealField(mobile),
      mobileHash: mobile === null ? null : keys.mobileHash(mobile),
    }),
    ...(status !== undefined && { status, statusReason: status === MEMBER.disabled ? (reason ?? null) : null }),
  };
}

/** Nobody acts for a member who is of age, and a known birth month cannot be removed. Throws VALIDATION. */
function checkBirth(before: MemberRecord, { birthYm }: Input, now: Date): void {
  const isGrownUp = before.birthYm !== null && !isYoungerThan(FULL_AGE, before.birthYm, now.getTime());
  if (isGrownUp) throw new AppError('VALIDATION', { path: 'birthYm', detail: '孩子已满 18 周岁，请由本人修改' });
  if (birthYm === null) throw new AppError('VALIDATION', { path: 'birthYm', detail: '请填写出生年月' });
  if (birthYm !== undefined && birthYm > monthText(now.getTime())) {
    throw new AppError('VALIDATION', { path: 'birthYm', detail: '出生年月不能晚于今天' });
  }
  if (birthYm !== undefined && !isYoungerThan(FULL_AGE, birthYm, now.getTime())) {
    throw new AppError('VALIDATION', { path: 'birthYm', detail: '已满 18 周岁的出生年月请由本人或平台更正' });
  }
}

/** The part of a change that the log may show. */
function shownChange(context: CallContext, row: MemberRecord, keys: readonly string[]): Record<string, unknown> {
  const shown: Record<string, unknown> = {
    name: maskName(row.name),
    nickname: row.nickname,
    avatar: row.avatar,
    birthYm: row.birthYm,
    tags: row.tags,
    mobileHash: maskedMobileOf(context, row),
    email: row.email === null ? null : maskEmail(row.email),
    status: row.status,
    statusReason: row.statusReason,
  };
  return Object.fromEntries(
    keys.filter((key) => key in shown).map((key) => [key === 'mobileHash' ? 'mobile' : key, shown[key]]),
  );
}

function checkStatus(before: MemberRecord, { status, reason }: Input): void {
  if (status === undefined) return;
  const allowed: readonly string[] = [MEMBER.active, MEMBER.disabled];
  if (!allowed.includes(before.status)) {
    throw new AppError('MEMBER_STATE', { status: MEMBER.label(before.status) });
  }
  if (status === MEMBER.disabled && reason === undefined)
    throw new AppError('VALIDATION', { path: 'reason', detail: '请填写停用的原因' });
}

/** Ends the other sessions, and notifies the owner of the change. */
async function afterNewWayIn(tx: Db, context: CallContext, before: MemberRecord, after: MemberRecord): Promise<void> {
  const { appId, services, browserToken } = context;
  const { sessionId } = memberActor(context);
  await endSessionsOf(tx, { appId, realm: 'member', personIds: [after.id], kept: { sessionId, browserToken } });
  const isMobile = before.mobileHash !== after.mobileHash;
  const shown = isMobile ? maskedMobileOf(context, after) : after.email && maskEmail(after.email);
  const what = isMobile ? '手机号' : '邮箱';
  await sendMessage(tx, {
    appId,
    memberIds: [after.id],
    type: 'account',
    title: shown === null ? `${what}已解绑` : `绑定的${what}已更改`,
    body: `${shown === null ? `账号不再绑定${what}。` : `现在绑定的是 ${shown}。`}其他设备已退出登录。如果不是您本人操作，请立即修改密码，并联系客服。`,
    link: 'user/accout',
    createdBy: after.id,
    now: services.now(),
  });
}

/** Notifies the owner of the number or address that was added. */
async function afterFirstWayIn(tx: Db, context: CallContext, after: MemberRecord, { mobile }: Input): Promise<void> {
  const { appId, services } = context;
  const shown = mobile === undefined ? after.email && maskEmail(after.email) : maskedMobileOf(context, after);
  await sendMessage(tx, {
    appId,
    memberIds: [after.id],
    type: 'account',
    title: `学校为账号绑定了${mobile === undefined ? '邮箱' : '手机号'}`,
    body: `现在绑定的是 ${shown ?? ''}，可以用它登录和找回密码。如果不是您或家长的，请联系学校。`,
    link: 'user/accout',
    createdBy: memberActor(context).memberId,
    now: services.now(),
  });
}

/** The school's new tags with the tags it may not change. Throws VALIDATION. */
function checkedTags(before: readonly string[], given: readonly string[]): string[] {
  const tags = schoolTags(before, given);
  if (tags.length <= MAX_TAGS) return tags;
  const kept = schoolTags(before, []).length;
  throw new AppError('VALIDATION', { path: 'tags', detail: `标签最多 ${MAX_TAGS} 个，其中 ${kept} 个由平台设置` });
}

export const memberUpdate = {
  async update(context, input) {
    const { appId, services } = context;
    const { id, version } = input;
    const editor = await editorOf(context, input);
    refuseOthers(editor, input);
    const changes = changesOf(context, input);
    const changesWayIn = editor === 'self' && (input.mobile !== undefined || input.email !== undefined);
    const proven = changesWayIn ? await provenCodes(context, input) : [];
    return audited(context, 'member:update', async (tx) => {
      const [found] = await tx
        .select()
        .from(member)
        .where(and(memberScope(context, WAYS[editor]), eq(member.id, id)))
        .for('update');
      const before = requireVersion(found);
      if (editor === 'organization') checkMadeHere(context, before);
      requireVersion(before, version);
      if (editor === 'organization') await checkFirstWayIn(tx, context, before, input);
      checkStatus(before, input);
      requireLoginMethod(input.email === null ? 'email' : 'mobile', before, changes);
      const isFamily = editor === 'self' || editor === 'guardian';
      if (isFamily && input.name !== undefined) await checkOwnName(tx, context, before);
      if (editor === 'guardian') checkBirth(before, input, services.now());
      await checkFree(tx, context, id, changes);
      if (typeof input.avatar === 'string') await ownFile(tx, context, input.avatar, ['avatar']);
      for (const code of proven) await code.use(tx);
      const kept = editor === 'organization' && input.tags ? { tags: checkedTags(before.tags, input.tags) } : {};
      const [after] = await tx
        .update(member)
        .set({ ...changes, ...kept, version: sql`${member.version} + 1`, updatedAt: services.now() })
        .where(and(eq(member.appId, appId), eq(member.id, id)))
        .returning();
      if (!after) throw new AppError('NOT_FOUND');
      if (input.status === MEMBER.disabled) await endSessionsOf(tx, { appId, realm: 'member', personIds: [id] });
      if (changesWayIn) await afterNewWayIn(tx, context, before, after);
      if (editor === 'organization' && (input.mobile ?? input.email)) await afterFirstWayIn(tx, context, after, input);
      const keys = Object.keys(changes);
      const diff = { before: shownChange(context, before, keys), after: shownChange(context, after, keys) };
      return { answer: { id, version: version + 1 }, told: { target: id, diff } };
    });
  },
} satisfies Pick<ResourceHandlers<'member'>, 'update'>;
