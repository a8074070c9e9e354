import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SINGLE } from '@aosai/api/questions/kinds';
import { question } from '../../db/schema/bank.ts';
import { examPaper, questionVersion } from '../../db/schema/exam.ts';
import { questionCheck } from '../../db/schema/judge.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import type { Caller } from '../../testing/everyCall/accessPeople.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { ACCEPTED, fakeJudge } from '../../testing/judging/fakeJudge.ts';
import { startQueue } from '../../judging/queue/startQueue.ts';
import { until } from '../../testing/judging/queueStage.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { aChoice, aTask } from '../../testing/writtenQuestions.ts';

const app = await openTestApp();
afterAll(() => app.close());
const site = await openAccessSite(app);

/** A task with code around the answer and without samples. */
const aWrappedTask = () =>
  aTask({
    compare: { kind: 'token', ignoreCase: true },
    templates: { 53: { start: '', prepend: '#include <cstdio>\n', append: '' } },
    cases: [{ id: '1', input: '1 2\n', expected: '3\n', sample: false }],
  });
const solutions = [
  { id: 'ref', name: 'ref.cpp', language: 53, code: 'int main() {}', expect: ['AC'] },
  { id: 'bad', name: 'bad.cpp', language: 53, code: 'int main() { return 1; }', expect: ['WA', 'RE'] },
];

async function send(method: string, by: Caller, action: string, body: object) {
  const prefix = by === 'super' ? '/bms' : '/edms';
  const reply = await app.send(method, `${prefix}/question/${action}`, { visitor: site.visitors[by], body });
  return reply.body.code ?? (reply.body.data as Record<string, unknown>);
}
async function create(by: Caller, input: object): Promise<string> {
  const made = await send('POST', by, 'create', input);
  if (typeof made === 'string') throw new Error(made);
  return String(made['id']);
}
async function rowOf(id: string) {
  const [row] = await app.db.select().from(question).where(eq(question.id, id));
  if (!row) throw new Error(`no question ${id}`);
  return row;
}
async function update(by: Caller, id: string, input: object) {
  const said = await send('PUT', by, 'update', { id, version: (await rowOf(id)).version, ...input });
  return typeof said === 'string' ? said : 'done';
}
async function checkedOf(by: Caller, id: string) {
  const { body } = await app.send('GET', `/edms/question/queryById?id=${id}`, { visitor: site.visitors[by] });
  return (body.data as { staff: { checked: unknown; check: string } }).staff;
}

async function judged(): Promise<void> {
  const judge = fakeJudge((source) => ({
    ...ACCEPTED,
    verdict: source.includes('return 1') ? 'RE' : 'AC',
    cases: [{ caseId: '1', verdict: source.includes('return 1') ? 'RE' : 'AC', points: 0, timeMs: 5, memoryKiB: 3400 }],
  }));
  const log = { warn: () => undefined, error: (details: object) => expect.fail(JSON.stringify(details)) };
  const queue = startQueue({ db: app.db, judge, services: app.services, log, slots: 1 });
  await until(async () => (await app.db.$count(questionCheck, eq(questionCheck.state, 'open'))) === 0);
  await queue.stop();
}

test('a question is ready for papers only after its solutions gave the expected verdicts', async () => {
  const id = await create('teacher', { source: aWrappedTask(), solutions });
  expect(await update('teacher', id, { status: '1' })).toBe('QUESTION_UNCHECKED');
  expect(await send('POST', 'teacher', 'debug', { id })).toEqual({ debugId: expect.any(String) });
  expect(await send('POST', 'teacher', 'debug', { id })).toBe('DEBUG_BUSY');
  const told = await app.db
    .select({ actorId: sysLog.actorId })
    .from(sysLog)
    .where(and(eq(sysLog.target, id), eq(sysLog.action, 'question:debug')));
  expect(told).toEqual([{ actorId: site.ids.teacher }]);
  await judged();
  expect(await checkedOf('teacher', id)).toMatchObject({
    check: 'asExpected',
    checked: {
      solutions: [
        { id: 'ref', verdict: 'AC', asExpected: true, firstWrong: null },
        { id: 'bad', verdict: 'RE', asExpected: true, firstWrong: { caseId: '1', verdict: 'RE' } },
      ],
      advised: [{ language: 53, slowestMs: 5, limitMs: 100 }],
    },
  });
  expect(await update('teacher', id, { status: '1' })).toBe('done');
});

