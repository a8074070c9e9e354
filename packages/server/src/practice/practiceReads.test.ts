import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { question } from '../db/schema/bank.ts';
import { exam, examPaper } from '../db/schema/exam.ts';
import { member, memberTeacher } from '../db/schema/people.ts';
import { memberQuestion, memberQuestionTry } from '../db/schema/practice.ts';
import { submission } from '../db/schema/submission.ts';
import { openPracticeSite, OWN_OUTPUT, SECRET } from '../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, appId, studentId, told, refused, choose, write, aChoice, aTask, aChapter } = site;
afterAll(() => app.close());

test('failing cases are shown as the question allows, and use the right once per try', async () => {
  await site.passDays(1);
  const cases = async (casePolicy: 'none' | 'first' | 'all') => {
    const id = await aTask({ casePolicy });
    const { tryId } = await told('submitAnswer', write(id, `40 ${casePolicy}`));
    await site.judge();
    return tryId;
  };
  const [none, first, all] = [await cases('none'), await cases('first'), await cases('all')];
  expect(await told('queryWrongCaseListById', { id: none })).toMatchObject({ content: [], quota: { left: 3 } });
  const one = await told('queryWrongCaseListById', { id: first });
  expect(one.content).toEqual([
    {
      no: 2,
      verdict: 'WA',
      input: SECRET.input,
      expected: SECRET.expected,
      difference: '第 1 行不同',
      output: { text: OWN_OUTPUT, isCut: false },
      isCut: false,
      error: null,
      isSample: false,
    },
  ]);
  expect((await told('queryWrongCaseListById', { id: first })).quota).toEqual({ left: 2, quota: 3 });
  const both = await told('queryWrongCaseListById', { id: all });
  // If the input is cut, the output is hidden, since it could reveal the rest.
  expect(both.content.map(({ no, isCut, input, output }) => [no, isCut, input.length, output?.text ?? null])).toEqual([
    [2, false, SECRET.input.length, OWN_OUTPUT],
    [3, true, 4096, null],
  ]);
  expect(await refused('queryWrongCaseListById', { id: all }, 'classmate')).toBe('NOT_FOUND');
  await told('queryWrongCaseListById', { id: await cases('first') });
  expect(await refused('queryWrongCaseListById', { id: await cases('first') })).toBe('RIGHT_USED_UP');
  expect(await refused('queryWrongCaseListById', { id: first })).toBe('ok');
});

/** Stores that the program of a try failed its sample too. */
async function failEveryCase(tryId: string): Promise<void> {
  const [made] = await app.db
    .select({ submissionId: memberQuestionTry.submissionId })
    .from(memberQuestionTry)
    .where(and(eq(memberQuestionTry.appId, appId), eq(memberQuestionTry.id, tryId)));
  const isOne = and(eq(submission.appId, appId), eq(submission.id, made?.submissionId ?? ''));
  const [judged] = await app.db.select({ cases: submission.cases }).from(submission).where(isOne);
  const failed = (judged?.cases ?? []).map((one) => ({ ...one, verdict: 'WA' as const }));
  await app.db.update(submission).set({ cases: failed }).where(isOne);
}

test('a failed sample is shown for free, also where the question shows no cases', async () => {
  await site.passDays(1);
  const id = await aTask({ casePolicy: 'none' });
  const { tryId } = await told('submitAnswer', write(id, '40 sample'));
  await site.judge();
  await failEveryCase(tryId);
  const found = await told('queryWrongCaseListById', { id: tryId, samples: '1' });
  const { content, quota, samplesOnly } = found;
  expect([content.map(({ no, isSample }) => [no, isSample]), quota.left, samplesOnly]).toEqual([[[1, true]], 3, false]);
});

