import { and, asc, eq, inArray } from 'drizzle-orm';
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

/** Parents of classmates, by the classmate's place; 赵安然's have not registered. */
const PARENTS_OF_CLASSMATES = [
  { of: 0, name: '陈静', relation: '母亲' },
  { of: 1, name: '王磊', relation: '父亲' },
  { of: 3, name: '孙晓梅', relation: '母亲' },
  { of: 4, name: '吴国强', relation: '父亲' },
].map(({ of, relation, name }, i) => ({
  of,
  relation,
  person: {
    account: `jiazhang${i + 2}`,
    name,
    nickname: null,
    type: 'parent',
    mobile: `1380000003${i}`,
    birthYm: null,
  } satisfies Person,
}));

/** A child who has just registered, and the manager of a school that has just opened: for what is empty. */
const NEWCOMER: Person = {
  account: 'xinsheng',
  name: '何小满',
  nickname: null,
  type: 'student',
  mobile: '13800000021',
  birthYm: '2012-03',
};
const NEW_MANAGER: Person = {
  account: 'xinxiao',
  name: '罗晓晨',
  nickname: null,
  type: 'teacher',
  mobile: '13800000022',
  birthYm: null,
};
const NEW_SCHOOL = '晨光少儿编程';

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

let hashed: Promise<string> | undefined;

/** The hash of the password that all demo accounts share; slow, so that it is made once. */
export const demoPwdHash = (): Promise<string> => {
  hashed ??= hashPassword(DEMO_PASSWORD);
  return hashed;
};

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
    .where(and(eq(organization.appId, DEFAULT_APP_ID), eq(organization.createdBy, DEMO)))
    // The new school was made after it.
    .orderBy(asc(organization.id))
    .limit(1);
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

const baseAt =
  (now: Date) =>
  (orgId: string | null = null) => ({
    appId: DEFAULT_APP_ID,
    id: newId(),
    orgId,
    createdBy: DEMO,
    createdAt: now,
    updatedAt: now,
  });

/** The columns of a person, but for those that every row has. */
const personOf = (keys: Keys, pwdHash: string, { mobile, ...person }: Person) => ({
  ...person,
  mobileEnc: keys.sealField(mobile),
  mobileHash: keys.mobileHash(mobile),
  tags: [person.type === 'teacher' ? 'educational' : 'student'],
  pwdHash,
});

async function create(db: Db, keys: Keys, now: Date): Promise<void> {
  // Before the transaction, because hashing is slow and PGlite has one connection.
  const pwdHash = await demoPwdHash();
  const base = baseAt(now);
  const org = { ...base(), name: '星海编程', status: ORGANIZATION.passed };
  const rowOf = (person: Person) => ({
    // Parents register themselves; the school makes all other accounts.
    ...base(person.type === 'parent' ? null : org.id),
    ...personOf(keys, pwdHash, person),
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

/** Seeds parents of the classmates once; not where one of their accounts has been. */
export async function seedParents(db: Db, keys: Keys, now: Date, { classmateIds }: DemoPeople): Promise<void> {
  const accounts = PARENTS_OF_CLASSMATES.map(({ person }) => person.account);
  if ((await idsByAccount(db, accounts)).size > 0) return;
  const pwdHash = await demoPwdHash();
  const base = baseAt(now);
  const families = PARENTS_OF_CLASSMATES.flatMap(({ of, relation, person }) => {
    const memberId = classmateIds[of];
    return memberId === undefined
      ? []
      : [{ guardian: { ...base(), ...personOf(keys, pwdHash, person) }, memberId, relation }];
  });
  if (families.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.insert(member).values(families.map(({ guardian }) => guardian));
    await tx.insert(memberGuardian).values(
      families.map(({ guardian, memberId, relation }) => ({
        ...base(),
        guardianId: guardian.id,
        memberId,
        relation,
        status: 'active' as const,
        confirmedAt: now,
      })),
    );
  });
}

/** Seeds a newcomer and a new school once; not where their accounts have been, also if they were deleted since. */
export async function seedNewcomers(db: Db, keys: Keys, now: Date): Promise<void> {
  const people = [NEWCOMER, NEW_MANAGER];
  const accounts = people.map(({ account }) => account);
  if ((await idsByAccount(db, accounts)).size > 0) return;
  const pwdHash = await demoPwdHash();
  const base = baseAt(now);
  const school = { ...base(), name: NEW_SCHOOL, status: ORGANIZATION.passed };
  const newcomer = { ...base(), ...personOf(keys, pwdHash, NEWCOMER) };
  const manager = { ...base(school.id), ...personOf(keys, pwdHash, NEW_MANAGER) };
  await db.transaction(async (tx) => {
    await tx.insert(organization).values(school);
    await tx.insert(member).values([newcomer, manager]);
    await tx
      .insert(organizationMember)
      .values({ ...base(school.id), memberId: manager.id, roles: ['teacher', 'manager'], status: 'active' });
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
