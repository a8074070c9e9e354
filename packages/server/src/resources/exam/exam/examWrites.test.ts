import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/domain/constants';
import { MOCK_REVIEW } from '@aosai/api/domain/review';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import type { OpenDatabase } from '../../../db/open.ts';
import { question } from '../../../db/schema/bank.ts';
import { enrolment } from '../../../db/schema/enrolment.ts';
import { exam as exams, examPaper, examPaperEnroll, questionVersion } from '../../../db/schema/exam.ts';
import { openTestDatabase } from '../../../db/testDatabase.ts';
import { DEVICE } from '../../../engine/testing/drive.ts';
import { NOON } from '../../../engine/testing/world.ts';
import { codeOf, examStage, page, type Persona, type Stage } from '../../testing/examStage.ts';

let database: OpenDatabase;
let stage: Stage;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  stage = await examStage(database.db);
  await database.db.update(examPaper).set({ ownerId: stage.ids.teacher }).where(eq(examPaper.id, stage.world.paperId));
});

const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS).toISOString();
const times = { enrollStartAt: at(0), enrollEndAt: at(2), startAt: at(1), endAt: at(4) };

async function draft(persona: Persona = 'teacher', group: '' | 'edms' | 'bms' = ''): Promise<string> {
  const papers = persona === 'teacher' ? { examPaperIds: [stage.world.paperId] } : {};
  const { id } = await stage.ask(persona, 'exam', 'create', { title: '期中模拟', ...times, ...papers }, group);
  return id;
}

const move = (action: 'publish' | 'unpublish' | 'delete', id: string, persona: Persona = 'teacher') =>
  stage.ask(persona, 'exam', action, { id }).then(() => 'ok', codeOf);

const staffOf = async (id: string) => (await stage.ask('teacher', 'exam', 'queryById', { id })).staff;

/** A student who sits the teacher's exam. */
async function sitting(changes: Partial<typeof exams.$inferInsert> = {}) {
  const id = await draft();
  await move('publish', id);
  await database.db
    .update(exams)
    .set({ startAt: NOON, ...changes })
    .where(eq(exams.id, id));
  await database.db.insert(enrolment).values({
    appId: stage.world.appId,
    id: id.replace(/^./, 'E'),
    createdAt: NOON,
    updatedAt: NOON,
    kind: 'exam',
    targetId: id,
    memberId: stage.ids.student,
    source: 'batch',
    status: '2',
  });
  return id;
}

const startIn = (examId: string, more: { accessCode?: string } = {}) =>
  stage.ask('student', 'examPaperEnroll', 'start', {
    examId,
    examPaperId: stage.world.paperId,
    deviceId: DEVICE,
    ...more,
  });

const running = (examId: string) =>
  database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.examId, examId));

