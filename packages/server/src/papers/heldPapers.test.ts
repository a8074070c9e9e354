import { HOUR_MS } from '@aosai/api/kit/constants';
import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaper as papers } from '../db/schema/exam.ts';
import { HIDDEN_CANARY, openPaperSite } from '../testing/paperSite.ts';

const { site, other, people, add, ask } = await openPaperSite();
afterAll(() => site.close());

const base = (orgId: string | null = null) => ({
  appId: site.people.appId,
  id: newId(),
  orgId,
  createdAt: site.now(),
  updatedAt: site.now(),
});

/** A ready paper of the platform with single-choice questions; shared with schools if `isShared`. */
async function aPaper(count = 1) {
  const { data: paper } = await ask<{ id: string }>('POST /bms/examPaper/create', {
    title: '开考卷',
    template: 'free',
  });
  const items = [];
  for (let no = 0; no < count; no += 1) items.push({ questionId: (await add('single')).id });
  const sections = [{ name: '单选题', type: SINGLE, items }];
  await ask('PUT /bms/examPaper/updateQuestions', { id: paper.id, version: 1, sections });
  await ask('PUT /bms/examPaper/update', { id: paper.id, version: 2, status: '1', isShared: true });
  return { id: paper.id, sections };
}

/** A published, running exam with this paper, in which the demo's student has a place. */
async function held(examPaperId: string, orgId: string | null = null) {
  const at = (hours: number) => new Date(site.now().getTime() + hours * HOUR_MS);
  const row = {
    ...base(orgId),
    title: '正在考',
    summary: '',
    notesHtml: '',
    published: true,
    enrollStartAt: at(-2),
    enrollEndAt: at(1),
    startAt: at(-1),
    endAt: at(2),
    examPaperIds: [examPaperId],
    priceFen: 0,
    scope: 'public' as const,
    maxAttempts: 1,
    reviewMatrix: MOCK_REVIEW,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: false,
  };
  await site.db.insert(exam).values(row);
  const place = {
    kind: 'exam' as const,
    targetId: row.id,
    memberId: site.people.studentId,
    source: 'self' as const,
    status: '2' as const,
  };
  await site.db.insert(enrolment).values({ ...base(), ...place });
  return row.id;
}

const start = (examId: string, examPaperId: string) =>
  ask<{
    attempt: { id: string; questionCount: number; maxPoints: number };
    sections: { questions: { id: string }[] }[];
  }>(
    'POST /examPaperEnroll/start',
    { examId, examPaperId, deviceId: '0123456789abcdef0123456789abcdef' },
    people.student,
  );

test('a school reads a shared paper, but without keys of questions that a running exam asks', async () => {
  const { boss2, teacher2, office } = people;
  const { id } = await aPaper();
  const keys = async (visitor: typeof boss2, prefix: string) => {
    const { data } = await ask<{ staff: { questions: Record<string, unknown>[] } }>(
      `POST /${prefix}/examPaper/queryQuestionList`,
      { examPaperId: id },
      visitor,
    );
    return data.staff.questions.map(({ isWithheld, rightAnswer, analysisHtml }) => [
      isWithheld,
      rightAnswer !== null,
      analysisHtml !== null,
    ]);
  };
  const open = [[false, true, true]];
  expect([await keys(teacher2, 'edms'), await keys(boss2, 'edms'), await keys(office, 'bms')]).toEqual([
    open,
    open,
    open,
  ]);
  const examId = await held(id);
  const closed = [[true, false, false]];
  expect([await keys(teacher2, 'edms'), await keys(boss2, 'edms'), await keys(office, 'bms')]).toEqual([
    closed,
    closed,
    open,
  ]);
  // A school cannot read the paper through a foreign exam either.
  const byExam = (visitor: typeof boss2, prefix: string) =>
    ask<{ content: unknown[] }>(`POST /${prefix}/examPaper/queryQuestionListByExam`, { examId }, visitor);
  expect((await byExam(boss2, 'edms')).code).toBe('NOT_FOUND');
  expect((await byExam(office, 'bms')).data.content).toHaveLength(1);
  const ofSchool = await held(id, other.orgId);
  const own = await ask<{ content: unknown[] }>(
    'POST /edms/examPaper/queryQuestionListByExam',
    { examId: ofSchool },
    boss2,
  );
  expect(own.data.content).toHaveLength(1);
});

test('a paper that a running exam asks cannot be shared again', async () => {
  const { id } = await aPaper();
  await held(id);
  const lend = (version: number, isShared: boolean) => ask('PUT /bms/examPaper/update', { id, version, isShared });
  expect((await lend(3, false)).code).toBeUndefined();
  expect((await lend(4, true)).code).toBe('QUESTION_IN_EXAM');
  expect((await ask('PUT /bms/examPaper/update', { id, version: 4, status: '0' })).code).toBe('CONTENT_STATE');
  expect(await ask('DELETE /bms/examPaper/delete', { id })).toMatchObject({
    code: 'CONTENT_USED',
    message: '已在 1 处使用，请改为停用',
  });
});

