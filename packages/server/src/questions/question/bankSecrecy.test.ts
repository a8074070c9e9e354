import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import { question } from '../../db/schema/bank.ts';
import { exam, examPaper, questionVersion } from '../../db/schema/exam.ts';
import { memberMembership } from '../../db/schema/cards.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import type { Caller } from '../../testing/everyCall/accessPeople.ts';
import { CANARIES } from '../../testing/engine/canaries.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';
import { textOfFile } from '../../testing/textOfFile.ts';

const app = await openTestApp();
afterAll(() => app.close());
const site = await openAccessSite(app);

// The student's card would open every solution.
await app.db
  .update(memberMembership)
  .set({ deletedAt: app.now() })
  .where(and(eq(memberMembership.appId, app.people.appId), eq(memberMembership.memberId, site.ids.student)));

const SECRETS = { ...CANARIES, header: 'CANARY-HEADER' } as const;

const HIDDEN_SHA = createHash('sha256').update(SECRETS.hiddenInput).digest('hex');

const aTask = () => ({
  type: PROGRAMMING,
  title: `最短路 ${newId()}`,
  stem: `${newId()} 求最短路的长度。`,
  analysis: SECRETS.analysis,
  difficulty: 'hard',
  tags: ['图论'],
  limits: { timeMs: 1000, memoryKiB: 262_144 },
  languages: [53],
  compare: {
    kind: 'checker',
    protocol: 'testlib',
    language: 53,
    source: SECRETS.checker,
    headers: { 'own.h': SECRETS.header },
  },
  hints: [SECRETS.hint],
  subtasks: [],
  cases: [
    { id: '1', input: '1 2\n', expected: '3\n', sample: true },
    { id: '2', input: SECRETS.hiddenInput, expected: SECRETS.hiddenExpected, sample: false },
  ],
});
const aFill = () => ({
  type: '4',
  stem: `${newId()} 的值是____。`,
  analysis: SECRETS.analysis,
  difficulty: 'easy',
  tags: ['循环'],
  answer: [[SECRETS.acceptedText, '42']],
});
const solutions = [{ id: 's', name: SECRETS.solution, language: 53, code: SECRETS.solution, expect: ['AC'] }];

async function make(source: object, head: object) {
  const body = { source, ...head };
  const { body: reply } = await app.send('POST', '/bms/question/create', { visitor: site.visitors.super, body });
  const { id } = reply.data as { id: string };
  const own = and(eq(question.appId, app.people.appId), eq(question.id, id));
  await app.db.update(question).set({ checkState: 'asExpected', status: '1' }).where(own);
  const ofIt = and(eq(questionVersion.appId, app.people.appId), eq(questionVersion.questionId, id));
  await app.db.update(questionVersion).set({ videoFile: SECRETS.video }).where(ofIt);
  return id;
}
const task = aTask();
const fill = aFill();
const closed = [await make(task, { solutions, isShared: true }), await make(fill, { isShared: true })];
const open = [
  await make(aTask(), { solutions, isOpen: true, pricePoints: 5 }),
  await make(aFill(), { isOpen: true }),
  await make(aTask(), { isOpen: true, pricePoints: 100_000 }),
];

const PREFIXES = ['', '/oj', '/edms', '/bms'] as const;
type Prefix = (typeof PREFIXES)[number];

