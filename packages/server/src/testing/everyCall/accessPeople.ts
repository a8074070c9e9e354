import { eq } from 'drizzle-orm';
import { contract } from '@aosai/api/contract';
import type { ResourceDefinition } from '@aosai/api/kit/contract/call';
import { newId } from '../../base/newId.ts';
import { teacherGroup } from '../../db/schema/memberRecords.ts';
import {
  member,
  memberGuardian,
  memberTeacher,
  organization,
  organizationMember,
  user,
} from '../../db/schema/people.ts';
import { app } from '../../db/schema/platform.ts';
import { role } from '../../db/schema/rights.ts';
import type { TestApp, Visitor } from '../testApp.ts';
import type { MemberType } from '@aosai/api/kit/realms';
import { MEMBER, type OrganizationRole } from '@aosai/api/accounts/memberStatus';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

/**
 * Owners of rows, all but the last in one app. The stranger, the shared, the invited and the other manager belong to
 * another school, as do their enrolments. The shared also belongs to the demo's school, which has invited the invited.
 */
export const OWNERS = [
  'student',
  'classmate',
  'schoolmate',
  'stranger',
  'shared',
  'invited',
  'parent',
  'teacher',
  'manager',
  'otherManager',
  'foreigner',
] as const;
export type Owner = (typeof OWNERS)[number];

/** Callers. The officer has every permission, the clerk none; the foreign super user belongs to another app. */
export const CALLERS = [
  'anonymous',
  'student',
  'parent',
  'teacher',
  'manager',
  'otherManager',
  'clerk',
  'officer',
  'super',
  'foreignSuper',
] as const;
export type Caller = (typeof CALLERS)[number];

const FOREIGN_APP = 'matrix-partner';

export interface AccessPeople {
  visitors: Record<Caller, Visitor | null>;
  ids: Record<Owner, string>;
  /** The school that an owner belongs to. */
  orgIds: Record<Owner, string | null>;
  /** A group of the demo's teacher. */
  groupId: string;
  /** A user of the back office. */
  officerId: string;
  appIdOf(owner: Owner): string;
  appIdOfCaller(caller: Caller): string;
}

function everyPermission(): string[] {
  const resources: Record<string, ResourceDefinition> = contract;
  return Object.values(resources).flatMap(({ path, calls }) => Object.keys(calls).map((action) => `${path}:${action}`));
}

