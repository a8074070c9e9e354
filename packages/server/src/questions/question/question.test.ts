import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { OWN_BANK_RIGHT } from '@aosai/api/questions/bank';
import { SINGLE } from '@aosai/api/questions/kinds';
import { newId } from '../../base/newId.ts';
import { question } from '../../db/schema/bank.ts';
import { memberMembership } from '../../db/schema/cards.ts';
import { examPaper, questionVersion } from '../../db/schema/exam.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import type { Caller } from '../../testing/everyCall/accessPeople.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { aChoice, aTask } from '../../testing/writtenQuestions.ts';

const app = await openTestApp();
afterAll(() => app.close());
const site = await openAccessSite(app);

type Prefix = '' | '/oj' | '/edms' | '/bms';
const prefixOf = (by: Caller): Prefix => (by === 'super' ? '/bms' : '/edms');
async function send(method: string, by: Caller, action: string, body: object, prefix = prefixOf(by)) {
  const reply = await app.send(method, `${prefix}/question/${action}`, { visitor: site.visitors[by], body });
  return reply.body.code ?? (reply.body.data as Record<string, unknown>);
}
const create = async (by: Caller, input: object = {}, prefix?: Prefix) => {
  const made = await send('POST', by, 'create', { source: aChoice(), ...input }, prefix);
  return typeof made === 'string' ? made : String(made['id']);
};
const rowOf = async (id: string) => {
  const [row] = await app.db.select().from(question).where(eq(question.id, id));
  if (!row) throw new Error(`no question ${id}`);
  return row;
};
/** The result of an update sent with the row's current version. */
async function update(by: Caller, id: string, input: object, prefix?: Prefix) {
  const { version } = await rowOf(id);
  const said = await send('PUT', by, 'update', { id, version, ...input }, prefix);
  return typeof said === 'string' ? said : 'done';
}
async function look(by: Caller, id: string, prefix = prefixOf(by)) {
  const { body } = await app.send('GET', `${prefix}/question/queryById?id=${id}`, { visitor: site.visitors[by] });
  return body.code ?? (body.data as { staff: { source: { cases?: object[] } }; title: string });
}
const versionsOf = (id: string) =>
  app.db
    .select({ no: questionVersion.versionNo, stem: questionVersion.stem })
    .from(questionVersion)
    .where(eq(questionVersion.questionId, id))
    .orderBy(questionVersion.versionNo);
async function paperWith(id: string, more: object = {}) {
  const { currentVersionId } = await rowOf(id);
  return site.insert(examPaper, 'teacher', {
    title: '卷',
    template: 'gesp-1',
    sections: [{ name: '一', type: SINGLE, items: [{ questionVersionId: currentVersionId, points: 200 }] }],
    totalPoints: 200,
    durationMin: 60,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best',
    feedback: 'deferred',
    ...more,
  });
}

test('a new question is a closed draft of its bank, and is returned as it was written', async () => {
  const source = aChoice('以下哪一个是循环？');
  const id = await create('teacher', { source, stage: 'gesp-1', points: ['gesp-cpp-4/recurrence'], pricePoints: 3 });
  const { orgId, ownerId, status, isOpen, isShared, title, tags, stage, points, usedCount } = await rowOf(id);
  expect({ orgId, ownerId, status, isOpen, isShared, title, tags, stage, points, usedCount }).toEqual({
    orgId: site.orgIds.teacher,
    ownerId: site.ids.teacher,
    status: '0',
    isOpen: false,
    isShared: false,
    title: '以下哪一个是循环？',
    tags: ['循环'],
    stage: 'gesp-1',
    points: ['gesp-cpp-4/recurrence'],
    usedCount: 0,
  });
  expect(await look('teacher', id)).toMatchObject({
    staff: { source, bank: 'own', mayWrite: true, isUsed: false, isInExam: false, near: [], check: 'none' },
  });
  const own = { bank: 'own', ownerId: site.ids.teacher };
  const banks = [await create('manager'), await create('super')];
  expect(await Promise.all([id, ...banks].map(rowOf))).toMatchObject([
    { ownerId: own.ownerId },
    { orgId: site.orgIds.manager, ownerId: null },
    { orgId: null, ownerId: null },
  ]);
  expect(await create('teacher', { points: ['gesp-cpp-1/no-such-point'] })).toBe('VALIDATION');
  expect([await create('super', { bank: 'org' }), await create('teacher', { bank: 'platform' })]).toEqual([
    'FORBIDDEN',
    'FORBIDDEN',
  ]);
});

