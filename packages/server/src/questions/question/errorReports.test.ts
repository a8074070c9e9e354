import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ErrorReport } from '@aosai/api/questions/errorReports.contract';
import { question } from '../../db/schema/bank.ts';
import { feedback, message } from '../../db/schema/platform.ts';
import { createQuestion, type NewQuestion } from '../bank/createQuestion.ts';
import { aStatement } from '../../testing/engine/aStatement.ts';
import { loggedBy } from '../../testing/askAs.ts';
import type { Caller } from '../../testing/everyCall/accessPeople.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import { openTestApp } from '../../testing/testApp.ts';

const app = await openTestApp();
afterAll(() => app.close());
const site = await openAccessSite(app);
beforeEach(async () => {
  await app.db.delete(feedback);
  await app.db.delete(message);
});

const by = { appId: app.people.appId, now: app.now(), actorId: null };
const make = (head: Partial<NewQuestion>) =>
  createQuestion(app.db, by, aStatement(), { orgId: null, ownerId: null, status: '1', ...head });
const ofSchool = () => make({ orgId: site.orgIds.teacher });
const ofPlatform = () => make({ isShared: true });
const ofTeacher = () => make({ orgId: site.orgIds.teacher, ownerId: site.ids.teacher });

async function ask<Answer>(caller: Caller, method: string, path: string, body?: object): Promise<Answer | string> {
  const reply = await app.send(method, path, { visitor: site.visitors[caller], ...(body && { body }) });
  return reply.body.code ?? (reply.body.data as Answer);
}
const report = (caller: Caller, id: string, more: object = {}) =>
  ask<{ id: string }>(caller, 'POST', '/edms/question/reportError', {
    id,
    part: 'key',
    content: '答案应当是错',
    ...more,
  });
interface Read {
  content: ErrorReport[];
  mayAnswer: boolean;
}
const groupOf = (caller: Caller) => (caller === 'super' ? 'bms' : 'edms');
async function read(caller: Caller, id: string): Promise<Read> {
  const reply = await ask<Read>(caller, 'GET', `/${groupOf(caller)}/question/queryErrorReports?id=${id}`);
  if (typeof reply === 'string') throw new Error(reply);
  return reply;
}
const answer = (caller: Caller, id: string, reportId: string, more: object = {}) =>
  ask<{ id: string }>(caller, 'PUT', `/${groupOf(caller)}/question/answerErrorReport`, {
    id,
    reportId,
    version: 1,
    answer: 'fixed',
    reply: '已改正，谢谢您',
    ...more,
  });
async function reported(caller: Caller, id: string): Promise<string> {
  const made = await report(caller, id);
  if (typeof made === 'string') throw new Error(made);
  return made.id;
}
interface Row {
  id: string;
  reportCount: number | null;
}
async function listed(caller: Caller): Promise<Row[] | string> {
  const page = await ask<{ content: Row[] }>(caller, 'POST', `/${groupOf(caller)}/question/queryList?size=200`, {
    reported: true,
  });
  return typeof page === 'string' ? page : page.content.map(({ id, reportCount }) => ({ id, reportCount }));
}
const told = () =>
  app.db.select({ memberId: message.memberId, title: message.title, link: message.link }).from(message);

test('question.reportError: reaches the managers of the school whose question it is', async () => {
  const { id } = await ofSchool();
  const reportId = await reported('teacher', id);
  expect(await read('manager', id)).toMatchObject({
    mayAnswer: true,
    content: [{ id: reportId, part: 'key', content: '答案应当是错', state: 'open', reply: null, isMine: false }],
  });
  expect(await listed('manager')).toEqual([{ id, reportCount: 1 }]);
  expect(await told()).toContainEqual({
    memberId: site.ids.manager,
    title: '老师报告了一道题目的错误：答案',
    link: `edms/question/${id}/review`,
  });
});

test('question.reportError: reaches the operators for a question of the platform', async () => {
  const { id } = await ofPlatform();
  await reported('teacher', id);
  expect(await read('super', id)).toMatchObject({ mayAnswer: true, content: [{ state: 'open' }] });
  expect(await listed('super')).toEqual([{ id, reportCount: 1 }]);
  expect(await read('manager', id)).toEqual({ mayAnswer: false, content: [] });
  expect(await listed('manager')).toEqual([]);
});

test('question.reportError: reaches the teacher who owns the question', async () => {
  const { id } = await ofTeacher();
  await reported('manager', id);
  expect(await read('teacher', id)).toMatchObject({ mayAnswer: true, content: [{ isMine: false }] });
  expect(await listed('teacher')).toEqual([{ id, reportCount: 1 }]);
  expect((await told()).map(({ memberId }) => memberId)).toEqual([site.ids.teacher]);
});

test('question.reportError: takes the id of a version, as exams name a question', async () => {
  const { id } = await ofSchool();
  const [row] = await app.db.select().from(question).where(eq(question.id, id));
  await reported('teacher', row?.currentVersionId ?? '');
  expect(await read('teacher', id)).toMatchObject({ mayAnswer: false, content: [{ isMine: true }] });
});