/** Creates two schools in one app and a third in another, with people in every relation to a row. */
export async function accessPeople(site: TestApp): Promise<AccessPeople> {
  const { db, people, now } = site;
  const base = (appId: string, orgId: string | null = null) => ({
    appId,
    id: newId(),
    orgId,
    createdAt: now(),
    updatedAt: now(),
  });
  const [known] = await db.select({ pwdHash: member.pwdHash }).from(member).where(eq(member.id, people.studentId));
  const pwdHash = known?.pwdHash ?? '';
  const addOrganization = async (appId: string, name: string) => {
    const row = { ...base(appId), name, status: ORGANIZATION.passed };
    await db.insert(organization).values(row);
    return row.id;
  };
  const addMember = async (
    appId: string,
    { account, type, orgId, roles }: { account: string; type: MemberType; orgId: string; roles: OrganizationRole[] },
  ) => {
    const row = { ...base(appId, orgId), account, name: `成员${account}`, type, pwdHash, status: MEMBER.active };
    await db.insert(member).values(row);
    await db.insert(organizationMember).values({ ...base(appId, orgId), memberId: row.id, roles, status: 'active' });
    return row.id;
  };
  const addUser = async (appId: string, account: string, changes: { isSuper?: boolean; roleIds?: string[] } = {}) => {
    const row = { ...base(appId), account, name: account, pwdHash, status: 'active' as const, ...changes };
    await db.insert(user).values(row);
    return row.id;
  };

  const here = people.appId;
  const otherSchool = await addOrganization(here, '邻校编程');
  await db
    .update(organizationMember)
    .set({ roles: ['teacher'] })
    .where(eq(organizationMember.memberId, people.teacherId));
  // The demo links its teacher to every student of the school; the schoolmate is one without that link.
  const [classmate = ''] = people.classmateIds;
  const ofSchool = { orgId: people.orgId, type: 'student', roles: ['student'] } as const;
  const schoolmate = await addMember(here, { ...ofSchool, roles: ['student'], account: 'schoolmate' });
  const manager = await addMember(here, {
    orgId: people.orgId,
    type: 'parent',
    roles: ['manager'],
    account: 'manager',
  });
  const stranger = await addMember(here, {
    orgId: otherSchool,
    type: 'student',
    roles: ['student'],
    account: 'stranger',
  });
  const elsewhere = { orgId: otherSchool, type: 'student' as const, roles: ['student' as const] };
  const shared = await addMember(here, { ...elsewhere, account: 'shared' });
  const invited = await addMember(here, { ...elsewhere, account: 'invited' });
  const otherManager = await addMember(here, {
    orgId: otherSchool,
    type: 'parent',
    roles: ['manager'],
    account: 'othermanager',
  });
  const colleague = await addMember(here, {
    orgId: people.orgId,
    type: 'teacher',
    roles: ['teacher'],
    account: 'colleague',
  });
  // Ended links, and links at another school, must open nothing.
  await db.insert(memberTeacher).values([
    { ...base(here, otherSchool), teacherId: people.teacherId, memberId: stranger, status: 'active' },
    { ...base(here, people.orgId), teacherId: people.teacherId, memberId: schoolmate, status: 'ended' },
    { ...base(here, people.orgId), teacherId: people.teacherId, memberId: shared, status: 'active' },
    { ...base(here, people.orgId), teacherId: people.teacherId, memberId: invited, status: 'ended' },
    // Links of another teacher, and of somebody who is no longer a teacher.
    { ...base(here, people.orgId), teacherId: colleague, memberId: schoolmate, status: 'active' },
    { ...base(here), teacherId: people.parentId, memberId: classmate, status: 'active' },
  ]);
  await db.insert(organizationMember).values([
    { ...base(here, people.orgId), memberId: stranger, roles: ['student'], status: 'left' },
    { ...base(here, people.orgId), memberId: shared, roles: ['student'], status: 'active' },
    { ...base(here, people.orgId), memberId: invited, roles: ['student'], status: 'pending', askedAt: now() },
  ]);
  await db
    .insert(memberGuardian)
    .values({ ...base(here), guardianId: people.parentId, memberId: classmate, relation: '父亲', status: 'pending' });

  const group = { ...base(here, people.orgId), name: '提高组', teacherId: people.teacherId };
  await db.insert(teacherGroup).values(group);

  const look = { name: 'partner', title: '伙伴学校', logo: '', favicon: '' };
  await db.insert(app).values({ ...base(FOREIGN_APP), ...look });
  const foreignSchool = await addOrganization(FOREIGN_APP, '外站学校');
  const foreigner = await addMember(FOREIGN_APP, {
    orgId: foreignSchool,
    type: 'student',
    roles: ['student'],
    account: 'foreigner',
  });
  // Rows of another app with the same ids must open nothing here.
  const there = { status: 'active' as const, memberId: schoolmate };
  await db.insert(memberTeacher).values({ ...base(FOREIGN_APP, people.orgId), ...there, teacherId: people.teacherId });
  await db
    .insert(memberGuardian)
    .values({ ...base(FOREIGN_APP), ...there, guardianId: people.parentId, relation: '父亲' });
  await db
    .insert(organizationMember)
    .values({ ...base(FOREIGN_APP, people.orgId), ...there, memberId: stranger, roles: ['student'] });
  await addUser(FOREIGN_APP, 'foreignsuper', { isSuper: true });

  const officerRole = { ...base(here), code: 'matrix-officer', name: '全部权限', permissions: everyPermission() };
  await db.insert(role).values(officerRole);
  await addUser(here, 'clerk');
  const officerId = await addUser(here, 'officer', { roleIds: [officerRole.id] });

  return {
    visitors: {
      anonymous: null,
      student: await site.signIn('xuesheng'),
      parent: await site.signIn('jiazhang'),
      teacher: await site.signIn('laoshi'),
      manager: await site.signIn('manager'),
      otherManager: await site.signIn('othermanager'),
      clerk: await site.signIn('clerk', 'user'),
      officer: await site.signIn('officer', 'user'),
      super: await site.signIn('guanli', 'user'),
      foreignSuper: await site.signIn('foreignsuper', 'user', undefined, undefined, FOREIGN_APP),
    },
    ids: {
      student: people.studentId,
      classmate,
      schoolmate,
      stranger,
      shared,
      invited,
      parent: people.parentId,
      teacher: people.teacherId,
      manager,
      otherManager,
      foreigner,
    },
    orgIds: {
      student: people.orgId,
      classmate: people.orgId,
      schoolmate: people.orgId,
      stranger: otherSchool,
      shared: otherSchool,
      invited: otherSchool,
      parent: null,
      teacher: people.orgId,
      manager: people.orgId,
      otherManager: otherSchool,
      foreigner: foreignSchool,
    },
    groupId: group.id,
    officerId,
    appIdOf: (owner) => (owner === 'foreigner' ? FOREIGN_APP : here),
    appIdOfCaller: (caller) => (caller === 'foreignSuper' ? FOREIGN_APP : here),
  };
}