/** Everything that a caller gets from the bank under a prefix, including errors and files. */
async function served(caller: Caller, prefix: Prefix): Promise<{ text: string; codes: Record<string, string> }> {
  const visitor = site.visitors[caller];
  const ids = [...closed, ...open];
  const parts: string[] = [];
  const codes: Record<string, string> = {};
  const send = async (name: string, method: string, path: string, options: object = {}) => {
    const { body, bytes } = await app.send(method, `${prefix}/question/${path}`, { visitor, ...options });
    parts.push(JSON.stringify(body), bytes ? await textOfFile(bytes) : '');
    codes[name] = body.code ?? 'done';
  };
  for (const [no, id] of ids.entries()) await send(`look ${no}`, 'GET', `queryById?id=${id}`);
  const words = [...Object.values(SECRETS), '最短路', '图论', '42', 'CANARY'];
  for (const keyword of words) await send(`find ${keyword}`, 'POST', 'queryList?size=200', { body: { keyword } });
  await send('all', 'POST', 'queryList?size=200', { body: {} });
  await send('simple', 'POST', 'querySimpleList?size=200', { body: {} });
  await send('sheet', 'POST', 'queryList?export=xlsx', { body: {} });
  await send('draw', 'POST', 'queryRandomList', { body: { slots: [{ type: PROGRAMMING, count: 20 }] } });
  await send('again', 'POST', 'create', { body: { source: fill } });
  await send('take all', 'GET', `exportCase?${ids.map((id) => `ids=${id}`).join('&')}`);
  for (const [no, id] of ids.entries()) {
    await send(`take ${no}`, 'GET', `exportCase?ids=${id}`);
    await send(`case ${no}`, 'GET', `exportCaseFile?id=${id}&sha=${HIDDEN_SHA}&part=all`);
    await send(`versions ${no}`, 'GET', `queryVersions?id=${id}`);
    await send(`version ${no}`, 'GET', `queryVersion?id=${id}&versionNo=1`);
    // A trial that the office starts would stay in the judge's queue.
    if (prefix !== '/bms') await send(`try ${no}`, 'POST', 'debug', { body: { id } });
    if (prefix === '') await send(`run ${no}`, 'POST', 'debug', { body: { id, language: 53, code: 'x', input: '1' } });
    await send(`change ${no}`, 'PUT', 'update', { body: { id, version: 999, source: task } });
    await send(`remove ${no}`, 'DELETE', 'delete', { body: { id: prefix === '/bms' ? newId() : id } });
  }
  return { text: parts.join('\n'), codes };
}
const found = (text: string) => Object.values(SECRETS).filter((secret) => text.includes(secret));

test('members who practise read no key, analysis, hidden case, checker or program, and no closed question', async () => {
  for (const caller of ['student', 'parent', 'otherManager'] as const) {
    for (const prefix of ['', '/oj'] as const) {
      const { text, codes } = await served(caller, prefix);
      expect(found(text), `${caller} ${prefix}`).toEqual([]);
      expect([codes['look 0'], codes['look 1'], codes['look 2']], caller).toEqual(['NOT_FOUND', 'NOT_FOUND', 'done']);
      for (const id of closed) expect(text).not.toContain(id);
      for (const word of ['contentHash', 'usedCount":0', 'testlib', '"cases"']) expect(text).not.toContain(word);
    }
  }
  expect(found((await served('anonymous', '')).text)).toEqual([]);
});

test('parents read a free solution of a task at once, that of an objective question after a try', async () => {
  const free = await make(aTask(), { isOpen: true });
  const look = async (id: string, by: 'student' | 'parent') => {
    const { body } = await app.send('GET', `/oj/question/queryById?id=${id}`, { visitor: site.visitors[by] });
    return (body.data as { analysisHtml: string | null }).analysisHtml;
  };
  for (const [by, shown] of [
    ['student', null],
    ['parent', `<p>${SECRETS.analysis}</p>`],
  ] as const)
    expect([await look(free, by), await look(open[1] ?? '', by), await look(open[0] ?? '', by)]).toEqual([
      shown,
      null,
      null,
    ]);
});

test('schools read keys of shared questions, except while an exam that is not over asks them', async () => {
  const versions = await app.db
    .select({ versionId: question.currentVersionId, id: question.id })
    .from(question)
    .where(eq(question.isShared, true));
  const items = versions.map(({ versionId }) => ({ questionVersionId: versionId, points: 200 }));
  const paperId = await site.insert(examPaper, 'parent', {
    title: '卷',
    template: 'gesp-1',
    sections: [{ name: '一', type: SINGLE, items }],
    totalPoints: 400,
    durationMin: 60,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best',
    feedback: 'deferred',
  });
  const readers = ['teacher', 'manager', 'otherManager'] as const;
  const secrets = async () => {
    const all = [];
    for (const caller of readers) all.push(found((await served(caller, '/edms')).text));
    return all;
  };
  // A package with these questions contains the hidden cases too.
  const told = readers.map(() => Object.values(SECRETS));
  expect(await secrets()).toEqual(told);
  const examId = await site.insert(exam, 'parent', {
    title: '考试',
    summary: '',
    notesHtml: '',
    published: true,
    enrollStartAt: site.inHours(1),
    enrollEndAt: site.inHours(2),
    startAt: site.inHours(3),
    endAt: site.inHours(4),
    examPaperIds: [paperId],
    priceFen: 0,
    scope: 'public',
    maxAttempts: 1,
    reviewMatrix: MOCK_REVIEW,
    lateStartPolicy: 'untilEnd',
    recordsEvents: false,
  });
  expect(await secrets()).toEqual(readers.map(() => []));
  const office = await served('super', '/bms');
  expect(found(office.text)).toEqual(told[0]);
  const opening = await app.send('PUT', '/bms/question/update', {
    visitor: site.visitors.super,
    body: { id: closed[0], version: 1, isOpen: true },
  });
  expect(opening.body.code).toBe('QUESTION_IN_EXAM');
  const own = and(eq(exam.appId, app.people.appId), eq(exam.id, examId));
  await app.db
    .update(exam)
    .set({ endAt: site.inHours(-1) })
    .where(own);
  expect(await secrets()).toEqual(told);
});