test('an invalid question is refused with readable faults, and nothing is stored', async () => {
  const before = await app.db.$count(question);
  const twice = { ...aChoice(), options: ['A', 'A'].map((id) => ({ id, text: id })), answer: ['B'] };
  const reply = await app.send('POST', '/edms/question/create', {
    visitor: site.visitors.teacher,
    body: { source: twice },
  });
  expect(reply.body).toMatchObject({ code: 'VALIDATION', message: '提交的内容有误：选项的编号有重复；答案不在选项里' });
  expect(await create('teacher', { source: aTask({ cases: [] }), status: '1' })).toBe('VALIDATION');
  expect(await app.db.$count(question)).toBe(before);
  expect(await create('teacher', { source: aTask({ cases: [] }) })).toHaveLength(26);
});

test('a question moves only between states that allow it', async () => {
  const id = await create('teacher');
  const said: string[] = [];
  for (const status of ['2', '1', '3', '2', '0', '1', '0', '3', '1', '0']) {
    said.push(`${status} ${await update('teacher', id, { status })}`);
  }
  expect(said).toEqual([
    '2 CONTENT_STATE',
    '1 done',
    '3 CONTENT_STATE',
    '2 done',
    '0 CONTENT_STATE',
    '1 done',
    '0 done',
    '3 done',
    '1 CONTENT_STATE',
    '0 done',
  ]);
});

test('a teacher offers a question, the school returns it with a note or takes it into its bank', async () => {
  const id = await create('teacher', { bank: 'org' });
  expect(await rowOf(id)).toMatchObject({ status: '3', ownerId: site.ids.teacher });
  expect([
    await update('teacher', id, { title: '改' }),
    await update('manager', id, { title: '改' }),
    await update('manager', id, { status: '0' }),
    await update('manager', id, { status: '0', note: '选项太少' }),
  ]).toEqual(['CONTENT_STATE', 'CONTENT_FOREIGN', 'VALIDATION', 'done']);
  expect(await look('teacher', id)).toMatchObject({ staff: { status: '0', note: '选项太少' } });
  expect(await update('manager', id, { status: '1' })).toBe('CONTENT_FOREIGN');
  expect(await update('teacher', id, { bank: 'org' })).toBe('done');
  expect(await update('manager', id, { status: '1' })).toBe('done');
  expect(await rowOf(id)).toMatchObject({ status: '1', ownerId: null, orgId: site.orgIds.teacher, note: null });
  expect(await update('teacher', id, { title: '改' })).toBe('CONTENT_FOREIGN');
});

test('the platform may retire others’ questions but change nothing else of them', async () => {
  const id = await create('teacher');
  await update('teacher', id, { status: '1' });
  expect([
    await update('super', id, { title: '改' }),
    await update('super', id, { status: '0' }),
    await send('DELETE', 'super', 'delete', { id }),
    await update('super', id, { status: '2' }),
  ]).toEqual(['CONTENT_FOREIGN', 'CONTENT_FOREIGN', 'CONTENT_FOREIGN', 'done']);
});