test('question.reportError: keeps one open report per person, also when two arrive at once', async () => {
  const { id } = await ofSchool();
  const both = await Promise.all([report('teacher', id), report('teacher', id)]);
  expect(both.filter((one) => one === 'QUESTION_REPORTED')).toHaveLength(1);
  const [first] = (await read('teacher', id)).content;
  expect(await answer('manager', id, first?.id ?? '')).toEqual({ id: first?.id });
  expect(typeof (await report('teacher', id))).toBe('object');
  expect((await read('manager', id)).content.map(({ state }) => state)).toEqual(['open', 'fixed']);
});

test('question.reportError: refuses empty and long texts, questions of others and deleted ones', async () => {
  const { id } = await ofSchool();
  expect(await report('teacher', id, { content: '  ' })).toBe('VALIDATION');
  expect(await report('teacher', id, { content: '错'.repeat(5_000) })).toBe('VALIDATION');
  expect(await report('teacher', id, { part: 'price' })).toBe('VALIDATION');
  expect(await report('otherManager', id)).toBe('NOT_FOUND');
  expect(await report('student', id)).toBe('FORBIDDEN');
  await app.db.update(question).set({ deletedAt: app.now() }).where(eq(question.id, id));
  expect(await report('teacher', id)).toBe('NOT_FOUND');
  expect(await app.db.$count(feedback)).toBe(0);
});

test('question.reportError: is logged with the part and without its text', async () => {
  const { id } = await ofSchool();
  const log = await loggedBy(app, () => report('teacher', id, { content: '第二个选项也对' }));
  expect(log).toMatchObject([{ action: 'question:reportError', target: id }]);
  expect(JSON.stringify(log)).not.toContain('第二个选项也对');
});

test('question.reportError: refuses more than a hundred reports a day', async () => {
  const { id } = await ofSchool();
  await reported('manager', id);
  const replies = [];
  for (let no = 1; no <= 100; no++) replies.push(await report('manager', id));
  expect([replies[0], replies.at(-1)]).toEqual(['QUESTION_REPORTED', 'RATE_LIMITED']);
});

test('question.answerErrorReport: tells the reporter, who reads the answer in the feedback too', async () => {
  const { id } = await ofSchool();
  const reportId = await reported('teacher', id);
  await app.db.delete(message);
  const log = await loggedBy(app, () => answer('manager', id, reportId, { answer: 'right', reply: '题目没有错' }));
  expect(log).toMatchObject([
    { action: 'question:answerErrorReport', target: id, diff: { after: { answer: 'right' } } },
  ]);
  expect(JSON.stringify(log)).not.toContain('题目没有错');
  expect((await read('teacher', id)).content).toMatchObject([{ state: 'right', reply: '题目没有错', isMine: true }]);
  expect(await told()).toMatchObject([{ memberId: site.ids.teacher, link: 'user/feedback' }]);
  const own = await ask<{ content: { about: string }[] }>('teacher', 'POST', '/feedback/queryList', {});
  expect(own).toMatchObject({
    total: 1,
    content: [{ reply: '题目没有错', about: expect.stringMatching(/^「.*」的答案$/u) }],
  });
  expect(await listed('manager')).toEqual([]);
});

test('question.answerErrorReport: refuses readers, other versions and answered reports', async () => {
  const { id } = await ofSchool();
  const other = await ofSchool();
  const reportId = await reported('teacher', id);
  expect(await answer('teacher', id, reportId)).toBe('CONTENT_FOREIGN');
  expect(await answer('otherManager', id, reportId)).toBe('NOT_FOUND');
  expect(await answer('manager', other.id, reportId)).toBe('FEEDBACK_STATE');
  expect(await answer('manager', id, reportId, { version: 2 })).toBe('VERSION_CHANGED');
  expect(await answer('manager', id, reportId, { reply: '' })).toBe('VALIDATION');
  expect(await answer('manager', id, reportId)).toEqual({ id: reportId });
  expect(await answer('manager', id, reportId, { version: 2 })).toBe('FEEDBACK_STATE');
});

test('feedback.queryList: leaves reports of questions to their owners', async () => {
  const { id } = await ofPlatform();
  const reportId = await reported('teacher', id);
  expect(await ask('super', 'POST', '/feedback/queryList', {})).toMatchObject({ total: 0 });
  expect(await ask('super', 'GET', `/feedback/queryById?id=${reportId}`)).toBe('NOT_FOUND');
});

test('question.delete: closes the open reports', async () => {
  const { id } = await ofSchool();
  const reportId = await reported('teacher', id);
  expect(await ask('manager', 'DELETE', '/edms/question/delete', { id })).toMatchObject({ id });
  const rows = await app.db.select().from(feedback).where(eq(feedback.id, reportId));
  expect(rows).toMatchObject([{ status: '3', reply: '这道题已经删除。' }]);
});

test('question.queryList: refuses the filter of reports to members who practise', async () => {
  expect(await ask('student', 'POST', '/question/queryList', { reported: true })).toBe('VALIDATION');
});
