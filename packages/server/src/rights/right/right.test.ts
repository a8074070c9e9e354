import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { sysLog } from '../../db/schema/platform.ts';
import { type Data, openRightsSite } from '../../testing/rightsSite.ts';

const { site, ask, codeOf, list, logOf } = await openRightsSite();
afterAll(() => site.close());

test('only the back office sees a right before it is published or after it was withdrawn', async () => {
  const quota = { name: '题解', kind: 'quota', period: 'month', quota: 30 };
  const { id } = await ask('POST', '/bms/right/create', { code: 'test.right', ...quota });
  const student = await site.signIn('xuesheng');
  const seen = () => codeOf(ask('GET', '/right/queryById', { id }, student));
  const states = [await seen()];
  await ask('PUT', '/bms/right/publish', { id });
  states.push(await seen());
  await ask('PUT', '/bms/right/unpublish', { id });
  states.push(await seen());
  expect(states).toEqual(['NOT_FOUND', 'ok', 'NOT_FOUND']);
  const change = { id, version: 3, ...quota, quota: 40 };
  expect(await codeOf(ask('PUT', '/bms/right/update', { ...change, period: null }))).toBe('VALIDATION');
  await ask('PUT', '/bms/right/update', change);
  expect(await codeOf(ask('PUT', '/bms/right/update', change))).toBe('VERSION_CHANGED');
  expect((await logOf(id)).at(-1)).toEqual({
    action: 'right:update',
    diff: { before: { quota: 30 }, after: { quota: 40 } },
  });
  await ask('DELETE', '/bms/right/delete', { id });
  expect(await codeOf(ask('GET', '/bms/right/queryById', { id }))).toBe('NOT_FOUND');
});

test('a right without a code gets one from the server', async () => {
  const quota = { name: '答疑', kind: 'quota', period: 'month', quota: 4 };
  const { id } = await ask('POST', '/bms/right/create', { code: null, ...quota });
  expect(await ask('GET', '/bms/right/queryById', { id })).toMatchObject({
    code: expect.stringMatching(/^right-[a-z0-9]{8}$/),
  });
  await ask('DELETE', '/bms/right/delete', { id });
});

test('without a size all rights are listed', async () => {
  const all = await list<{ id: string; code: string }>('/bms/right/queryList');
  expect(all.content).toHaveLength(all.total);
  expect(all.size).toBe(all.total);
  expect((await list('/bms/right/queryList?size=2')).content).toHaveLength(2);
});

test('a right that a card contains cannot be deleted', async () => {
  const [carded] = (await list<{ id: string }>('/bms/right/queryList')).content;
  expect(await codeOf(ask('DELETE', '/bms/right/delete', { id: carded?.id ?? '' }))).toBe('RIGHT_IN_USE');
});

test('only the back office writes rights', async () => {
  const [right] = (await list<{ id: string }>('/bms/right/queryList')).content;
  const student = await site.signIn('xuesheng');
  expect(await codeOf(ask('POST', '/right/create', {}, student))).toBe('FORBIDDEN');
  expect(await codeOf(ask('PUT', '/edms/right/publish', { id: right?.id ?? '' }))).toBe('FORBIDDEN');
});

test('free quotas are saved together, with one log entry, and apply at once', async () => {
  const shipped = { codeSubmit: 30, examMock: 2, caseView: 3, answerClean: 1, solutionVideo: 0 };
  const read = () => ask<Data & typeof shipped & { version: number }>('GET', '/bms/right/queryFreeQuotas');
  const set = (quotas: object) => ask('PUT', '/bms/right/setFreeQuotas', quotas);
  const first = await read();
  expect(first).toMatchObject(shipped);
  const mine = { ...shipped, version: first.version, caseView: 7, examMock: 0 };
  expect(await codeOf(set({ ...mine, answerClean: -1 }))).toBe('VALIDATION');
  expect(await codeOf(set({ version: first.version, caseView: 7 }))).toBe('VALIDATION');
  expect(await read()).toEqual(first);
  // Of two concurrent changes one succeeds.
  const both = await Promise.all([set(mine), set({ ...mine, caseView: 9 })].map(codeOf));
  expect(both.toSorted()).toEqual(['VERSION_CHANGED', 'ok']);
  const now = await read();
  expect(await codeOf(set({ ...mine, codeSubmit: 1 }))).toBe('VERSION_CHANGED');
  expect(await read()).toEqual(now);
  await set({ ...now, caseView: 7 });
  const student = await site.signIn('xuesheng');
  const rights = await ask<{ free: { code: string; quota: number }[] }>(
    'GET',
    '/member/queryCurrentRights',
    {},
    student,
  );
  expect(Object.fromEntries(rights.free.map(({ code, quota }) => [code, quota]))).toMatchObject({
    'case.view': 7,
    'exam.mock': 0,
    'code.submit': 30,
  });
  const log = await site.db.select().from(sysLog).where(eq(sysLog.action, 'right:setFreeQuotas')).orderBy(sysLog.seq);
  expect(log[0]?.diff).toMatchObject({ before: { examMock: 2 }, after: { examMock: 0 } });
  expect(await codeOf(ask('PUT', '/bms/right/setFreeQuotas', mine, student))).toBe('FORBIDDEN');
});
