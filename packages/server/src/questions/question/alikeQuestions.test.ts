import { afterAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { createQuestion, type NewQuestion } from '../bank/createQuestion.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import type { Caller } from '../../testing/everyCall/accessPeople.ts';
import { aStatement } from '../../testing/engine/aStatement.ts';
import { openTestApp } from '../../testing/testApp.ts';
import type { AlikePair } from '@aosai/api/questions/question.contract';

const app = await openTestApp();
afterAll(() => app.close());
const site = await openAccessSite(app);
const by = { appId: app.people.appId, now: app.now(), actorId: null };

const make = (stem: string, head: Partial<NewQuestion> = {}) =>
  createQuestion(app.db, by, { ...aStatement(), stem }, { orgId: null, ownerId: null, status: '1', ...head });

async function alike(ids: readonly string[], caller: Caller = 'super') {
  const office = caller === 'super' ? 'bms' : 'edms';
  const { body } = await app.send('POST', `/${office}/question/queryAlike`, {
    visitor: site.visitors[caller],
    body: { ids },
  });
  return body.code ?? (body.data as { content: AlikePair[] }).content.map(({ id, otherId }) => [id, otherId]);
}

const loop = (n: number) => `执行 for (int i = 1; i <= ${n}; i++) s += i * i; 以后，变量 s 的值一定大于 i 的值。`;

test('queryAlike: names pairs that differ in a number only, in the order in which they were given', async () => {
  const [one, other, third] = [await make(loop(10)), await make(loop(12)), await make('引用不能再改为引用别的变量。')];
  expect(await alike([third.id, other.id, one.id])).toEqual([[other.id, one.id]]);
  expect(await alike([third.id, one.id])).toEqual([]);
});

test('queryAlike: says nothing about questions that the caller may not use', async () => {
  const [open, closed] = [await make(loop(20), { isShared: true }), await make(loop(24), { orgId: newId() })];
  expect(await alike([open.id, closed.id], 'teacher')).toEqual([]);
  const shared = await make(loop(24), { isShared: true });
  expect(await alike([open.id, shared.id], 'teacher')).toEqual([[open.id, shared.id]]);
});
