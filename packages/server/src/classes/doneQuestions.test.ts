import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import { question as questions } from '../db/schema/bank.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { examMemberQuestion } from '../db/schema/exam.ts';
import { member } from '../db/schema/people.ts';
import { grade } from '../db/schema/teaching.ts';
import { openPracticeSite } from '../testing/practice/practiceSite.ts';
import { seedSecondSchool } from '../testing/secondSchool.ts';

const site = await openPracticeSite();
const { app, appId, studentId, told, choose, aChoice } = site;
const { orgId, teacherId } = app.people;
afterAll(() => app.close());

const base = () => ({ appId, id: newId(), createdAt: app.now(), updatedAt: app.now() });
const days = (count: number) => new Date(app.now().getTime() + count * DAY_MS);
const [classmate] = await app.db
  .select({ id: member.id, name: member.name })
  .from(member)
  .where(and(eq(member.appId, appId), eq(member.account, 'xuesheng2')));
const [student] = await app.db.select({ name: member.name }).from(member).where(eq(member.id, studentId));

const seat = (gradeId: string, memberId: string) => {
  const place = { kind: 'grade' as const, targetId: gradeId, memberId, source: 'self' as const, status: '2' as const };
  return app.db.insert(enrolment).values({ ...base(), ...place, orgId });
};
async function aClass(memberIds: readonly string[]) {
  const window = { enrollStartAt: days(-9), enrollEndAt: days(9), startAt: days(-9), endAt: days(90) };
  const row = { ...base(), ...window, orgId, teacherIds: [teacherId], title: '周六班', published: true };
  await app.db.insert(grade).values({ ...row, weights: {} as never, levels: [] as never });
  for (const memberId of memberIds) await seat(row.id, memberId);
  return row.id;
}

/** An answer given in an exam or homework. */
async function answered(questionId: string, memberId: string, savedAt: Date) {
  const [head] = await app.db.select().from(questions).where(eq(questions.id, questionId));
  await app.db.insert(examMemberQuestion).values({
    ...base(),
    attemptId: newId(),
    memberId,
    questionVersionId: head?.currentVersionId ?? '',
    no: 1,
    maxPoints: 200,
    answer: { kind: 'choice', optionIds: ['A'] },
    savedAt,
    status: '2',
  });
}

const ask = async (id: string, questionIds: readonly string[], account = 'laoshi') =>
  (
    await app.send('POST', '/edms/grade/queryDoneQuestions', {
      visitor: await app.signIn(account),
      body: { id, questionIds },
    })
  ).body;

test('queryDoneQuestions: lists who of the class answered a question, in exams and in practice, the latest first', async () => {
  const asked = await aChoice();
  const fresh = await aChoice();
  const gradeId = await aClass([studentId, classmate?.id ?? '']);
  await answered(asked, classmate?.id ?? '', days(-20));
  await told('submitAnswer', choose(asked, 'B'));
  expect(await ask(gradeId, [asked, fresh])).toMatchObject({
    success: true,
    data: {
      content: [{ questionId: asked, lastAt: app.now().toISOString(), students: [student?.name, classmate?.name] }],
    },
  });
});

test('queryDoneQuestions: answers of students who are not in the class do not count', async () => {
  const asked = await aChoice();
  await answered(asked, studentId, days(-3));
  const gradeId = await aClass([classmate?.id ?? '']);
  expect((await ask(gradeId, [asked])).data).toEqual({ content: [] });
});

test('queryDoneQuestions: teachers of another school do not see the class', async () => {
  await seedSecondSchool(app);
  const gradeId = await aClass([studentId]);
  expect(await ask(gradeId, [newId()], 'teacher2')).toMatchObject({ success: false, code: 'NOT_FOUND' });
});
