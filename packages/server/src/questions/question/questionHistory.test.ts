import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SINGLE } from '@aosai/api/questions/kinds';
import { examPaper } from '../../db/schema/exam.ts';
import { question } from '../../db/schema/bank.ts';
import type { Caller } from '../../testing/everyCall/accessPeople.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { aChoice, aTask } from '../../testing/writtenQuestions.ts';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';

const app = await openTestApp();
afterAll(() => app.close());
const site = await openAccessSite(app);

const query = (input: object) => new URLSearchParams(Object.entries(input)).toString();
const read = (by: Caller, action: string, input: object) =>
  app.send('GET', `/edms/question/${action}?${query(input)}`, { visitor: site.visitors[by] });
const codeOf = async (by: Caller, action: string, input: object) => (await read(by, action, input)).body.code ?? 'done';

async function write(method: string, by: Caller, action: string, body: object) {
  const reply = await app.send(method, `/edms/question/${action}`, { visitor: site.visitors[by], body });
  if (reply.body.code) throw new Error(JSON.stringify(reply.body));
  return reply.body.data as { id: string; version: number };
}

/** Puts the question's current version into a paper that was begun, so that the version never changes. */
async function use(questionId: string): Promise<void> {
  const [row] = await app.db.select().from(question).where(eq(question.id, questionId));
  if (!row) throw new Error('the question is there');
  await site.insert(examPaper, 'teacher', {
    title: '卷',
    template: 'gesp-1',
    sections: [{ name: '一', type: SINGLE, items: [{ questionVersionId: row.currentVersionId, points: 200 }] }],
    totalPoints: 200,
    durationMin: 60,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best',
    feedback: 'deferred',
    frozenAt: app.now(),
  });
}

test('restoring an older version of a question makes a newest version of it', async () => {
  const source = aChoice();
  const { id, version } = await write('POST', 'teacher', 'create', { source });
  await use(id);
  const changed = await write('PUT', 'teacher', 'update', {
    id,
    version,
    source: { ...source, stem: '另一个题干', analysis: '另一个解析' },
  });
  const rows = (await read('teacher', 'queryVersions', { id })).body.data as { content: { id: string }[] };
  const instant = expect.any(String) as string;
  const written = { id: instant, authorName: expect.any(String) as string, createdAt: instant, updatedAt: instant };
  expect(rows.content).toEqual([
    { ...written, versionNo: 2, isCurrent: true, changed: ['stem', 'analysis'] },
    { ...written, versionNo: 1, isCurrent: false, changed: [] },
  ]);
  const first = (await read('teacher', 'queryVersion', { id, versionNo: 1 })).body.data as Pick<BankDetail, 'shown'> & {
    source: typeof source;
  };
  expect({ stem: first.source.stem, answer: first.source.answer }).toEqual({
    stem: source.stem,
    answer: source.answer,
  });
  await use(id);
  await write('PUT', 'teacher', 'update', { id, version: changed.version, source: first.source });
  const after = (await read('teacher', 'queryById', { id })).body.data as BankDetail;
  expect({ stem: after.staff?.source?.stem, versionNo: after.staff?.versionNo }).toEqual({
    stem: source.stem,
    versionNo: 3,
  });
});

test('only keepers of a question read its versions and test data', async () => {
  const { id } = await write('POST', 'teacher', 'create', { source: aTask() });
  const sha = '0'.repeat(64);
  for (const [action, input] of [
    ['queryVersions', { id }],
    ['queryVersion', { id, versionNo: 1 }],
    ['exportCaseFile', { id, sha, part: 'all' }],
  ] as const)
    expect({
      action,
      school: await codeOf('manager', action, input),
      otherSchool: await codeOf('otherManager', action, input),
      student: await codeOf('student', action, input),
    }).toEqual({ action, school: 'CONTENT_FOREIGN', otherSchool: 'NOT_FOUND', student: 'FORBIDDEN' });
  expect(await codeOf('teacher', 'queryVersion', { id, versionNo: 2 })).toBe('VALIDATION');
});

test('sends a test data file whole or only its beginning, and no file of another question', async () => {
  const input = '1 2\n'.repeat(5_000);
  const cases = [{ id: '1', input, expected: '3\n', sample: false }];
  const { id } = await write('POST', 'teacher', 'create', { source: aTask({ cases }) });
  const detail = (await read('teacher', 'queryById', { id })).body.data as BankDetail;
  const source = detail.staff?.source;
  const [kept] = source && 'cases' in source ? source.cases : [];
  if (!kept || !('inSha' in kept)) throw new Error('the case is kept');
  const bytesOf = async (sha: string, part: string) =>
    Buffer.from((await read('teacher', 'exportCaseFile', { id, sha, part })).bytes ?? []).toString();
  expect({
    whole: await bytesOf(kept.inSha, 'all'),
    head: await bytesOf(kept.inSha, 'head'),
    answer: await bytesOf(kept.outSha, 'head'),
  }).toEqual({ whole: input, head: input.slice(0, 4_096), answer: '3\n' });
  const other = await write('POST', 'teacher', 'create', { source: aTask({ title: '另一道' }) });
  expect(await codeOf('teacher', 'exportCaseFile', { id: other.id, sha: kept.inSha, part: 'all' })).toBe('NOT_FOUND');
});
