import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import type { OpenDatabase } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { exam as exams, examPaper, questionVersion } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { codeOf, page, type Persona } from '../../testing/stages/examStage.ts';
import { at, teachersExam, type TeachersExam, times } from '../../testing/exams/teachersExam.ts';

let database: OpenDatabase;
let of: TeachersExam;
let stage: TeachersExam['stage'];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  of = await teachersExam(database.db);
  ({ stage } = of);
});

describe('settings and papers in one call', () => {
  const seen = async (id: string) => {
    const { title, staff } = await stage.ask('teacher', 'exam', 'queryById', { id });
    return { title, papers: staff?.examPaperIds, version: staff?.version };
  };

  test('are saved together, and papers that stay are not checked again', async () => {
    const { id } = await stage.ask('teacher', 'exam', 'create', { title: '空的', ...times });
    const papers = { examPaperIds: [stage.world.paperId] };
    await stage.ask('teacher', 'exam', 'update', { id, version: 1, title: '有卷', ...papers });
    expect(await seen(id)).toEqual({ title: '有卷', papers: [stage.world.paperId], version: 2 });
    expect(await of.move('publish', id)).toBe('ok');
    const renamed = { id, version: 3, title: '期末', ...papers };
    expect(await stage.ask('teacher', 'exam', 'update', renamed).then(() => 'ok', codeOf)).toBe('ok');
  });

  test('are saved not at all when the papers are refused, or another person saved in between', async () => {
    const id = await of.draft();
    const before = await seen(id);
    const update = (more: { version: number; examPaperIds: string[] }) =>
      stage.ask('teacher', 'exam', 'update', { id, title: '改名', ...more }).then(() => 'ok', codeOf);
    expect(await update({ version: 1, examPaperIds: ['0'.repeat(26)] })).toBe('NOT_FOUND');
    expect(await seen(id)).toEqual(before);
    await stage.ask('manager', 'exam', 'update', { id, version: 1, title: '主任改的' }, 'edms');
    expect(await update({ version: 1, examPaperIds: [] })).toBe('VERSION_CHANGED');
    expect(await seen(id)).toEqual({ ...before, title: '主任改的', version: 2 });
    expect(await update({ version: 2, examPaperIds: [] })).toBe('ok');
    expect(await seen(id)).toEqual({ title: '改名', papers: [], version: 3 });
  });

  test('a published exam gets a longer paper and a longer time for it at once, but no paper too long', async () => {
    const id = await of.sitting();
    const { version = 0 } = await seen(id);
    await database.db.update(examPaper).set({ durationMin: 600 }).where(eq(examPaper.id, stage.world.paperId));
    const papers = { id, version, examPaperIds: [stage.world.paperId] };
    await database.db.update(exams).set({ examPaperIds: [] }).where(eq(exams.id, id));
    const update = (more: { endAt?: string }) =>
      stage.ask('teacher', 'exam', 'update', { ...papers, ...more }).then(() => 'ok', codeOf);
    expect(await update({})).toBe('PUBLISH_INCOMPLETE');
    expect(await update({ endAt: at(12) })).toBe('ok');
  });
});