test('a failed sample does not take the place of a hidden case', async () => {
  await site.passDays(1);
  const id = await aTask({ casePolicy: 'first' });
  const { tryId } = await told('submitAnswer', write(id, '40 both'));
  await site.judge();
  await failEveryCase(tryId);
  const sample = await told('queryWrongCaseListById', { id: tryId, samples: '1' });
  const both = await told('queryWrongCaseListById', { id: tryId });
  const seen = [sample, both].map(({ content, quota, samplesOnly }) => [
    content.map(({ no }) => no),
    quota.left,
    samplesOnly,
  ]);
  expect(seen).toEqual([
    [[1], 3, true],
    [[1, 2], 2, false],
  ]);
});

test('a student reads the programs of all tries in one reply, but only on request', async () => {
  await site.passDays(1);
  const questionId = await aTask();
  for (const code of ['40 one', '80 two', '40 one']) {
    await told('submitAnswer', write(questionId, code));
    await site.judge();
  }
  const page = await told('queryDraft', { questionId });
  expect(page.programs).toBeNull();
  const { programs, submission } = await told('queryDraft', { questionId, programs: '1' });
  expect(programs?.map(({ code, verdict }) => [code, verdict])).toEqual([
    ['40 one', 'WA'],
    ['80 two', 'WA'],
  ]);
  expect(submission).toEqual(page.submission);
  expect(submission).not.toHaveProperty('code');
});

test('favourites are filtered by tags of their questions', async () => {
  await site.passDays(1);
  const [choice, task] = [await aChoice(), await aTask()];
  await app.db
    .update(question)
    .set({ tags: ['排序', '循环'] })
    .where(eq(question.id, choice));
  await app.db
    .update(question)
    .set({ tags: ['循环'] })
    .where(eq(question.id, task));
  for (const questionId of [choice, task]) await told('mark', { questionId, favourite: true });
  const all = await told('queryLatestList', { view: 'favourite' });
  expect(all.tags).toEqual(['循环', '排序']);
  const sorted = await told('queryLatestList', { view: 'favourite', tag: '排序' });
  expect(sorted.content.map((row) => row.question.id)).toEqual([choice]);
  expect(sorted).toMatchObject({ total: 1, tags: ['循环', '排序'] });
  expect((await told('queryLatestList', { view: 'recent' })).tags).toBeNull();
  expect((await told('queryLatestList', { view: 'favourite' }, 'teacher')).tags).toEqual([]);
});

test('a teacher finds waiting programs and marks one, and the student is notified', async () => {
  await site.passDays(1);
  const id = await aTask();
  const { tryId } = await told('submitAnswer', write(id, '60 marked'));
  await site.judge();
  const open = await told('queryListByTeacher', { questionId: id, review: 'open' }, 'teacher');
  expect(open.content).toMatchObject([{ id: tryId, percent: 60, verdict: 'WA', version: 1, memberId: studentId }]);
  const review = { source: 'practice' as const, id: tryId, version: 1, comment: '思路正确', lineNotes: [] };
  expect(await refused('reviewSubmit', { ...review, points: 101 }, 'teacher')).toBe('VALIDATION');
  expect(await told('reviewSubmit', { ...review, points: 90 }, 'teacher')).toEqual({
    id: tryId,
    version: 2,
    totalPoints: 90,
  });
  expect(await refused('reviewSubmit', { ...review, points: 80 }, 'teacher')).toBe('VERSION_CHANGED');
  expect(await refused('reviewSubmit', { ...review, version: 2, points: 100 }, 'student')).toBe('FORBIDDEN');
  expect(await told('queryDraft', { questionId: id })).toMatchObject({
    state: { status: '3', bestPercent: 90 },
    tries: [{ percent: 90, review: { comment: '思路正确' } }],
  });
  expect(await told('queryListByTeacher', { questionId: id, review: 'open' }, 'teacher')).toMatchObject({
    content: [],
  });
  expect((await told('queryById', { id: tryId }, 'parent')).percent).toBe(90);
  const box = await app.send('POST', '/message/queryList', { visitor: await app.signIn('xuesheng'), body: {} });
  expect(JSON.stringify(box.body)).toContain('老师批阅了练习');
});

