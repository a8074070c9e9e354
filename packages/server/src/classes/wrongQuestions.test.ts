import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { WrongQuestion } from '@aosai/api/classes/classReport.contract';
import { newId } from '../base/newId.ts';
import { question as questions } from '../db/schema/bank.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { memberQuestionTry } from '../db/schema/practice.ts';
import { grade } from '../db/schema/teaching.ts';
import { openPracticeSite } from '../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, appId, studentId, told, choose, aChoice } = site;
const { orgId, teacherId } = app.people;
afterAll(() => app.close());

const base = () => ({ appId, id: newId(), createdAt: app.now(), updatedAt: app.now() });
const days = (count: number) => new Date(app.now().getTime() + count * DAY_MS);

async function aClass(): Promise<string> {
  const window = { enrollStartAt: days(-9), enrollEndAt: days(9), startAt: days(-9), endAt: days(90) };
  const row = { ...base(), ...window, orgId, teacherIds: [teacherId], title: '周六班', published: true };
  await app.db.insert(grade).values({ ...row, weights: {} as never, levels: [] as never });
  const place = { ...base(), orgId, kind: 'grade' as const, targetId: row.id, memberId: studentId };
  await app.db.insert(enrolment).values({ ...place, source: 'self', status: '2' });
  return row.id;
}

const wrongOf = async (id: string, period: 'yesterday' | 'week', account = 'laoshi') => {
  const query = new URLSearchParams({ id, period }).toString();
  const visitor = await app.signIn(account);
  const { body } = await app.send('GET', `/edms/grade/queryWrongList?${query}`, { visitor, headerForm: true });
  return (body.data as { content: WrongQuestion[] } | null)?.content ?? body.code;
};

/** Moves every answer to a question back by some days. */
const answeredBefore = (questionId: string, count: number) =>
  app.db
    .update(memberQuestionTry)
    .set({ createdAt: days(-count) })
    .where(eq(memberQuestionTry.questionId, questionId));

test('lists what a class answered wrong yesterday or in a week, as far as it may be assigned', async () => {
  const gradeId = await aClass();
  const [today, yesterday, longAgo, right, closed] = [
    await aChoice({ isShared: true }),
    await aChoice({ isShared: true }),
    await aChoice({ isShared: true }),
    await aChoice({ isShared: true }),
    await aChoice({ isShared: true }),
  ];
  for (const id of [today, yesterday, longAgo, closed]) await told('submitAnswer', choose(id, 'B'));
  await told('submitAnswer', choose(right, 'A'));
  await answeredBefore(yesterday, 1);
  await answeredBefore(longAgo, 8);
  await app.db.update(questions).set({ status: '0' }).where(eq(questions.id, closed));
  const [found, ofYesterday] = [await wrongOf(gradeId, 'week'), await wrongOf(gradeId, 'yesterday')];
  const one = (questionId: string) => ({ questionId, title: expect.any(String), type: '1', students: 1, wrong: 1 });
  expect(found).toEqual([today, yesterday].toSorted().map((id) => one(id)));
  expect(ofYesterday).toEqual([one(yesterday)]);
});

test('a class of another school has none', async () => {
  const gradeId = await aClass();
  await app.db.update(grade).set({ orgId: newId() }).where(eq(grade.id, gradeId));
  expect(await wrongOf(gradeId, 'week')).toBe('NOT_FOUND');
});