describe('a draft', () => {
  test('shows an unpublished exam only to staff of its school and the office', async () => {
    const id = await of.draft();
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
    expect(await of.move('publish', id)).toBe('ok');
    expect(await of.move('publish', id)).toBe('ok');
    const listed = await stage.ask('teacher', 'exam', 'queryList', { ...page, made: true });
    expect(listed.content.map((card) => [card.id, card.status])).toEqual([[id, '1']]);
    expect(await of.move('unpublish', id)).toBe('ok');
    expect(await of.move('delete', id)).toBe('ok');
    expect(await of.move('delete', id)).toBe('NOT_FOUND');
  });

  test('refuses to publish an incomplete exam or to make a published one incomplete', async () => {
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
    const version = (await of.staffOf(id))?.version ?? 0;
    const emptied = stage.ask('teacher', 'exam', 'updateExamPapersByExam', { ...papers, version, examPaperIds: [] });
    expect(await emptied.catch(codeOf)).toBe('PUBLISH_INCOMPLETE');
    const short = stage.ask('teacher', 'exam', 'update', { id, version, endAt: at(1.5), enrollEndAt: at(1) });
    expect(await short.catch(codeOf)).toBe('PUBLISH_INCOMPLETE');
    const backwards = stage.ask('teacher', 'exam', 'update', { id, version, endAt: at(0) });
    expect(await backwards.catch(codeOf)).toBe('VALIDATION');
  });

  test('cannot be published while a question of its paper is unchecked since its last change', async () => {
    const id = await of.draft();
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
    expect(await of.move('publish', id)).toBe('ok');
  });

  test('uses only papers and audiences that its maker may use', async () => {
    const foreign = { title: '别人的卷', ...times, examPaperIds: [stage.world.paperId] };
    expect(await stage.ask('otherTeacher', 'exam', 'create', foreign).catch(codeOf)).toBe('NOT_FOUND');
    const open = { title: '公开', ...times, scope: 'public' as const };
    expect(await stage.ask('teacher', 'exam', 'create', open).catch(codeOf)).toBe('FORBIDDEN');
    expect(await stage.ask('office', 'exam', 'create', open, 'bms')).toEqual({ id: expect.any(String) });
  });

  test('a copy of an exam has its settings and papers but none of its students', async () => {
    const id = await of.sitting();
    await stage.ask('teacher', 'exam', 'update', { id, version: 2, notes: '**带笔**', accessCode: 'abc123' });
    const copy = await stage.ask('teacher', 'exam', 'create', { copyOf: id });
    const [before, after] = [await of.staffOf(id), await of.staffOf(copy.id)];
    // The copy's questions are also in the original exam, which is not over.
    const openElsewhere = expect.arrayContaining([{ title: '', where: 'exam', name: '期中模拟' }]) as unknown;
    expect(after).toEqual({ ...before, version: 1, isBegun: false, openElsewhere });
    expect(await stage.ask('teacher', 'exam', 'queryById', { id: copy.id })).toMatchObject({
      title: '期中模拟（副本）',
      status: '0',
      enrollCount: 0,
    });
    const notes = await stage.ask('teacher', 'exam', 'queryNotesById', { id: copy.id });
    expect(notes.notesHtml).toContain('<strong>带笔</strong>');
    expect(await stage.ask('otherTeacher', 'exam', 'create', { copyOf: id }).catch(codeOf)).toBe('NOT_FOUND');
  });

  test('applies one of two concurrent changes', async () => {
    const id = await of.draft();
    const both = await Promise.all(
      ['甲', '乙'].map((title) =>
        stage.ask('teacher', 'exam', 'update', { id, version: 1, title }).then(() => 'ok', codeOf),
      ),
    );
    expect(both.map(String).toSorted()).toEqual(['VERSION_CHANGED', 'ok']);
  });
});

test('no call of exams returns homework', async () => {
  const id = await of.draft();
  await of.move('publish', id);
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

test('settings default to a formal exam for enrolled classes', async () => {
  const { id } = await stage.ask('teacher', 'exam', 'create', { title: '只有名字' });
  expect(await stage.ask('teacher', 'exam', 'queryById', { id })).toMatchObject({
    status: '0',
    scope: 'grade',
    reviewMatrix: CONTEST_REVIEW,
    needsCode: false,
    staff: { version: 1, visibility: 'org', capacity: null, review: 'none', ipRanges: [], examPaperIds: [] },
  });
});

test('without enrolment times, enrolment is open until the exam ends', async () => {
  const { startAt, endAt } = times;
  const { id } = await stage.ask('teacher', 'exam', 'create', { title: '没有写报名时间', startAt, endAt });
  const made = await stage.ask('teacher', 'exam', 'queryById', { id });
  expect(made.enrollEndAt).toBe(made.endAt);
  await stage.ask('teacher', 'exam', 'updateExamPapersByExam', {
    id,
    version: 1,
    examPaperIds: [stage.world.paperId],
  });
  expect(await of.move('publish', id)).toBe('ok');
});

test('a contest activity is listed as one, stays an exam, and its copy is one too', async () => {
  const id = await of.draft();
  await of.draft();
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