test('figures of a chapter appear from five students on, those of single students at once', async () => {
  await site.passDays(1);
  const id = await aChoice();
  const chapterId = await aChapter([id]);
  const base = () => ({ appId, id: newId(), createdAt: app.now(), updatedAt: app.now() });
  const figures = async () =>
    (await told('queryQuestionStatisticsByChapter', { chapterId }, 'teacher')).content[0]?.figures;
  const [link] = await app.db.select().from(memberTeacher).where(eq(memberTeacher.teacherId, app.people.teacherId));
  for (let no = 1; no <= 5; no += 1) {
    expect(await figures()).toBeNull();
    const row = { ...base(), account: `student${no}`, name: `学生${no}`, type: 'student' as const };
    await app.db.insert(member).values(row);
    await app.db.insert(memberTeacher).values({
      ...base(),
      orgId: link?.orgId ?? null,
      teacherId: app.people.teacherId,
      memberId: row.id,
      status: 'active',
    });
    const at = { lastTriedAt: app.now(), tries: no, bestPercent: no * 20, solvedAt: no === 5 ? app.now() : null };
    await app.db.insert(memberQuestion).values({ ...base(), memberId: row.id, questionId: id, ...at });
  }
  expect(await figures()).toEqual({ tried: 5, solved: 1, averagePercent: 60, tries: 15 });
  const own = await told('queryQuestionStatisticsByChapter', { chapterId });
  expect(own).toMatchObject({ members: null, content: [{ figures: null, state: { tries: 0 } }] });
  const each = await told('queryStatisticsGroupByMember', { chapterId, level: 'gesp-cpp-1' }, 'teacher');
  expect(each.content.find(({ memberName }) => memberName === '学生5')).toMatchObject({
    done: 1,
    all: 1,
    solved: 1,
    percent: 100,
  });
});

test('figures of a chapter name no closed question to a student', async () => {
  const [open, closed] = [await aChoice(), await aChoice({ isOpen: false, title: 'SECRETTITLE' })];
  const chapterId = await aChapter([closed, open]);
  const idsFor = async (by: 'student' | 'teacher' | 'office') =>
    (await told('queryQuestionStatisticsByChapter', { chapterId }, by)).content.map(({ questionId }) => questionId);
  expect([await idsFor('student'), await idsFor('teacher'), await idsFor('office')]).toEqual([
    [open],
    [open],
    [closed, open],
  ]);
});

test('the office clears a member’s practice with a reason, and uses nobody’s quota', async () => {
  const id = await aChoice();
  await told('submitAnswer', choose(id, 'B'));
  const clean = { memberId: studentId, questionIds: [id], reason: '题目有误' };
  expect(await refused('batchClean', { memberId: studentId, questionIds: [id] }, 'office')).toBe('VALIDATION');
  expect(await refused('batchClean', clean, 'student')).toBe('FORBIDDEN');
  expect(await refused('batchClean', { ...clean, memberId: newId() }, 'office')).toBe('NOT_FOUND');
  const { left } = (await told('queryDraft', { questionId: id })).quotas.clean;
  expect(await told('batchClean', clean, 'office')).toEqual({ cleaned: 1 });
  const after = await told('queryDraft', { questionId: id });
  expect([after.state.tries, after.quotas.clean.left]).toEqual([0, left]);
});