describe('a draft', () => {
  test('is its maker’s alone until it is published, and goes back as long as nobody has a place', async () => {
    const id = await draft();
    const seen = (persona: Persona, group: '' | 'edms' | 'bms' = '') =>
      stage.ask(persona, 'exam', 'queryById', { id }, group).then(({ staff }) => staff?.mayWrite ?? 'seen', codeOf);
    const everybody = async () => ({
      maker: await seen('teacher'),
      colleague: await seen('otherTeacher', 'edms'),
      colleagueOnSite: await seen('otherTeacher'),
      manager: await seen('manager', 'edms'),
      otherManager: await seen('otherManager', 'edms'),
      student: await seen('student'),
      office: await seen('office', 'bms'),
    });
    const staff = {
      maker: true,
      colleague: false,
      manager: true,
      otherManager: 'NOT_FOUND',
      office: true,
    };
    const hidden = { colleagueOnSite: 'NOT_FOUND', student: 'NOT_FOUND' };
    expect(await everybody()).toEqual({ ...staff, ...hidden });
    expect(await move('publish', id)).toBe('ok');
    expect(await move('publish', id)).toBe('ok');
    const listed = await stage.ask('teacher', 'exam', 'queryList', { ...page, made: true });
    expect(listed.content.map((card) => [card.id, card.status])).toEqual([[id, '1']]);
    expect(await move('unpublish', id)).toBe('ok');
    expect(await move('delete', id)).toBe('ok');
    expect(await move('delete', id)).toBe('NOT_FOUND');
  });

  test('says what publishing lacks, and keeps what students can find whole', async () => {
    const { id } = await stage.ask('teacher', 'exam', 'create', { title: '空的', ...times });
    const publish = () =>
      stage.ask('teacher', 'exam', 'publish', { id }).then(
        () => 'ok',
        (error: unknown) => String(error),
      );
    expect(await publish()).toContain('还没有选择试卷');
    const papers = { id, version: 1, examPaperIds: [stage.world.paperId] };
    await stage.ask('teacher', 'exam', 'updateExamPapersByExam', papers);
    expect(await publish()).toBe('ok');
    const version = (await staffOf(id))?.version ?? 0;
    const emptied = stage.ask('teacher', 'exam', 'updateExamPapersByExam', { ...papers, version, examPaperIds: [] });
    expect(await emptied.catch(codeOf)).toBe('PUBLISH_INCOMPLETE');
    const short = stage.ask('teacher', 'exam', 'update', { id, version, endAt: at(1.5), enrollEndAt: at(1) });
    expect(await short.catch(codeOf)).toBe('PUBLISH_INCOMPLETE');
    const backwards = stage.ask('teacher', 'exam', 'update', { id, version, endAt: at(0) });
    expect(await backwards.catch(codeOf)).toBe('VALIDATION');
  });

  test('is not published while a question of its paper is not tried since it changed', async () => {
    const id = await draft();
    const [version] = await database.db
      .select({ id: questionVersion.questionId })
      .from(questionVersion)
      .where(eq(questionVersion.id, stage.world.questionIds.code));
    const setCheck = (checkState: 'unchecked' | 'asExpected') =>
      database.db
        .update(question)
        .set({ checkState })
        .where(eq(question.id, version?.id ?? ''));
    await setCheck('unchecked');
    const refused = await stage.ask('teacher', 'exam', 'publish', { id }).catch(String);
    expect(refused).toMatch(/第 \d 题现在不可用，请先试评或换一题/);
    await setCheck('asExpected');
    expect(await move('publish', id)).toBe('ok');
  });

  test('is made of papers that its maker works with, for people whom its maker may invite', async () => {
    const foreign = { title: '别人的卷', ...times, examPaperIds: [stage.world.paperId] };
    expect(await stage.ask('otherTeacher', 'exam', 'create', foreign).catch(codeOf)).toBe('NOT_FOUND');
    const open = { title: '公开', ...times, scope: 'public' as const };
    expect(await stage.ask('teacher', 'exam', 'create', open).catch(codeOf)).toBe('FORBIDDEN');
    expect(await stage.ask('office', 'exam', 'create', open, 'bms')).toEqual({ id: expect.any(String) });
  });

  test('of another one has its settings and papers, and none of its students', async () => {
    const id = await sitting();
    await stage.ask('teacher', 'exam', 'update', { id, version: 2, notes: '**带笔**', accessCode: 'abc123' });
    const copy = await stage.ask('teacher', 'exam', 'create', { copyOf: id });
    const [before, after] = [await staffOf(id), await staffOf(copy.id)];
    expect(after).toEqual({ ...before, version: 1, isBegun: false });
    expect(await stage.ask('teacher', 'exam', 'queryById', { id: copy.id })).toMatchObject({
      title: '期中模拟（副本）',
      status: '0',
      enrollCount: 0,
    });
    const notes = await stage.ask('teacher', 'exam', 'queryNotesById', { id: copy.id });
    expect(notes.notesHtml).toContain('<strong>带笔</strong>');
    expect(await stage.ask('otherTeacher', 'exam', 'create', { copyOf: id }).catch(codeOf)).toBe('NOT_FOUND');
  });

  test('is changed by one of two who change it at once', async () => {
    const id = await draft();
    const both = await Promise.all(
      ['甲', '乙'].map((title) =>
        stage.ask('teacher', 'exam', 'update', { id, version: 1, title }).then(() => 'ok', codeOf),
      ),
    );
    expect(both.map(String).toSorted()).toEqual(['VERSION_CHANGED', 'ok']);
  });
});

