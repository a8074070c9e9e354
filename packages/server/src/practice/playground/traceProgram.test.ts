import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { CPP } from '@aosai/api/judging/languages';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { newId } from '../../base/newId.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { openPracticeSite } from '../../testing/practice/practiceSite.ts';
import type { Visitor } from '../../testing/testApp.ts';

const site = await openPracticeSite();
const { app, appId } = site;
afterAll(() => app.close());

const PROGRAM = { language: CPP, code: 'int main() {}', input: '3 4\n' };
const trace = async (visitor: Visitor, program: object = PROGRAM) =>
  (await app.send('POST', '/memberPlayground/trace', { visitor, body: program })).body;
const read = async (visitor: Visitor, id: string) =>
  (await app.send('GET', `/memberPlayground/queryTrace?id=${id}`, { visitor })).body;
const queued = async (visitor: Visitor) => ((await trace(visitor)).data as { traceId: string }).traceId;
const finishAll = () => app.db.update(submission).set({ state: 'done' }).where(eq(submission.appId, appId));

test('memberPlayground/trace: records a program without a verdict, after trial runs', async () => {
  const student = await app.signIn('xuesheng');
  const id = await queued(student);
  expect((await read(student, id)).data).toEqual({ state: 'queued', trace: null });
  const [row] = await app.db.select().from(submission).where(eq(submission.id, id));
  expect(row).toMatchObject({ kind: 'debug', isTrace: true, priority: 2 });
  await site.judge();
  expect((await read(student, id)).data).toEqual({
    state: 'done',
    trace: { ended: 'done', steps: '["end",null,0,0,[],[],null]', output: '3 4\n', compileMessage: '' },
  });
});

test('memberPlayground/trace: a later recording takes the place of the one before', async () => {
  site.pass(10 * MINUTE_MS);
  const student = await app.signIn('xuesheng5');
  const first = await queued(student);
  await site.judge();
  await queued(student);
  expect((await read(student, first)).data).toEqual({ state: 'done', trace: null });
  await finishAll();
});

test('memberPlayground/queryTrace: finds neither recordings of others nor runs', async () => {
  const id = await queued(await app.signIn('xuesheng2'));
  const student = await app.signIn('xuesheng');
  expect((await read(student, id)).code).toBe('NOT_FOUND');
  await finishAll();
  const run = await app.send('POST', '/memberPlayground/debug', { visitor: student, body: PROGRAM });
  const { debugId } = run.body.data as { debugId: string };
  expect((await read(student, debugId)).code).toBe('NOT_FOUND');
  await finishAll();
});

test('memberPlayground/trace: shares the one place of trial runs, and refuses parents, Python and long input', async () => {
  const student = await app.signIn('xuesheng3');
  await queued(student);
  expect((await trace(student)).code).toBe('DEBUG_BUSY');
  await finishAll();
  expect((await trace(await app.signIn('jiazhang'))).code).toBe('FORBIDDEN');
  expect((await trace(student, { ...PROGRAM, language: 71 })).code).toBe('VALIDATION');
  expect((await trace(student, { ...PROGRAM, input: '1'.repeat(65_537) })).code).toBe('VALIDATION');
});

test('memberPlayground/trace: says what the judge lacks, and takes no place', async () => {
  site.setStepping('noGdb');
  const student = await app.signIn('xuesheng4');
  const refused = await trace(student);
  expect([refused.code, refused.message]).toEqual(['STEPS_UNAVAILABLE', expect.stringContaining('gdb 软件包')]);
  site.setStepping('ready');
  expect((await trace(student)).success).toBe(true);
  await finishAll();
});

test('memberPlayground/trace: is refused while the member writes an exam, and not while they do homework', async () => {
  const now = app.services.now();
  const id = newId();
  await app.db.insert(examPaperEnroll).values({
    appId,
    id,
    orgId: null,
    createdBy: null,
    createdAt: now,
    updatedAt: now,
    examId: newId(),
    examPaperId: newId(),
    examEnrollId: newId(),
    memberId: site.studentId,
    attemptNo: 1,
    status: ATTEMPT.inProgress,
    deadlineAt: new Date(now.getTime() + MINUTE_MS),
    seed: 1,
    maxPoints: 100,
    questionCount: 1,
  });
  const student = await app.signIn('xuesheng');
  expect((await trace(student)).code).toBe('STEPS_IN_EXAM');
  await app.db.update(examPaperEnroll).set({ kind: 'homework' }).where(eq(examPaperEnroll.id, id));
  expect((await trace(student)).success).toBe(true);
  await finishAll();
});