test('an unused version is edited in place, a used one gets a successor, and equal content makes none', async () => {
  const id = await create('teacher', { source: aChoice('第一稿') });
  await update('teacher', id, { source: aChoice('第二稿') });
  expect(await versionsOf(id)).toEqual([{ no: 1, stem: '第二稿' }]);
  await paperWith(id);
  await update('teacher', id, { source: aChoice('第三稿') });
  expect(await versionsOf(id)).toEqual([{ no: 1, stem: '第三稿' }]);
  await paperWith(id, { frozenAt: app.now() });
  await update('teacher', id, { source: aChoice('第三稿'), pricePoints: 1 });
  expect(await versionsOf(id)).toEqual([{ no: 1, stem: '第三稿' }]);
  await update('teacher', id, { source: aChoice('第四稿') });
  expect(await versionsOf(id)).toEqual([
    { no: 1, stem: '第三稿' },
    { no: 2, stem: '第四稿' },
  ]);
  expect(await look('teacher', id)).toMatchObject({ title: '第四稿', staff: { versionNo: 2, isUsed: false } });
  expect(await update('teacher', id, { source: aTask() })).toBe('VALIDATION');
});

test('of many concurrent edits of one version exactly one wins, the others are refused', async () => {
  const id = await create('teacher');
  const body = { id, version: 1 };
  const said = await Promise.all(
    Array.from({ length: 8 }, (_, no) => send('PUT', 'teacher', 'update', { ...body, source: aChoice(`第 ${no} 稿`) })),
  );
  const refused = said.filter((one) => one === 'VERSION_CHANGED');
  expect([refused.length, said.length - refused.length, (await rowOf(id)).version]).toEqual([7, 1, 2]);
});

test('a used question can neither be deleted nor made a draft again', async () => {
  const id = await create('teacher', { status: '1' });
  const paperId = await paperWith(id);
  expect([await send('DELETE', 'teacher', 'delete', { id }), await update('teacher', id, { status: '0' })]).toEqual([
    'CONTENT_USED',
    'CONTENT_STATE',
  ]);
  await app.db
    .update(examPaper)
    .set({ deletedAt: app.now() })
    .where(and(eq(examPaper.appId, app.people.appId), eq(examPaper.id, paperId)));
  expect(await send('DELETE', 'teacher', 'delete', { id })).toEqual({ id });
  expect(await look('teacher', id)).toBe('NOT_FOUND');
});

test('a task is not ready for papers until its programs gave the expected verdicts', async () => {
  const solutions = [{ id: 's1', name: '标准', language: 53, code: 'int main(){}', expect: ['AC'] }];
  const source = aTask();
  const id = await create('teacher', { source, solutions });
  expect(await update('teacher', id, { status: '1' })).toBe('QUESTION_UNCHECKED');
  await app.db
    .update(question)
    .set({ checkState: 'asExpected' })
    .where(and(eq(question.appId, app.people.appId), eq(question.id, id)));
  expect(await update('teacher', id, { status: '1', source: { ...source, analysis: '改了解析' } })).toBe('done');
  expect(await rowOf(id)).toMatchObject({ status: '1', checkState: 'asExpected' });
  await update('teacher', id, { source: { ...source, cases: [{ ...source.cases[0], input: '2 2\n' }] } });
  expect(await rowOf(id)).toMatchObject({ checkState: 'unchecked' });
  await update('teacher', id, { solutions: [] });
  expect(await rowOf(id)).toMatchObject({ checkState: 'none' });
});

test('the data of cases is kept by its hashes, and a foreign hash is refused', async () => {
  const hidden = { id: '2', input: '5 6\n', expected: '11\n', sample: false };
  const source = aTask();
  const id = await create('teacher', { source: { ...source, cases: [...source.cases, hidden] } });
  const seen = await look('teacher', id);
  const kept = typeof seen === 'string' ? {} : seen.staff.source;
  expect(kept.cases).toMatchObject([
    { id: '1', sample: true, input: '1 2\n', inBytes: 4 },
    { id: '2', sample: false, inBytes: 4, outBytes: 3 },
  ]);
  expect(JSON.stringify(kept)).not.toContain('5 6');
  expect(await update('teacher', id, { source: { ...kept, analysis: '换了解析' } })).toBe('done');
  expect([
    await create('otherManager', { source: { ...kept, stem: newId() } }),
    await update('teacher', await create('teacher', { source: aTask() }), { source: { ...kept, stem: newId() } }),
  ]).toEqual(['VALIDATION', 'VALIDATION']);
});

