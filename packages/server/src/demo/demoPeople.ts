import { and, eq, inArray } from 'drizzle-orm';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import type { Keys } from '../keys/keys.ts';
import { hashPassword } from '../accounts/signIn/password.ts';
import { allowDemoAccounts, DEMO, DEMO_PASSWORD } from '../platform/demoReach/demoAccounts.ts';
import { seedCards } from './seedCards.ts';
import { seedDemoSite } from './demoSite.ts';
import { newId } from '../base/newId.ts';
import type { Db } from '../db/open.ts';
import { member, memberGuardian, memberTeacher, organization, organizationMember, user } from '../db/schema/people.ts';
import type { MemberType } from '@aosai/api/kit/realms';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

interface Person {
  account: string;
  name: string;
  nickname: string | null;
  type: MemberType;
  mobile: string;
  birthYm: string | null;
}

const STUDENT: Person = {
  account: 'xuesheng',
  name: '林知远',
  nickname: '林同学',
  type: 'student',
  mobile: '13800000001',
  birthYm: '2012-05',
};
const PARENT: Person = {
  account: 'jiazhang',
  name: '林建国',
  nickname: null,
  type: 'parent',
  mobile: '13800000002',
  birthYm: null,
};
const TEACHER: Person = {
  account: 'laoshi',
  name: '周明澜',
  nickname: '周老师',
  type: 'teacher',
  mobile: '13800000003',
  birthYm: null,
};
const CLASSMATES: Person[] = ['陈一诺', '王子墨', '赵安然', '孙亦凡', '吴雨桐'].map((name, i) => ({
  account: `xuesheng${i + 2}`,
  name,
  nickname: null,
  type: 'student',
  mobile: `1380000001${i}`,
  birthYm: `2012-0${i + 1}`,
}));

export interface DemoPeople {
  appId: string;
  orgId: string;
  studentId: string;
  parentId: string;
  teacherId: string;
  /** Further students of the teacher. */
  classmateIds: string[];
  operatorId: string;
}

async function idsByAccount(db: Db, accounts: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(and(eq(member.appId, DEFAULT_APP_ID), inArray(member.account, accounts)));
  return new Map(rows.map((row) => [row.account, row.id]));
}

async function known(db: Db): Promise<DemoPeople | null> {
  const people = await idsByAccount(
    db,
    [STUDENT, PARENT, TEACHER, ...CLASSMATES].map(({ account }) => account),
  );
  const [org] = await db
    .select({ id: organization.id })
    .from(organization)
    .where(and(eq(organization.appId, DEFAULT_APP_ID), eq(organization.createdBy, DEMO)));
  const [operator] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.appId, DEFAULT_APP_ID), eq(user.account, 'guanli')));
  const studentId = people.get(STUDENT.account);
  const parentId = people.get(PARENT.account);
  const teacherId = people.get(TEACHER.account);
  if (!org || !operator || !studentId || !parentId || !teacherId) return null;
  const classmateIds = CLASSMATES.flatMap(({ account }) => people.get(account) ?? []);
  return {
    appId: DEFAULT_APP_ID,
    orgId: org.id,
    studentId,
    parentId,
    teacherId,
    classmateIds,
    operatorId: operator.id,
  };
}

async function create(db: Db, keys: Keys, now: Date): Promise<void> {
  // Before the transaction, because hashing is slow and PGlite has one connection.
  const pwdHash = await hashPassword(DEMO_PASSWORD);
  const base = (orgId: string | null = null) => ({
    appId: DEFAULT_APP_ID,
    id: newId(),
    orgId,
    createdBy: DEMO,
    createdAt: now,
    updatedAt: now,
  });
  const org = { ...base(), name: '星海编程', status: ORGANIZATION.passed };
  const rowOf = ({ mobile, ...person }: Person) => ({
    // Parents register themselves; the school makes all other accounts.
    ...base(person.type === 'parent' ? null : org.id),
    ...person,
    mobileEnc: keys.sealField(mobile),
    mobileHash: keys.mobileHash(mobile),
    tags: [person.type === 'teacher' ? 'educational' : 'student'],
    pwdHash,
  });
  const student = rowOf(STUDENT);
  const parent = rowOf(PARENT);
  const teacher = rowOf(TEACHER);
  const students = [student, ...CLASSMATES.map(rowOf)];
  await db.transaction(async (tx) => {
    await tx.insert(organization).values(org);
    await tx.insert(member).values([...students, parent, teacher]);
    await tx.insert(organizationMember).values([
      { ...base(org.id), memberId: teacher.id, roles: ['teacher', 'manager'], status: 'active' },
      ...students.map((student, i) => ({
        ...base(org.id),
        memberId: student.id,
        roles: ['student' as const],
        no: `2026${String(i + 1).padStart(3, '0')}`,
        className: '信奥一班',
        status: 'active' as const,
      })),
    ]);
    await tx
      .insert(memberTeacher)
      .values(students.map(({ id }) => ({ ...base(org.id), teacherId: teacher.id, memberId: id, status: 'active' })));
    await tx.insert(memberGuardian).values({
      ...base(),
      guardianId: parent.id,
      memberId: student.id,
      relation: '父亲',
      status: 'active',
      confirmedAt: now,
    });
    await seedCards(tx, base, student.id, now);
    await tx
      .insert(user)
      .values({ ...base(), account: 'guanli', name: '平台管理员', pwdHash, isSuper: true, status: 'active' });
    await seedDemoSite(tx, base);
  });
}

/** Seeds the people of the demo in one transaction; later starts find them. */
export async function seedPeople(db: Db, keys: Keys, now: Date): Promise<DemoPeople> {
  if (!(await known(db))) await create(db, keys, now);
  await allowDemoAccounts(db, true);
  const people = await known(db);
  if (!people) throw new Error('The demo data is incomplete: start with an empty data folder.');
  return people;
}