test('a question made by a teacher without a prefix is tried and made ready there too', async () => {
  const plain = async (method: string, action: string, body: object) => {
    const reply = await app.send(method, `/question/${action}`, { visitor: site.visitors.teacher, body });
    return reply.body.code ?? (reply.body.data as Record<string, unknown>);
  };
  const made = await plain('POST', 'create', { source: aWrappedTask(), solutions, allowDuplicate: true });
  const id = typeof made === 'string' ? made : String(made['id']);
  const ready = async () => plain('PUT', 'update', { id, version: (await rowOf(id)).version, status: '1' });
  expect(await ready()).toBe('QUESTION_UNCHECKED');
  expect(await plain('POST', 'debug', { id })).toEqual({ debugId: expect.any(String) });
  await judged();
  expect(await ready()).toMatchObject({ id });
});

test('only those who may change a question run its trials, and an unseen question does not exist', async () => {
  const id = await create('teacher', { source: aWrappedTask(), solutions });
  const foreign = await create('super', { source: aWrappedTask(), solutions, isShared: true });
  expect({
    school: await send('POST', 'manager', 'debug', { id }),
    otherSchool: await send('POST', 'otherManager', 'debug', { id }),
    office: await send('POST', 'super', 'debug', { id }),
    student: await send('POST', 'student', 'debug', { id }),
    draftOfThePlatform: await send('POST', 'teacher', 'debug', { id: foreign }),
    choice: await send('POST', 'teacher', 'debug', { id: await create('teacher', { source: aChoice() }) }),
    strangeSolution: await send('POST', 'teacher', 'debug', { id, solutionIds: ['none'] }),
  }).toEqual({
    school: 'CONTENT_FOREIGN',
    otherSchool: 'NOT_FOUND',
    office: 'CONTENT_FOREIGN',
    student: 'FORBIDDEN',
    draftOfThePlatform: 'NOT_FOUND',
    choice: 'NOTHING_TO_CHECK',
    strangeSolution: 'NOTHING_TO_CHECK',
  });
});

async function used(source: ReturnType<typeof aChoice>) {
  const id = await create('teacher', { source });
  const { currentVersionId } = await rowOf(id);
  const paperId = await site.insert(examPaper, 'teacher', {
    title: '卷',
    template: 'gesp-1',
    sections: [{ name: '一', type: SINGLE, items: [{ questionVersionId: currentVersionId, points: 200 }] }],
    totalPoints: 200,
    durationMin: 60,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best',
    feedback: 'deferred',
    frozenAt: app.now(),
  });
  const [paper] = await app.db.select().from(examPaper).where(eq(examPaper.id, paperId));
  const keyInPaper = async () => {
    const { byVersion } = await paperContent(app.db, paper?.appId ?? '', paperId);
    return byVersion.get(currentVersionId)?.version.answerKey;
  };
  return { id, currentVersionId, keyInPaper };
}

test('a key fix changes a version in use, at once in every paper, with its reason in the log', async () => {
  const source = aChoice();
  const { id, currentVersionId, keyInPaper } = await used(source);
  expect(await keyInPaper()).toEqual({ kind: 'choice', optionIds: ['A'] });
  const keyFix = { reason: '标准答案录错' };
  const mended = { ...source, answer: ['B'], analysis: '应为 B' };
  expect(await update('teacher', id, { source: { ...mended, stem: '换一个题面' }, keyFix })).toBe('VALIDATION');
  expect(await update('teacher', id, { source: mended, keyFix })).toBe('done');
  expect((await rowOf(id)).currentVersionId).toBe(currentVersionId);
  expect(await keyInPaper()).toEqual({ kind: 'choice', optionIds: ['B'] });
  const entries = await app.db
    .select()
    .from(sysLog)
    .where(and(eq(sysLog.target, id), eq(sysLog.action, 'question:keyFix')));
  expect(entries).toMatchObject([{ diff: { after: { questionVersionId: currentVersionId, reason: '标准答案录错' } } }]);
  expect(JSON.stringify(entries)).not.toContain('optionIds');
});

test('without a key fix, another key makes a new version', async () => {
  const source = aChoice();
  const { id, currentVersionId, keyInPaper } = await used(source);
  expect(await update('teacher', id, { source: { ...source, answer: ['B'] } })).toBe('done');
  expect((await rowOf(id)).currentVersionId).not.toBe(currentVersionId);
  expect(await keyInPaper()).toEqual({ kind: 'choice', optionIds: ['A'] });
  expect(await app.db.$count(questionVersion, eq(questionVersion.questionId, id))).toBe(2);
});

test('an export without ids says what to choose', async () => {
  const { body } = await app.send('GET', '/bms/question/exportCase', { visitor: site.visitors.super });
  expect(body.message).toBe('提交的内容有误：选中的题目，不能为空');
});
