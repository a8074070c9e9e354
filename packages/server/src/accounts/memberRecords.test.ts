import { and, eq, sum } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { seedExams } from '../demo/demo.ts';
import { exam, examMemberQuestion } from '../db/schema/exam.ts';
import { memberDocument, memberPoints } from '../db/schema/memberRecords.ts';
import { member, session } from '../db/schema/people.ts';
import { file, sysLog } from '../db/schema/platform.ts';
import { grantPoints } from './points/grantPoints.ts';
import { openTestApp, type Visitor } from '../testing/testApp.ts';

const START = new Date('2026-11-21T08:00:00.000Z');
const site = await openTestApp({
  judgeStatus: () => ({ available: true, level: 'L3', layers: [], compilers: [], slots: 1, problems: [] }),
});
const { db, people } = site;
const { appId, studentId } = people;
afterAll(() => site.close());
beforeEach(() => site.at(START));

const base = () => ({ appId, id: newId(), createdAt: START, updatedAt: START });
/** Signing in costs a hash, so each account that no test signs out does it once. */
const visitors = new Map<string, Promise<Visitor>>();
function once(account: string, realm: 'member' | 'user' = 'member'): Promise<Visitor> {
  const known = visitors.get(account) ?? site.signIn(account, realm);
  visitors.set(account, known);
  return known;
}
const student = () => once('xuesheng');
const office = () => once('guanli', 'user');
const call = async (visitor: Visitor | null, method: string, path: string, body: object = {}) =>
  (await site.send(method, path, { visitor, body })).body;
const get = async (visitor: Visitor, path: string) => (await site.send('GET', path, { visitor })).body;
const answerOf = (reply: { code?: string; success: boolean }) => reply.code ?? (reply.success ? 'ok' : 'failed');
const idOf = (reply: { data?: unknown }) => (reply.data as { id: string }).id;
const contentOf = (reply: { data?: unknown }) => (reply.data as { content: Record<string, unknown>[] }).content;
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000).toISOString();

/** Blocks a member, by default the demo's student, while `run` is running. */
async function blocked(scope: string, until: string | null, run: () => Promise<void>, memberId = studentId) {
  const operator = await office();
  const body = { memberId, scope, reason: '多次代考', until };
  const id = idOf(await call(operator, 'POST', '/bms/memberBlacklist/create', body));
  await run();
  site.at(START);
  expect(answerOf(await call(await office(), 'DELETE', '/bms/memberBlacklist/delete', { id }))).toBe('ok');
}

test('S25: a member blocked from signing in loses the session at once and stays out until the end', async () => {
  const inside = await site.signIn('xuesheng');
  await blocked('login', later(30), async () => {
    expect(answerOf(await get(inside, '/auth/verify'))).toBe('SIGN_IN_REQUIRED');
    expect(await db.select().from(session).where(eq(session.personId, studentId))).toEqual([]);
    const reply = await call(null, 'POST', '/auth/loginByPwd', {
      account: 'xuesheng',
      password: 'aosai2026',
      realm: 'member',
    });
    expect([reply.code, reply.message]).toEqual([
      'MEMBER_BLOCKED',
      '账号在 2026-11-21 16:30 之前不能登录。原因：多次代考。有疑问请联系老师或管理员',
    ]);
    site.at(new Date(later(30)));
    await site.signIn('xuesheng');
  });
});

test('a member blocked from submitting loses no answer: code is stored, only judging is refused', async () => {
  await seedExams(db, site.services.testData, START, people);
  const visitor = await student();
  const room = await openIoiExam(visitor);
  await blocked('submit', null, async () => {
    const answers = [
      {
        questionId: room.codeId,
        baseRevision: 0,
        answer: { kind: 'code', language: 53, code: 'int main() {}' },
        flagged: false,
        spentMs: 1,
        submit: true,
      },
    ];
    const save = { attemptId: room.attemptId, token: room.token, answers, events: [] };
    expect(answerOf(await call(visitor, 'POST', '/examMemberQuestion/save', save))).toBe('MEMBER_BLOCKED');
    const stored = await db
      .select({ answer: examMemberQuestion.answer, revision: examMemberQuestion.revision })
      .from(examMemberQuestion)
      .where(
        and(eq(examMemberQuestion.attemptId, room.attemptId), eq(examMemberQuestion.questionVersionId, room.codeId)),
      );
    expect(stored).toEqual([{ answer: { kind: 'code', language: 53, code: 'int main() {}' }, revision: 1 }]);
    const debug = { attemptId: room.attemptId, token: room.token, questionId: room.codeId, language: 53, code: 'x' };
    expect(answerOf(await call(visitor, 'POST', '/examMemberQuestion/debug', debug))).toBe('MEMBER_BLOCKED');
    const plain = {
      ...save,
      answers: answers.map((one) => ({ ...one, baseRevision: 1, submit: false, flagged: true })),
    };
    expect(answerOf(await call(visitor, 'POST', '/examMemberQuestion/save', plain))).toBe('ok');
  });
});

