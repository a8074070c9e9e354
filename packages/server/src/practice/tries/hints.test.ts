import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { openPracticeSite, SECRET } from '../../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, appId, told, refused, choose, write, aChoice, aTask } = site;
afterAll(() => app.close());

async function withHints(id: string, hints: string[]): Promise<void> {
  const [head] = await app.db
    .select()
    .from(question)
    .where(and(eq(question.appId, appId), eq(question.id, id)));
  const isCurrent = and(eq(questionVersion.appId, appId), eq(questionVersion.id, head?.currentVersionId ?? ''));
  const [version] = await app.db.select().from(questionVersion).where(isCurrent);
  if (!version?.programming) throw new Error('no task');
  await app.db
    .update(questionVersion)
    .set({ programming: { ...version.programming, hints } })
    .where(isCurrent);
}

test('mark: shows the hints of a task one after another, and refuses one more', async () => {
  const questionId = await aTask();
  await withHints(questionId, ['先想 **输入**', '再想输出']);
  const before = (await told('queryDraft', { questionId })).hints;
  const first = await told('mark', { questionId, hint: true });
  const second = await told('mark', { questionId, hint: true });
  expect([before, first.hints, second.hints?.shown.length]).toEqual([
    { shown: [], total: 2 },
    { shown: ['<p>先想 <strong>输入</strong></p>'], total: 2 },
    2,
  ]);
  expect([await refused('mark', { questionId, hint: true }), first.state.revealedAt]).toEqual(['VALIDATION', null]);
});

test('submitAnswer: records that a hint was read before', async () => {
  const questionId = await aTask();
  await withHints(questionId, ['先想输入']);
  await told('submitAnswer', write(questionId, '// 50'));
  await told('mark', { questionId, hint: true });
  await told('submitAnswer', write(questionId, '// 100 after'));
  const made = await app.db
    .select({ no: tries.no, isHinted: tries.isHinted })
    .from(tries)
    .where(and(eq(tries.appId, appId), eq(tries.questionId, questionId)))
    .orderBy(tries.no);
  expect(made).toEqual([
    { no: 1, isHinted: false },
    { no: 2, isHinted: true },
  ]);
});

test('submitAnswer: sends no note where the analysis has none on the chosen option, and never the analysis', async () => {
  const id = await aChoice();
  const reply = await told('submitAnswer', choose(id, 'B'));
  expect([reply.note, JSON.stringify(reply).includes(SECRET.analysis)]).toEqual([null, false]);
});

test('submitAnswer: sends the note on the chosen wrong option alone', async () => {
  const id = await aChoice();
  const analysis = '先算乘法。选 B 是把加号看成了乘号；选 C 是少算了一次。';
  const [head] = await app.db.select().from(question).where(eq(question.id, id));
  await app.db
    .update(questionVersion)
    .set({ analysis })
    .where(eq(questionVersion.id, head?.currentVersionId ?? ''));
  const reply = await told('submitAnswer', choose(id, 'B'));
  const read = await told('queryDraft', { questionId: id });
  expect([reply.note, read.note, reply.solution]).toEqual(['把加号看成了乘号。', '把加号看成了乘号。', null]);
});