describe('an exam that runs', () => {
  test('keeps its papers, its start and its places', async () => {
    const id = await sitting();
    expect(await move('unpublish', id)).toBe('HAS_ENROLMENTS');
    await startIn(id);
    const version = (await staffOf(id))?.version ?? 0;
    const update = (changes: object) =>
      stage.ask('teacher', 'exam', 'update', { id, version, ...changes }).then(() => 'ok', codeOf);
    expect({
      papers: await stage
        .ask('teacher', 'exam', 'updateExamPapersByExam', { id, version, examPaperIds: [stage.world.paperId] })
        .catch(codeOf),
      start: await update({ startAt: at(-1) }),
      earlierEnd: await update({ endAt: at(3) }),
      capacity: await update({ capacity: 1 }),
      delete: await move('delete', id),
    }).toEqual({
      papers: 'PAPER_FROZEN',
      start: 'EXAM_STATE',
      earlierEnd: 'EXAM_STATE',
      capacity: 'ok',
      delete: 'EXAM_STATE',
    });
  });

  test('gives those who write the time that its end cut off when it ends later', async () => {
    const id = await sitting({
      startAt: new Date(NOON.getTime() - HOUR_MS),
      endAt: new Date(NOON.getTime() + HOUR_MS),
      enrollEndAt: new Date(NOON.getTime() + HOUR_MS),
    });
    await startIn(id);
    const deadline = async () => (await running(id))[0]?.deadlineAt?.toISOString();
    expect(await deadline()).toBe(at(1));
    const version = (await staffOf(id))?.version ?? 0;
    await stage.ask('teacher', 'exam', 'update', { id, version, endAt: at(1.5) });
    expect(await deadline()).toBe(at(1.5));
    await stage.ask('teacher', 'exam', 'update', { id, version: version + 1, endAt: at(6) });
    // Its paper lasts two hours.
    expect(await deadline()).toBe(at(2));
  });

  test('is stopped once and for all: what is written is collected', async () => {
    const id = await sitting();
    await startIn(id);
    const stop = () => stage.ask('teacher', 'exam', 'stop', { id, reason: '停电' }).then(() => 'ok', codeOf);
    expect(await stop()).toBe('ok');
    const rows = await running(id);
    expect(rows.map(({ status, submitReason }) => [status, submitReason])).toEqual([[ATTEMPT.settled, 'stop']]);
    expect(await stop()).toBe('ok');
    expect(await staffOf(id)).toMatchObject({ stopReason: '停电', isBegun: true });
    expect([await move('publish', id), await move('unpublish', id)]).toEqual(['EXAM_STATE', 'EXAM_STATE']);
    const later = stage.ask('teacher', 'exam', 'update', { id, version: 4, endAt: at(9) });
    expect(await later.catch(codeOf)).toBe('EXAM_STATE');
    const draftId = await draft();
    const early = stage.ask('teacher', 'exam', 'stop', { id: draftId, reason: '不考了' });
    expect(await early.catch(codeOf)).toBe('EXAM_STATE');
  });

  test('opens to its code and within its networks alone, and asks for the code once', async () => {
    const id = await sitting({ accessCode: 'Lab42', ipRanges: ['10.0.0.0/24', 'fd00::/8'] });
    expect(await stage.ask('student', 'exam', 'queryById', { id })).toMatchObject({ needsCode: true });
    expect({
      none: await startIn(id).catch(codeOf),
      wrong: await startIn(id, { accessCode: 'lab43' }).catch(codeOf),
    }).toEqual({ none: 'EXAM_ACCESS_CODE', wrong: 'EXAM_ACCESS_CODE' });
    await startIn(id, { accessCode: ' lab42 ' });
    expect((await startIn(id)).attempt.status).toBe(ATTEMPT.inProgress);
    await database.db
      .update(exams)
      .set({ ipRanges: ['10.0.1.0/24'] })
      .where(eq(exams.id, id));
    expect(await startIn(id).catch(codeOf)).toBe('EXAM_NETWORK');
  });

  test('shuts its door to whoever tries many codes', async () => {
    const id = await sitting({ accessCode: 'Lab42' });
    const codes = [];
    for (let no = 0; no < 21; no += 1) codes.push(await startIn(id, { accessCode: `n${no}` }).catch(codeOf));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(await startIn(id, { accessCode: 'Lab42' }).catch(codeOf)).toBe('RATE_LIMITED');
    stage.world.passMs(30 * MINUTE_MS);
    expect((await startIn(id, { accessCode: 'Lab42' })).attempt.status).toBe(ATTEMPT.inProgress);
  });
});

test('homework is in no call of exams', async () => {
  const id = await draft();
  await move('publish', id);
  await database.db
    .update(exams)
    .set({ kind: 'homework', scope: 'public' })
    .where(and(eq(exams.appId, stage.world.appId), eq(exams.id, id)));
  const ask = (persona: Persona, group: '' | 'edms' | 'bms') =>
    stage.ask(persona, 'exam', 'queryById', { id }, group).catch(codeOf);
  expect([await ask('teacher', ''), await ask('manager', 'edms'), await ask('office', 'bms')]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  const lists = await Promise.all([
    stage.ask('teacher', 'exam', 'queryList', { ...page, made: true }),
    stage.ask('student', 'exam', 'queryList', page),
  ]);
  expect(lists.flatMap(({ content }) => content.map((card) => card.id))).not.toContain(id);
});

test('settings start as a mock exam for those whom its maker enrols', async () => {
  const { id } = await stage.ask('teacher', 'exam', 'create', { title: '只有名字' });
  expect(await stage.ask('teacher', 'exam', 'queryById', { id })).toMatchObject({
    status: '0',
    scope: 'grade',
    reviewMatrix: MOCK_REVIEW,
    needsCode: false,
    staff: { version: 1, visibility: 'org', capacity: null, review: 'none', ipRanges: [], examPaperIds: [] },
  });
});

test('a contest activity is listed as one, stays an exam, and a copy is one as well', async () => {
  const id = await draft();
  await draft();
  const listed = async (isActivity: boolean) => {
    const { content } = await stage.ask('teacher', 'exam', 'queryList', { ...page, made: true, isActivity });
    return content.map((exam) => exam.id);
  };
  expect(await listed(true)).toEqual([]);
  await stage.ask('teacher', 'exam', 'update', { id, version: 1, isActivity: true });
  expect([await listed(true), (await listed(false)).includes(id)]).toEqual([[id], false]);
  const copy = await stage.ask('teacher', 'exam', 'create', { copyOf: id });
  expect((await listed(true)).toSorted()).toEqual([id, copy.id].toSorted());
});