/** A running exam whose programs are judged at once. */
async function openIoiExam(visitor: Visitor) {
  for (const { id: examId, examPaperIds } of await db.select().from(exam)) {
    if (answerOf(await call(visitor, 'POST', '/examEnroll/enroll', { examId })) !== 'ok') continue;
    const body = { examId, examPaperId: examPaperIds[0], deviceId: 'device-of-the-test' };
    const reply = await call(visitor, 'POST', '/examPaperEnroll/start', body);
    if (!reply.success) continue;
    const room = reply.data as {
      feedback: string;
      token: string;
      attempt: { id: string };
      sections: { questions: { id: string; programming: object | null }[] }[];
    };
    const code = room.sections.flatMap(({ questions }) => questions).find(({ programming }) => programming);
    if (code) return { attemptId: room.attempt.id, token: room.token, codeId: code.id };
  }
  throw new Error('the demo has no running exam with a programming task');
}

test('a member blocked from enrolling is told so, and can enrol when the entry is lifted', async () => {
  const visitor = await once('xuesheng2');
  const exams = await db.select({ id: exam.id }).from(exam);
  const enrolled = () =>
    Promise.all(
      exams.map(async ({ id }) => answerOf(await call(visitor, 'POST', '/examEnroll/enroll', { examId: id }))),
    );
  const during: string[] = [];
  const enter = async () => void during.push(...(await enrolled()));
  await blocked('enroll', null, enter, people.classmateIds[0]);
  const after = await enrolled();
  const kept = after.filter((answer, i) => answer === 'ok' && during[i] === 'MEMBER_BLOCKED');
  expect([kept.length > 0, after.includes('MEMBER_BLOCKED')]).toEqual([true, false]);
});

test('a blacklist entry applies until its end, which must lie in the future', async () => {
  const operator = await office();
  const create = (body: object) =>
    call(operator, 'POST', '/bms/memberBlacklist/create', { memberId: studentId, ...body });
  expect(answerOf(await create({ scope: 'enroll', reason: 'x', until: later(-1) }))).toBe('VALIDATION');
  expect(answerOf(await create({ scope: 'enroll', reason: ' ', until: null }))).toBe('VALIDATION');
  expect(answerOf(await create({ memberId: newId(), scope: 'enroll', reason: 'x', until: null }))).toBe('NOT_FOUND');
  const id = idOf(await create({ scope: 'enroll', reason: '旷考', until: later(5) }));
  const update = (body: object) => call(operator, 'PUT', '/bms/memberBlacklist/update', { id, ...body });
  expect((await update({ version: 1, until: later(10) })).data).toEqual({ id, version: 2 });
  expect(answerOf(await update({ version: 1, until: later(20) }))).toBe('VERSION_CHANGED');
  const list = async (filter: object) =>
    contentOf(await call(operator, 'POST', '/bms/memberBlacklist/queryList', filter));
  const [row] = await list({ state: 'active', keyword: '13800000001' });
  expect(row).toEqual({
    id,
    member: { id: studentId, nameMasked: '林*', account: 'xuesheng' },
    scope: 'enroll',
    reason: '旷考',
    until: later(10),
    state: 'active',
    createdAt: START.toISOString(),
    version: 2,
  });
  site.at(new Date(later(10)));
  expect([await list({ state: 'active' }), (await list({ state: 'ended' })).map(({ state }) => state)]).toEqual([
    [],
    ['ended'],
  ]);
  expect(answerOf(await call(await student(), 'POST', '/bms/memberBlacklist/queryList'))).toBe('FORBIDDEN');
  expect(answerOf(await call(operator, 'POST', '/memberBlacklist/queryList'))).toBe('CALL_NOT_FOUND');
  await call(operator, 'DELETE', '/bms/memberBlacklist/delete', { id });
  expect(await list({})).toEqual([]);
  const entries = await db.select({ action: sysLog.action }).from(sysLog).where(eq(sysLog.target, id));
  expect(entries.map(({ action }) => action)).toEqual([
    'memberBlacklist:create',
    'memberBlacklist:update',
    'memberBlacklist:delete',
  ]);
});

const uploaded = async (ownerKind: 'member' | 'user', ownerId: string) => {
  const fileName = `${newId().toLowerCase()}.png`;
  await db.insert(file).values({
    ...base(),
    fileName,
    title: '证书.png',
    mime: 'image/png',
    ownerKind,
    ownerId,
    isPublic: false,
    sha256: 'x',
    sizeBytes: 3,
    purpose: 'memberDocument',
    expiresAt: new Date(START.getTime() + 1),
  });
  return fileName;
};

