import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { memberBlacklist, teacherGroup } from '../db/schema/memberRecords.ts';
import { memberGuardian, memberTeacher, organizationMember } from '../db/schema/people.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { message } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { CallContext } from './context.ts';
import type { Actor } from './actor.ts';
import {
  familyRowScope,
  memberRowScope,
  messageRowScope,
  organizationRowScope,
  type OrganizationWay,
  type Way,
} from './scope.ts';
import { testServices } from '../testing/testServices.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const [ORG, OTHER_ORG] = ['O1', 'O2'];
let opened: OpenDatabase;

const row = (appId: string, memberId: string, orgId: string | null, teacherId: string | null = null) => ({
  appId,
  id: newId(),
  orgId,
  createdAt: now,
  updatedAt: now,
  kind: 'exam' as const,
  targetId: 'E',
  memberId,
  source: 'self' as const,
  status: '2' as const,
  teacherId,
});
const base = (orgId: string | null = null) => ({
  appId: DEFAULT_APP_ID,
  id: newId(),
  orgId,
  createdAt: now,
  updatedAt: now,
});

beforeAll(async () => {
  opened = await openTestDatabase();
  const { db } = opened;
  await db
    .insert(enrolment)
    .values([
      row(DEFAULT_APP_ID, 'ann', ORG),
      row(DEFAULT_APP_ID, 'ben', ORG),
      row(DEFAULT_APP_ID, 'cai', OTHER_ORG),
      row(DEFAULT_APP_ID, 'dan', null),
      row(DEFAULT_APP_ID, 'eva', ORG, 'teacher'),
      row(DEFAULT_APP_ID, 'fay', OTHER_ORG, 'teacher'),
      row(DEFAULT_APP_ID, 'guo', OTHER_ORG),
      row('other', 'ann', ORG),
    ]);
  await db.insert(memberGuardian).values([
    { ...base(), guardianId: 'parent', memberId: 'ann', relation: '父亲', status: 'active' },
    { ...base(), guardianId: 'parent', memberId: 'ben', relation: '父亲', status: 'pending' },
    { ...base(), guardianId: 'parent', memberId: 'cai', relation: '父亲', status: 'ended' },
  ]);
  await db.insert(memberTeacher).values([
    { ...base(ORG), teacherId: 'teacher', memberId: 'ann', status: 'active' },
    { ...base(ORG), teacherId: 'teacher', memberId: 'ben', status: 'ended' },
    { ...base(ORG), teacherId: 'teacher', memberId: 'guo', status: 'active' },
    { ...base(OTHER_ORG), teacherId: 'teacher', memberId: 'cai', status: 'active' },
  ]);
  await db.insert(organizationMember).values([
    { ...base(ORG), memberId: 'ann', roles: ['student'], status: 'active' },
    { ...base(ORG), memberId: 'ben', roles: ['student'], status: 'left' },
    { ...base(OTHER_ORG), memberId: 'cai', roles: ['student'], status: 'active' },
  ]);
  await db
    .insert(memberBlacklist)
    .values(
      ['ann', 'ben', 'cai'].map((memberId) => ({ ...base(), memberId, scope: 'login' as const, reason: '测试' })),
    );
  await db.insert(teacherGroup).values([
    { ...base(ORG), name: 'mine', teacherId: 'teacher' },
    { ...base(ORG), name: 'of a colleague', teacherId: 'other' },
    { ...base(OTHER_ORG), name: 'mine elsewhere', teacherId: 'teacher' },
    { ...base(), name: 'mine without a school', teacherId: 'teacher' },
    { ...base(ORG), name: 'mine in another app', teacherId: 'teacher', appId: 'other' },
  ]);
});
afterAll(() => opened.close());

function aMember(memberId: string, changes: Partial<Extract<Actor, { kind: 'member' }>> = {}): Actor {
  return {
    kind: 'member',
    sessionId: 'S',
    memberId,
    type: 'student',
    orgId: null,
    orgRoles: [],
    expiresAt: now,
    ...changes,
  };
}
const aUser: Actor = {
  kind: 'user',
  sessionId: 'S',
  userId: 'U',
  isSuper: false,
  permissions: new Set(),
  expiresAt: now,
};
const ALL: Way[] = ['own', 'child', 'student', 'organization', 'office'];

async function aContext(actor: Actor): Promise<CallContext> {
  return {
    db: opened.db,
    services: await testServices(),
    appId: DEFAULT_APP_ID,
    group: '',
    actor,
    ip: '',
    userAgent: '',
    host: '',
    origin: '',
    setSessionToken: () => undefined,
    setBrowserToken: () => undefined,
    signal: new AbortController().signal,
  };
}

async function seen(actor: Actor, ways: Way[] = ALL): Promise<string[]> {
  const context = await aContext(actor);
  const { appId, memberId, orgId, teacherId } = enrolment;
  const rows = await opened.db
    .select({ memberId })
    .from(enrolment)
    .where(memberRowScope(context, { appId, memberId, orgId, teacherId }, ways));
  return rows.map((found) => found.memberId).sort();
}

test('without a session no row is visible, and to a member only their rows in this app', async () => {
  expect(await seen({ kind: 'anonymous' })).toEqual([]);
  expect(await seen(aMember('ann'))).toEqual(['ann']);
});

test('reads no child links for a student: own rows are found by one equality, in index order', async () => {
  expect(await seen(aMember('parent', { type: 'student' }), ['own', 'child'])).toEqual([]);
});

test('a parent sees a child whose link is active: not one that is pending or has ended', async () => {
  expect(await seen(aMember('parent', { type: 'parent' }))).toEqual(['ann']);
  expect(await seen(aMember('parent', { type: 'parent' }), ['own'])).toEqual([]);
});

