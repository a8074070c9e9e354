import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import type { ReviewState } from '@aosai/api/exams/teaching';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { grade } from '../../db/schema/teaching.ts';
import { memberTeacher } from '../../db/schema/people.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { NOON } from '../../testing/engine/world.ts';
import { start } from '../../testing/stages/attemptStage.ts';
import { codeOf, examStage, type Persona, type Stage } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
let stage: Stage;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  stage = await examStage(database.db);
  await database.db.update(exam).set({ review: 'all' }).where(eq(exam.id, stage.world.examId));
});

/** The student and the classmate both answer two questions, the classmate ten minutes later. */
async function bothHandIn() {
  const { single, multiple } = stage.world.questionIds;
  const answers = [offer(single, 0, choice('B')), offer(multiple, 0, choice('A'))];
  for (const persona of ['student', 'classmate'] as const) {
    const { id, token } = await start(stage, persona);
    await stage.ask(persona, 'examPaperEnroll', 'complete', { id, token, answers });
    stage.world.passMs(10 * MINUTE_MS);
  }
}

const base = () => ({ appId: stage.world.appId, id: newId(), createdAt: NOON, updatedAt: NOON });

/** Links the classmate to the teacher too. */
async function linkClassmate() {
  const [link] = await database.db.select().from(memberTeacher).where(eq(memberTeacher.memberId, stage.ids.student));
  if (!link) throw new Error('no link');
  await database.db.insert(memberTeacher).values({ ...link, ...base(), memberId: stage.ids.classmate });
}

const list = (persona: Persona, more: object = {}, state: ReviewState = 'open', size = 50) =>
  stage.ask(persona, 'memberQuestion', 'queryReviewList', { kind: 'exam', state, size, ...more });

/** Each student's paper is shuffled differently, so the order of questions is not compared. */
const whose = ({ content }: Awaited<ReturnType<typeof list>>) =>
  content.map(({ memberId }) => (memberId === stage.ids.student ? 'student' : 'classmate'));

test('waiting answers come in the order of hand-in, and pages stay stable while answers are marked', async () => {
  await bothHandIn();
  await linkClassmate();
  const first = await list('teacher', {}, 'open', 3);
  expect(whose(first)).toEqual(['student', 'student', 'classmate']);
  const [row] = first.content;
  await stage.ask('teacher', 'memberQuestion', 'reviewSubmit', {
    source: 'exam',
    id: row?.id ?? '',
    version: 1,
    points: 100,
    comment: '',
    lineNotes: [],
  });
  const second = await list('teacher', { after: first.next }, 'open', 3);
  expect([whose(second), second.next]).toEqual([['classmate'], null]);
  expect(whose(await list('teacher', {}, 'done'))).toEqual(['student']);
  expect((await list('teacher', {}, 'all')).content.length).toBe(4);
  expect(await list('teacher', { after: 'x' }).catch(codeOf)).toBe('VALIDATION');
});

test('filters limit the list, and the counts show where answers are waiting', async () => {
  await bothHandIn();
  await linkClassmate();
  const { single, multiple } = stage.world.questionIds;
  const { examId } = stage.world;
  expect(whose(await list('teacher', { questionId: single })).length).toBe(2);
  expect(whose(await list('teacher', { memberId: stage.ids.classmate, targetId: examId })).length).toBe(2);
  expect(whose(await list('teacher', { targetId: newId() }))).toEqual([]);
  const counts = await stage.ask('teacher', 'memberQuestion', 'queryReviewCounts', { kind: 'exam', targetId: examId });
  expect(counts).toMatchObject({ open: 4, targets: [{ id: examId, open: 4 }], grades: [] });
  expect(new Set(counts.questions.map(({ id, open }) => `${id} ${open}`))).toEqual(
    new Set([`${single} 2`, `${multiple} 2`]),
  );
  const homework = await stage.ask('teacher', 'memberQuestion', 'queryReviewCounts', { kind: 'homework' });
  expect(homework).toEqual({ open: 0, targets: [], grades: [], questions: [] });
});