test('S02 S04: only owner, guardian and office see a document until it is published', async () => {
  const self = await student();
  const fileName = await uploaded('member', studentId);
  const foreign = await uploaded('member', people.teacherId);
  const create = (body: object) =>
    call(self, 'POST', '/memberDocument/create', { kind: 'certificate', title: '一等奖', ...body });
  expect(answerOf(await create({ fileName: foreign }))).toBe('NOT_FOUND');
  expect(answerOf(await create({ fileName, memberId: people.teacherId }))).toBe('NOT_FOUND');
  for (const key of ['status', 'ocr', 'createdBy', 'orgId', 'appId', 'version']) {
    expect(answerOf(await create({ fileName, [key]: 'published' }))).toBe('VALIDATION');
  }
  const id = idOf(await create({ fileName }));
  const readers = {
    self,
    parent: await once('jiazhang'),
    classmate: await once('xuesheng2'),
    teacher: await once('laoshi'),
    office: await office(),
  };
  const who = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(readers).map(async ([name, visitor]) => [
          name,
          answerOf(await get(visitor, `/memberDocument/queryById?id=${id}`)),
        ]),
      ),
    ) as Record<string, string>;
  const family = { self: 'ok', parent: 'ok', office: 'ok' };
  expect(await who()).toEqual({ ...family, classmate: 'NOT_FOUND', teacher: 'NOT_FOUND' });
  expect(answerOf(await call(readers.classmate, 'PUT', '/memberDocument/publish', { id }))).toBe('NOT_FOUND');
  expect(answerOf(await call(self, 'PUT', '/memberDocument/unpublish', { id }))).toBe('DOCUMENT_STATE');
  expect(answerOf(await call(self, 'PUT', '/memberDocument/publish', { id }))).toBe('ok');
  const shownFile = async () => {
    const [row] = await db.select().from(file).where(eq(file.fileName, fileName));
    return [row?.isPublic, row?.expiresAt];
  };
  expect(await shownFile()).toEqual([true, null]);
  expect(await who()).toEqual({ ...family, classmate: 'ok', teacher: 'ok' });
  expect(contentOf(await call(readers.classmate, 'POST', '/memberDocument/queryList'))).toMatchObject([
    { id, member: { nameMasked: '林*' }, status: 'published' },
  ]);
  const update = { id, version: 2, title: '二等奖' };
  expect(answerOf(await call(self, 'PUT', '/memberDocument/update', update))).toBe('DOCUMENT_STATE');
  await call(self, 'PUT', '/memberDocument/unpublish', { id });
  expect(await shownFile()).toEqual([false, null]);
  expect(answerOf(await call(self, 'PUT', '/memberDocument/update', update))).toBe('VERSION_CHANGED');
  expect(answerOf(await call(self, 'PUT', '/memberDocument/update', { ...update, version: 3 }))).toBe('ok');
  expect(await who()).toMatchObject({ classmate: 'NOT_FOUND' });
  expect(answerOf(await call(readers.parent, 'DELETE', '/memberDocument/delete', { id }))).toBe('NOT_FOUND');
  expect(answerOf(await call(self, 'DELETE', '/memberDocument/delete', { id }))).toBe('ok');
  expect(await who()).toEqual(Object.fromEntries(Object.keys(readers).map((name) => [name, 'NOT_FOUND'])));
});

test('S33: a scan of an identity document cannot be published, and would not be shown if it were', async () => {
  const self = await student();
  const body = { kind: 'idCard', title: '身份证', fileName: await uploaded('member', studentId) };
  const id = idOf(await call(self, 'POST', '/memberDocument/create', body));
  expect(answerOf(await call(self, 'PUT', '/memberDocument/publish', { id }))).toBe('DOCUMENT_STATE');
  await db.update(memberDocument).set({ status: 'published' }).where(eq(memberDocument.id, id));
  const classmate = await once('xuesheng2');
  expect(answerOf(await get(classmate, `/memberDocument/queryById?id=${id}`))).toBe('NOT_FOUND');
});

test('grantPoints: counts each thing once, never goes below zero, and the member has the ledger’s sum', async () => {
  const where = { appId, now: START };
  const memberId = people.parentId;
  const grant = (delta: number, refId: string) =>
    db.transaction((tx) => grantPoints(tx, where, { memberId, delta, reason: '完成练习', refType: 'practice', refId }));
  const tries = await Promise.all(Array.from({ length: 20 }, () => grant(10, 'one')));
  expect(tries.filter(Boolean)).toHaveLength(1);
  expect(await grant(5, 'two')).toBe(true);
  await expect(grant(-16, 'three')).rejects.toMatchObject({ code: 'POINTS_SHORT' });
  expect(await grant(-6, 'four')).toBe(true);
  const [total] = await db
    .select({ sum: sum(memberPoints.delta) })
    .from(memberPoints)
    .where(eq(memberPoints.memberId, memberId));
  const [row] = await db.select({ points: member.points }).from(member).where(eq(member.id, memberId));
  expect([Number(total?.sum), row?.points]).toEqual([9, 9]);

  const ledger = async (visitor: Visitor, filter: object = {}) =>
    contentOf(await call(visitor, 'POST', '/memberPoints/queryList', filter)).map(({ delta }) => delta);
  expect(await ledger(await once('jiazhang'), { memberId })).toEqual([-6, 5, 10]);
  expect(await ledger(await once('jiazhang'), { memberId: studentId })).toEqual(await ledger(await student()));
  expect(await ledger(await once('laoshi'), { memberId: studentId })).toEqual([]);
  expect(await ledger(await office(), { memberId })).toEqual([-6, 5, 10]);
  expect(await ledger(await student(), { memberId })).toEqual([]);
});
