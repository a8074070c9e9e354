import { afterAll, expect, test } from 'vitest';
import type { QuestionEvidence } from '@aosai/api/questions/questionEvidence.contract';
import { hasBody } from '@aosai/api/questions/kinds';
import { eq } from 'drizzle-orm';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { createQuestion } from '../../questions/bank/createQuestion.ts';
import { instanceOf } from '../../questions/parametric/drawn.ts';
import { templateNamed } from '../../questions/parametric/templates.ts';
import { aStatement } from '../../testing/engine/aStatement.ts';
import type { Caller } from '../../testing/everyCall/accessPeople.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import { openTestApp } from '../../testing/testApp.ts';

const app = await openTestApp();
afterAll(() => app.close());
const site = await openAccessSite(app);
const by = { appId: app.people.appId, now: app.now(), actorId: null };
const head = { orgId: site.orgIds.teacher, ownerId: null, status: '1' } as const;

async function read(caller: Caller, id: string): Promise<QuestionEvidence | string> {
  const reply = await app.send('GET', `/edms/question/queryEvidence?id=${id}`, { visitor: site.visitors[caller] });
  return reply.body.code ?? (reply.body.data as QuestionEvidence);
}

test('question.queryEvidence: gives the program and the misconceptions of a question made by a template', async () => {
  const template = templateNamed('digit-sum');
  if (!template) throw new Error('the template is there');
  const source = instanceOf(template, 1);
  if (!hasBody(source, 'options')) throw new Error('a choice is drawn');
  const drawnFrom = { template: template.name, version: template.version, seed: 1 };
  const { id, versionId } = await createQuestion(app.db, by, source, { ...head, drawnFrom });
  const found = await read('teacher', versionId);
  const [right = ''] = source.answer;
  const wrong = source.options.flatMap((option) => (option.id === right ? [] : [option.id]));
  const { written } = template.drawn(1);
  expect(found).toMatchObject({ questionId: id, figures: null, firstAnswers: null });
  if (typeof found === 'string') throw new Error(found);
  expect(found.proof).toMatchObject({ template: template.title, output: written.key });
  expect(found.proof?.code).toContain(written.code?.trim().split('\n')[0]);
  expect(found.mistakes.map(({ optionId }) => optionId)).toEqual(wrong);
  for (const { optionId, mistake } of found.mistakes) expect(source.analysis).toContain(`选 ${optionId} 是${mistake}`);
});

test('question.queryEvidence: gives no program once somebody has edited the question', async () => {
  const { id } = await createQuestion(app.db, by, aStatement(), head);
  expect(await read('teacher', id)).toEqual({
    questionId: id,
    proof: null,
    mistakes: [],
    firstAnswers: null,
    figures: null,
  });
});

test('question.queryEvidence: refuses other schools, students and deleted questions', async () => {
  const { id, versionId } = await createQuestion(app.db, by, aStatement(), head);
  expect([await read('otherManager', id), await read('otherManager', versionId)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await read('student', id)).toBe('FORBIDDEN');
  await app.db.update(question).set({ deletedAt: app.now() }).where(eq(question.id, id));
  expect(await read('teacher', id)).toBe('NOT_FOUND');
  await app.db.delete(questionVersion).where(eq(questionVersion.questionId, id));
  expect(await read('teacher', versionId)).toBe('NOT_FOUND');
});