test('another school sees neither drafts nor questions of this one, nor that there are any', async () => {
  const source = aFill();
  const body = { source };
  await app.send('POST', '/edms/question/create', { visitor: site.visitors.manager, body });
  const [row] = await app.db.select().from(question).where(eq(question.orgId, app.people.orgId));
  const visitor = site.visitors.otherManager;
  const look = await app.send('GET', `/edms/question/queryById?id=${row?.id ?? ''}`, { visitor });
  const again = await app.send('POST', '/edms/question/create', { visitor, body });
  expect([look.body.code, again.body.success]).toEqual(['NOT_FOUND', true]);
});

const CALLERS = ['anonymous', 'student', 'parent', 'teacher', 'manager', 'otherManager'] as const;

test('an upload reveals nothing its sender cannot see, and its token works for nobody else', async () => {
  const source = aFill();
  const visitor = site.visitors.manager;
  const made = await app.send('POST', '/edms/question/create', { visitor, body: { source } });
  expect(made.body.success).toBe(true);
  // The same question with guessed fields, as an attacker would write it.
  const guess = { ...source, title: '', points: null, analysis: '', answer: [['43']] };
  const file = JSON.stringify({ format: 'aosai-questions', formatVersion: 1, questions: [guess] });
  const upload = (by: Visitor | null, prefix: Prefix, action: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([file]), 'guess.json');
    return app.send('POST', `${prefix}/question/${action}`, { visitor: by, form });
  };
  const outsider = site.visitors.otherManager;
  const told = await upload(outsider, '/edms', 'unzipAndParse', { purpose: 'bank' });
  const { token, items } = told.body.data as { token: string; items: { outcome: string; match: unknown }[] };
  expect(items.map(({ outcome, match }) => ({ outcome, match }))).toEqual([{ outcome: 'new', match: null }]);
  const other = await upload(site.visitors.teacher, '', 'import', { mode: 'check' });
  expect((other.body.data as { check: { items: { outcome: string }[] } }).check.items[0]?.outcome).toBe('new');

  const texts = [JSON.stringify([told.body, other.body])];
  const codes: Record<string, (string | undefined)[]> = {};
  for (const caller of CALLERS.filter((one) => one !== 'otherManager')) {
    for (const prefix of ['', '/edms', '/bms'] as const) {
      const by = site.visitors[caller];
      const body = { token, items: [{ no: 1, action: 'create' }] };
      const replies = [
        await app.send('POST', `${prefix}/question/importZip`, { visitor: by, body }),
        await app.send('GET', `${prefix}/question/queryImport?importId=${token}`, { visitor: by }),
        await app.send('GET', `${prefix}/question/exportImport?importId=${token}`, { visitor: by }),
        await upload(by, prefix, 'import', { mode: 'apply', token }),
      ];
      texts.push(JSON.stringify(replies));
      codes[`${caller} ${prefix}`] = replies.map(({ body: reply }) => reply.code);
    }
  }
  const stranger = ['IMPORT_EXPIRED', 'NOT_FOUND', 'NOT_FOUND', 'IMPORT_EXPIRED'];
  expect(codes).toMatchObject({
    'teacher ': stranger,
    'teacher /edms': stranger,
    'manager /edms': stranger,
    'student ': Array(4).fill('FORBIDDEN'),
    'parent /edms': Array(4).fill('FORBIDDEN'),
    'teacher /bms': Array(4).fill('FORBIDDEN'),
    'anonymous ': Array(4).fill('SIGN_IN_REQUIRED'),
  });
  expect(found(texts.join('\n'))).toEqual([]);
});

test('the log of the bank holds no key, no text and no program', async () => {
  const entries = await app.db.select({ diff: sysLog.diff }).from(sysLog).where(eq(sysLog.appId, app.people.appId));
  expect(entries.length).toBeGreaterThan(5);
  expect(found(JSON.stringify(entries))).toEqual([]);
});