test('a question of a formal exam cannot be practised until that is over for all, and the error says so', async () => {
  const [id, task, priced] = [await aChoice(), await aTask({ pricePoints: 0 }), await aChoice({ pricePoints: 1 })];
  const chapterId = await aChapter([task]);
  const heads = await app.db
    .select({ id: question.id, title: question.title, versionId: question.currentVersionId })
    .from(question)
    .where(and(eq(question.appId, appId), inArray(question.id, [id, task, priced])));
  const heldTitle = heads.find((one) => one.id === task)?.title ?? '';
  const items = heads.map(({ versionId: questionVersionId }) => ({ questionVersionId, points: 200 }));
  const [paper] = await app.db.select().from(examPaper).limit(1);
  const base = () => ({ appId, id: newId(), createdAt: app.now(), updatedAt: app.now() });
  const paperRow = {
    ...paper,
    ...base(),
    key: newId(),
    title: '卷',
    template: 'free',
    sections: [{ name: '一', type: '1' as const, items }],
    totalPoints: 600,
    durationMin: 60,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best' as const,
    feedback: 'deferred' as const,
  };
  await told('mark', { questionId: task, reveal: true });
  await told('submitAnswer', write(task, '60 held'));
  await site.judge();
  const failed = async () => {
    const { content } = await told('queryListByTeacher', { questionId: task, verdict: 'WA' }, 'teacher');
    return content.map(({ verdict }) => verdict);
  };
  expect(await failed()).toEqual(['WA']);
  await app.db.insert(examPaper).values(paperRow);
  const hour = (count: number) => new Date(app.now().getTime() + count * 3_600_000);
  const row = {
    ...base(),
    title: '考试',
    summary: '',
    notesHtml: '',
    published: true,
    enrollStartAt: hour(-2),
    enrollEndAt: hour(2),
    startAt: hour(1),
    endAt: hour(2),
    examPaperIds: [paperRow.id],
    priceFen: 0,
    scope: 'public' as const,
    maxAttempts: 1,
    reviewMatrix: {} as never,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: false,
  };
  await app.db.insert(exam).values(row);
  const ways = async () => [
    await refused('queryDraft', { questionId: id }),
    await refused('submitAnswer', choose(id, 'A')),
    await refused('mark', { questionId: id, reveal: true }),
  ];
  // Other pages with the solution withhold it too, even if it was requested before.
  const visitor = await app.signIn('xuesheng');
  const pages = async () => {
    const alone = await app.send('GET', `/question/queryById?id=${task}`, { visitor, headerForm: true });
    const inChapter = await app.send('POST', '/chapter/queryQuestionList', { visitor, body: { chapterId } });
    return [alone, inChapter].map(({ body }) => {
      const said = JSON.stringify(body);
      return [
        body.success,
        said.includes(SECRET.analysis),
        said.includes('"isHeld":true'),
        said.includes('"stemHtml":""'),
      ];
    });
  };
  const listed = async (asked: object, order = '') => {
    const { body } = await app.send('POST', `/oj/question/queryList?size=200${order}`, { visitor, body: asked });
    return (body.data as { content: { id: string }[] }).content.some((one) => one.id === task);
  };
  const finds = async () => [
    await listed({}),
    await listed({ keyword: heldTitle }),
    await listed({}, '&sort=title,asc'),
  ];
  // A withheld solution cannot be bought.
  const buys = async () => {
    const { body } = await app.send('GET', `/oj/question/buy?id=${priced}`, { visitor, headerForm: true });
    return body.code ?? 'ok';
  };
  await app.db.update(member).set({ points: 1 }).where(eq(member.id, studentId));
  expect([await buys(), await site.points()]).toEqual(['QUESTION_HELD', 1]);
  expect(await ways()).toEqual(['QUESTION_HELD', 'QUESTION_HELD', 'QUESTION_HELD']);
  // A teacher's filter by verdict must not tell the verdict that the rows withhold.
  expect(await failed()).toEqual([]);
  // The row is listed without its title, and neither a search nor an order by title tells what it says.
  expect(await finds()).toEqual([true, false, false]);
  // The statement is withheld too: a candidate could read it before the exam begins.
  expect(await pages()).toEqual([
    [true, false, true, true],
    [true, false, true, true],
  ]);
  site.pass(3 * 3_600_000);
  expect([await finds(), await failed()]).toEqual([[true, true, true], ['WA']]);
  expect(await pages()).toEqual([
    [true, true, false, false],
    [true, true, false, false],
  ]);
  expect([await buys(), await site.points()]).toEqual(['ok', 0]);
  expect(await ways()).toEqual(['ok', 'ok', 'ok']);
});