test('refuses the same question twice unless confirmed, comparing only what the caller sees', async () => {
  const stem = `${newId()} 的长度是多少？`;
  const source = aChoice(stem);
  const id = await create('teacher', { source });
  const again = { ...source, stem: `  ${stem.toLowerCase()}`, options: source.options.toReversed() };
  expect(await create('teacher', { source: again })).toBe('QUESTION_DUPLICATE');
  expect(await create('otherManager', { source: again })).toHaveLength(26);
  expect(await create('manager', { source: again })).toBe('QUESTION_DUPLICATE');
  const other = await create('teacher', { source: again, allowDuplicate: true });
  expect(await update('teacher', other, { source: again })).toBe('QUESTION_DUPLICATE');
  expect(await look('teacher', id)).toMatchObject({ staff: { near: [{ id: other, percent: 100 }] } });
  const body = { source: aChoice() };
  const said = await Promise.all(Array.from({ length: 5 }, () => send('POST', 'teacher', 'create', body)));
  expect(said.filter((one) => one === 'QUESTION_DUPLICATE')).toHaveLength(4);
});

test('the school keeps the questions of a teacher who leaves, and the teacher loses them', async () => {
  const id = await create('teacher');
  const place = and(
    eq(organizationMember.appId, app.people.appId),
    eq(organizationMember.memberId, site.ids.teacher),
    eq(organizationMember.orgId, app.people.orgId),
  );
  expect(await update('manager', id, { title: '改' })).toBe('CONTENT_FOREIGN');
  await app.db.update(organizationMember).set({ status: 'left' }).where(place);
  expect(await update('manager', id, { title: '改' })).toBe('done');
  expect(await update('manager', id, { bank: 'org' })).toBe('done');
  expect(await rowOf(id)).toMatchObject({ ownerId: null, orgId: app.people.orgId, title: '改' });
  await app.db.update(organizationMember).set({ status: 'active' }).where(place);
});

test('a teacher without a school keeps a hundred questions, also when two arrive at once', async () => {
  const id = newId();
  const base = { appId: app.people.appId, createdAt: app.now(), updatedAt: app.now() };
  const [known] = await app.db.select({ pwdHash: member.pwdHash }).from(member).where(eq(member.id, site.ids.teacher));
  await app.db
    .insert(member)
    .values({ ...base, id, account: 'alone', name: '独立老师', type: 'teacher', status: '1', pwdHash: known?.pwdHash });
  const rows = Array.from({ length: 99 }, () => ({ ...base, id: newId(), type: SINGLE, currentVersionId: newId() }));
  await app.db.insert(question).values(rows.map((row) => ({ ...row, ownerId: id, contentHash: row.id })));
  const visitor = await app.signIn('alone');
  const one = () => app.send('POST', '/question/create', { visitor, body: { source: aChoice() } });
  const codes = (await Promise.all([one(), one(), one()])).map(({ body }) => body.code ?? 'done');
  expect(codes.toSorted()).toEqual(['BANK_FULL', 'BANK_FULL', 'done']);

  // With the teachers' card there is no limit; once it ends, the limit applies again.
  const bankRight = { code: OWN_BANK_RIGHT, name: '自建题库不限题数', quota: null, period: null };
  const card = { name: '教师年卡', type: '1' as const, days: 1, rights: [bankRight] };
  const dates = { startDate: app.now(), expireDate: new Date(app.now().getTime() + DAY_MS) };
  const held = { ...base, id: newId(), memberId: id, membershipId: newId(), ...card, ...dates };
  await app.db.insert(memberMembership).values(held);
  expect((await one()).body.code).toBeUndefined();
  await app.db
    .update(memberMembership)
    .set({ expireDate: new Date(app.now().getTime() - 1) })
    .where(eq(memberMembership.id, held.id));
  expect((await one()).body.code).toBe('BANK_FULL');
});