test('queryReviewList: narrows to what the platform or a school runs, and so do the counts', async () => {
  await bothHandIn();
  await linkClassmate();
  await database.db.update(exam).set({ orgId: null }).where(eq(exam.id, stage.world.examId));
  const counted = (heldBy: 'platform' | 'org') =>
    stage.ask('teacher', 'memberQuestion', 'queryReviewCounts', { kind: 'exam', heldBy });
  expect((await list('teacher', { heldBy: 'platform' })).content.length).toBe(4);
  expect((await list('teacher', { heldBy: 'org' })).content).toEqual([]);
  expect([(await counted('platform')).open, (await counted('org')).open]).toEqual([4, 0]);
});

/** A class through which the classmate takes the exam. */
async function classOfClassmate(of: Partial<typeof grade.$inferInsert>): Promise<string> {
  const gradeId = newId();
  const times = { enrollStartAt: NOON, enrollEndAt: NOON, startAt: NOON, endAt: NOON };
  const rules = { weights: DEFAULT_WEIGHTS, levels: DEFAULT_LEVELS };
  await database.db.insert(grade).values({ ...base(), ...times, ...rules, id: gradeId, title: '周六班', ...of });
  await database.db.update(enrolment).set({ gradeId }).where(eq(enrolment.memberId, stage.ids.classmate));
  return gradeId;
}

test('an assistant marks answers of the class until they leave it', async () => {
  await bothHandIn();
  const gradeId = await classOfClassmate({ assistantIds: [stage.ids.otherTeacher] });
  const { content } = await list('otherTeacher');
  expect(content.map(({ memberId }) => memberId)).toEqual([stage.ids.classmate, stage.ids.classmate]);
  const mark = (row: (typeof content)[number] | undefined) => ({
    source: 'exam' as const,
    id: row?.id ?? '',
    version: row?.version ?? 0,
    points: 100,
    comment: '',
    lineNotes: [],
  });
  await stage.ask('otherTeacher', 'memberQuestion', 'reviewSubmit', mark(content[0]));
  expect(whose(await list('otherTeacher', {}, 'done'))).toEqual(['classmate']);
  await database.db.update(grade).set({ assistantIds: [] }).where(eq(grade.id, gradeId));
  const second = stage.ask('otherTeacher', 'memberQuestion', 'reviewSubmit', mark(content[1]));
  expect(await second.catch(codeOf)).toBe('NOT_FOUND');
  expect(whose(await list('otherTeacher'))).toEqual([]);
});

test('a teacher who works in another school sees no answers of a class of their former one', async () => {
  await bothHandIn();
  await classOfClassmate({ teacherIds: [stage.ids.otherTeacher], orgId: newId() });
  expect(whose(await list('otherTeacher'))).toEqual([]);
});

test('teachers get answers of their students and classes, managers the school’s, others none', async () => {
  await bothHandIn();
  const count = async (persona: Persona) => (await list(persona)).content.length;
  expect([await count('teacher'), await count('otherTeacher'), await count('manager'), await count('office')]).toEqual([
    2, 0, 4, 4,
  ]);
  expect(await count('otherManager')).toBe(0);
  const gradeId = await classOfClassmate({ teacherIds: [stage.ids.otherTeacher] });
  const own = await list('otherTeacher', { gradeId });
  expect([whose(own), own.content[0]?.gradeTitle]).toEqual([['classmate', 'classmate'], '周六班']);
  const [row] = own.content;
  expect(await stage.ask('otherTeacher', 'memberQuestion', 'queryReview', { id: row?.id ?? '' })).toMatchObject({
    memberId: stage.ids.classmate,
  });
});

test('a filter by days uses the hand-in in Beijing time', async () => {
  await bothHandIn();
  await linkClassmate();
  // The last minute of 20 November in Beijing.
  const late = { completedAt: new Date('2026-11-20T15:59:00.000Z') };
  await database.db.update(examPaperEnroll).set(late).where(eq(examPaperEnroll.memberId, stage.ids.student));
  const found = async (days: object) => [...new Set(whose(await list('teacher', days)))];
  expect({
    thatDay: await found({ from: '2026-11-20', to: '2026-11-20' }),
    since: await found({ from: '2026-11-21' }),
    until: await found({ to: '2026-11-20' }),
  }).toEqual({ thatDay: ['student'], since: ['classmate'], until: ['student'] });
});