test('a teacher sees rows of linked students and those naming the teacher, in the session’s school', async () => {
  const teacher = (orgId: string | null) =>
    aMember('teacher', { type: 'teacher', orgId, orgRoles: orgId ? ['teacher'] : [] });
  expect(await seen(teacher(ORG))).toEqual(['ann', 'eva']);
  expect(await seen(teacher(OTHER_ORG))).toEqual(['cai', 'fay']);
  expect(await seen(teacher(null))).toEqual([]);
  expect(await seen({ ...teacher(ORG), type: 'student' } as Actor)).toEqual([]);
});

test('only a manager sees rows of the session’s organization, not its teachers or students', async () => {
  expect(await seen(aMember('boss', { orgId: ORG, orgRoles: ['manager'] }))).toEqual(['ann', 'ben', 'eva']);
  expect(await seen(aMember('boss', { orgId: ORG, orgRoles: ['teacher', 'student'] }))).toEqual([]);
});

test('a back-office user sees the whole app where the call includes the way `office`', async () => {
  expect(await seen(aUser)).toEqual(['ann', 'ben', 'cai', 'dan', 'eva', 'fay', 'guo']);
  expect(await seen(aUser, ['own', 'child', 'student', 'organization'])).toEqual([]);
});

test('the predicate works in an update as it does in a select', async () => {
  const { appId, memberId, orgId, teacherId } = enrolment;
  const actor = aMember('parent', { type: 'parent' });
  const context = { db: opened.db, appId: DEFAULT_APP_ID, actor } as CallContext;
  const changed = await opened.db
    .update(enrolment)
    .set({ quitReason: 'x' })
    .where(memberRowScope(context, { appId, memberId, orgId, teacherId }, ['child']))
    .returning({ memberId });
  expect(changed).toEqual([{ memberId: 'ann' }]);
  await opened.db.update(enrolment).set({ quitReason: null }).where(eq(enrolment.memberId, 'ann'));
});

test('a manager sees people with an active membership where rows have no organization', async () => {
  const boss = aMember('boss', { orgId: ORG, orgRoles: ['manager'] });
  const { appId, memberId } = memberBlacklist;
  const seenBy = async (actor: Actor, ofMembers: true | undefined) =>
    opened.db
      .select({ memberId })
      .from(memberBlacklist)
      .where(
        memberRowScope(await aContext(actor), { appId, memberId, ...(ofMembers && { ofMembers }) }, ['organization']),
      );
  expect(await seenBy(boss, true)).toEqual([{ memberId: 'ann' }]);
  expect(await seenBy(boss, undefined)).toEqual([]);
  expect(await seenBy({ ...boss, orgRoles: ['teacher'] } as Actor, true)).toEqual([]);
});

test('rows of an organization: its manager sees all, its teachers their own, the office the whole app', async () => {
  const { appId, orgId, teacherId, name } = teacherGroup;
  const seenBy = async (actor: Actor, ways: OrganizationWay[] = ['organization', 'teacher', 'office']) => {
    const scope = organizationRowScope(await aContext(actor), { appId, orgId, teacherId }, ways);
    const rows = await opened.db.select({ name }).from(teacherGroup).where(scope);
    return rows.map((found) => found.name).sort();
  };
  const teacher = (at: string | null) =>
    aMember('teacher', { type: 'teacher', orgId: at, orgRoles: at ? ['teacher'] : [] });
  expect(await seenBy(aMember('boss', { orgId: ORG, orgRoles: ['manager'] }))).toEqual(['mine', 'of a colleague']);
  expect(await seenBy(teacher(ORG))).toEqual(['mine']);
  expect(await seenBy(teacher(null))).toEqual(['mine without a school']);
  expect(await seenBy({ ...teacher(ORG), type: 'student' } as Actor)).toEqual([]);
  expect(await seenBy(aUser)).toHaveLength(4);
  expect(await seenBy(aUser, ['organization', 'teacher'])).toEqual([]);
  expect(await seenBy({ kind: 'anonymous' })).toEqual([]);
});

test('a guardian link is visible to guardian and child only', async () => {
  const seenBy = async (actor: Actor) => {
    const scope = familyRowScope(await aContext(actor), memberGuardian);
    const rows = await opened.db.select({ memberId: memberGuardian.memberId }).from(memberGuardian).where(scope);
    return rows.map(({ memberId }) => memberId).sort();
  };
  expect(await seenBy(aMember('parent'))).toEqual(['ann', 'ben', 'cai']);
  expect(await seenBy(aMember('ann'))).toEqual(['ann']);
  expect(await seenBy(aMember('dan'))).toEqual([]);
  expect(await seenBy(aUser)).toEqual([]);
});

test('a message is seen in the box that it was sent to, in this app, and in no other', async () => {
  const notice = { type: 'notice', body: '正文' };
  await opened.db.insert(message).values([
    { ...base(), ...notice, title: 'to ann', memberId: 'ann' },
    { ...base(), ...notice, title: 'to ann elsewhere', memberId: 'ann', appId: 'other' },
    { ...base(), ...notice, title: 'to the user', userId: 'U' },
    { ...base(), ...notice, title: 'to the user elsewhere', userId: 'U', appId: 'other' },
    { ...base(), ...notice, title: 'to a member with the id of the user', memberId: 'U' },
  ]);
  const seenBy = async (actor: Actor) => {
    const scope = messageRowScope(await aContext(actor), message);
    return (await opened.db.select({ title: message.title }).from(message).where(scope)).map(({ title }) => title);
  };
  expect(await seenBy(aMember('ann'))).toEqual(['to ann']);
  expect(await seenBy(aUser)).toEqual(['to the user']);
  expect(await seenBy(aMember('ben'))).toEqual([]);
  expect(await seenBy({ kind: 'anonymous' })).toEqual([]);
});