test('a student reads only papers of their own attempts, without authors’ fields', async () => {
  const { student } = people;
  const { id } = await aPaper();
  const examId = await held(id);
  const list = async (prefix: string, filter: object = {}) =>
    ask<{ content: Record<string, unknown>[] }>(`POST ${prefix}/examPaper/queryList`, filter, student);
  const before = (await list('')).data.content;
  expect(before.map((row) => row['id'])).not.toContain(id);
  expect((await ask('POST /examPaper/queryQuestionList', { examPaperId: id }, student)).code).toBe('NOT_FOUND');
  await start(examId, id);
  const [row] = (await list('/oj')).data.content;
  expect(row).toEqual({
    id,
    title: '开考卷',
    template: 'free',
    questionCount: 1,
    totalPoints: 200,
    durationMin: 60,
    status: null,
    bank: null,
    ownerName: null,
    isShared: null,
    isFrozen: null,
    usedCount: null,
    version: null,
    updatedAt: null,
  });
  const { data } = await ask<{ staff: unknown }>('POST /oj/examPaper/queryQuestionList', { examPaperId: id }, student);
  expect(data.staff).toBeNull();
  expect((await list('', { status: '1' })).code).toBe('VALIDATION');
  const sorted = await ask('POST /examPaper/queryList?sort=updatedAt,asc', {}, student);
  expect(sorted.code).toBe('VALIDATION');
  expect((await ask('POST /oj/examPaper/create', { title: 'x', template: 'free' }, student)).code).toBe('FORBIDDEN');
  expect((await ask('POST /examPaper/create', { title: 'x', template: 'free' }, student)).code).toBe('FORBIDDEN');
});

test('when a first start and a change of questions race, the attempt has the paper’s final questions', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, sections } = await aPaper(2);
    const examId = await held(id);
    const fewer = sections.map((section) => ({ ...section, items: section.items.slice(0, 1) }));
    const change = () => ask('PUT /bms/examPaper/updateQuestions', { id, version: 3, sections: fewer });
    const calls = round % 2 === 0 ? [change(), start(examId, id)] : [start(examId, id), change()];
    const [first, second] = await Promise.all(calls);
    const [changed, started] = round % 2 === 0 ? [first, second] : [second, first];
    const { attempt } = (started as Awaited<ReturnType<typeof start>>).data;
    expect([undefined, 'PAPER_FROZEN']).toContain(changed?.code);
    const [row] = await site.db.select().from(papers).where(eq(papers.id, id));
    const stored = row?.sections.flatMap(({ items }) => items.map(({ questionVersionId }) => questionVersionId)) ?? [];
    const answers = await site.db.select().from(examMemberQuestion).where(eq(examMemberQuestion.attemptId, attempt.id));
    expect(answers.map(({ questionVersionId }) => questionVersionId).toSorted()).toEqual(stored.toSorted());
    expect(attempt.questionCount).toBe(stored.length);
    expect(attempt.maxPoints).toBe(row?.totalPoints);
    expect(row?.frozenAt).not.toBeNull();
  }
});

test('no call on papers returns anything of a hidden case', async () => {
  const { office, boss2, teacher2, laoshi, student } = people;
  const { id } = await aPaper();
  const task = await add('task');
  const { data: read } = await ask<{ staff: { version: number } }>(`GET /bms/examPaper/queryById?id=${id}`);
  const sections = [{ name: '编程题', type: PROGRAMMING, items: [{ questionId: task.id }] }];
  await ask('PUT /bms/examPaper/updateQuestions', { id, version: read.staff.version, sections });
  const examId = await held(id);
  await start(examId, id);
  const seen: string[] = [];
  for (const [visitor, prefixes] of [
    [office, ['/bms', '']],
    [boss2, ['/edms', '', '/oj']],
    [teacher2, ['/edms', '', '/oj']],
    [laoshi, ['/edms', '', '/oj']],
    [student, ['', '/oj']],
  ] as const) {
    for (const prefix of prefixes) {
      const asked = [
        ask(`POST ${prefix}/examPaper/queryQuestionList`, { examPaperId: id }, visitor),
        ask(`POST ${prefix}/examPaper/queryQuestionListByExam`, { examId }, visitor),
        ask(`GET ${prefix}/examPaper/queryById?id=${id}`, undefined, visitor),
        ask(`POST ${prefix}/examPaper/queryList`, { keyword: '开考卷' }, visitor),
        ask(`POST ${prefix}/examPaper/querySimpleList`, {}, visitor),
      ];
      seen.push(JSON.stringify(await Promise.all(asked)));
    }
  }
  expect(seen.filter((text) => text.includes(HIDDEN_CANARY) || text.includes('inSha'))).toEqual([]);
  expect(seen.some((text) => text.includes('输出两个整数的和'))).toBe(true);
});

test('the list of papers is exported as a sheet with the columns of the page', async () => {
  const { bytes, status } = await site.send('POST', '/bms/examPaper/queryList?export=xlsx', {
    visitor: people.office,
    body: {},
  });
  expect([status, (bytes?.length ?? 0) > 1_000]).toEqual([200, true]);
});
