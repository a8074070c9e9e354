import { newId } from '../base/newId.ts';
import { member, organization, organizationMember } from '../db/schema/people.ts';
import { hashPassword } from '../accounts/signIn/password.ts';
import { DEMO_PASSWORD } from '../platform/demoReach/demoAccounts.ts';
import type { TestApp } from './testApp.ts';

export interface SecondSchool {
  orgId: string;
  /** Account `boss2`, who manages without teaching. */
  managerId: string;
  /** Account `teacher2`. */
  teacherId: string;
  /** Accounts `student21` … */
  studentIds: string[];
}

/** Adds a second school with its own people; members of one school see nothing of the other. */
export async function seedSecondSchool(site: TestApp): Promise<SecondSchool> {
  const { db, people } = site;
  const base = (orgId: string | null = null) => ({
    appId: people.appId,
    id: newId(),
    orgId,
    createdAt: site.now(),
    updatedAt: site.now(),
  });
  const pwdHash = await hashPassword(DEMO_PASSWORD);
  const school = { ...base(), name: '远山中学', status: '1' as const };
  const person = (account: string, name: string, type: 'student' | 'teacher') => ({
    ...base(),
    account,
    name,
    type,
    pwdHash,
  });
  const boss = person('boss2', '方校长', 'teacher');
  const teacher = person('teacher2', '何老师', 'teacher');
  const students = ['甲', '乙', '丙'].map((name, i) => person(`student2${i + 1}`, `童${name}`, 'student'));
  const place = (memberId: string, role: 'manager' | 'teacher' | 'student', i = 0) => ({
    ...base(school.id),
    memberId,
    roles: [role],
    status: 'active' as const,
    ...(role === 'student' && { no: `B${i}`, className: '远山一班' }),
  });
  await db.insert(organization).values(school);
  await db.insert(member).values([boss, teacher, ...students]);
  await db
    .insert(organizationMember)
    .values([
      place(boss.id, 'manager'),
      place(teacher.id, 'teacher'),
      ...students.map(({ id }, i) => place(id, 'student', i)),
    ]);
  return { orgId: school.id, managerId: boss.id, teacherId: teacher.id, studentIds: students.map(({ id }) => id) };
}
