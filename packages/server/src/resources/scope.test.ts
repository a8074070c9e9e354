import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/domain/constants';
import { newId } from '../db/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { memberGuardian, memberTeacher } from '../db/schema/people.ts';
import { examEnroll } from '../db/schema/exam.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import type { Actor, CallContext } from './context.ts';
import { memberRowScope, type Way } from './scope.ts';
import { testServices } from './testServices.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const [ORG, OTHER_ORG] = ['O1', 'O2'];
let opened: OpenDatabase;

const row = (appId: string, memberId: string, orgId: string | null, teacherId: string | null = null) => ({
  appId,
  id: newId(),
  orgId,
  createdAt: now,
  updatedAt: now,
  examId: 'E',
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
    .insert(examEnroll)
    .values([
      row(DEFAULT_APP_ID, 'ann', ORG),
      row(DEFAULT_APP_ID, 'ben', ORG),
      row(DEFAULT_APP_ID, 'cai', OTHER_ORG),
      row(DEFAULT_APP_ID, 'dan', null),
      row(DEFAULT_APP_ID, 'eva', ORG, 'teacher'),
      row(DEFAULT_APP_ID, 'fay', OTHER_ORG, 'teacher'),
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
    { ...base(OTHER_ORG), teacherId: 'teacher', memberId: 'cai', status: 'active' },
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

async function seen(actor: Actor, ways: Way[] = ALL): Promise<string[]> {
  const context: CallContext = {
    db: opened.db,
    services: await testServices(),
    appId: DEFAULT_APP_ID,
    group: '',
    actor,
    ip: '',
    userAgent: '',
    host: '',
    setSessionToken: () => undefined,
    signal: new AbortController().signal,
  };
  const { appId, memberId, orgId, teacherId } = examEnroll;
  const rows = await opened.db
    .select({ memberId })
    .from(examEnroll)
    .where(memberRowScope(context, { appId, memberId, orgId, teacherId }, ways));
  return rows.map((found) => found.memberId).sort();
}

test('nobody without a session, and a member the own rows of this app alone', async () => {
  expect(await seen({ kind: 'anonymous' })).toEqual([]);
  expect(await seen(aMember('ann'))).toEqual(['ann']);
});

test('a parent sees a child whose link is active: not one that is pending or has ended', async () => {
  expect(await seen(aMember('parent', { type: 'parent' }))).toEqual(['ann']);
  expect(await seen(aMember('parent', { type: 'parent' }), ['own'])).toEqual([]);
});

test('a teacher sees linked students and rows that name the teacher, within the organization of the session', async () => {
  const teacher = (orgId: string | null) =>
    aMember('teacher', { type: 'teacher', orgId, orgRoles: orgId ? ['teacher'] : [] });
  expect(await seen(teacher(ORG))).toEqual(['ann', 'eva']);
  expect(await seen(teacher(OTHER_ORG))).toEqual(['cai', 'fay']);
  expect(await seen(teacher(null))).toEqual([]);
  expect(await seen({ ...teacher(ORG), type: 'student' } as Actor)).toEqual([]);
});

test('a manager sees the organization of the session, its teachers and students do not', async () => {
  expect(await seen(aMember('boss', { orgId: ORG, orgRoles: ['manager'] }))).toEqual(['ann', 'ben', 'eva']);
  expect(await seen(aMember('boss', { orgId: ORG, orgRoles: ['teacher', 'student'] }))).toEqual([]);
});

test('a back-office user sees the app, where the call lets the office in', async () => {
  expect(await seen(aUser)).toEqual(['ann', 'ben', 'cai', 'dan', 'eva', 'fay']);
  expect(await seen(aUser, ['own', 'child', 'student', 'organization'])).toEqual([]);
});

test('the predicate works in an update as it does in a select', async () => {
  const { appId, memberId, orgId, teacherId } = examEnroll;
  const context = { db: opened.db, appId: DEFAULT_APP_ID, actor: aMember('parent') } as CallContext;
  const changed = await opened.db
    .update(examEnroll)
    .set({ quitReason: 'x' })
    .where(memberRowScope(context, { appId, memberId, orgId, teacherId }, ['child']))
    .returning({ memberId });
  expect(changed).toEqual([{ memberId: 'ann' }]);
  await opened.db.update(examEnroll).set({ quitReason: null }).where(eq(examEnroll.memberId, 'ann'));
});
