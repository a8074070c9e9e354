import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams } from '../../db/schema/exam.ts';
import { grade, gradeControl } from '../../db/schema/teaching.ts';
import { message } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { aClass } from '../../testing/homework/aClass.ts';
import { codeOf, page } from '../../testing/stages/examStage.ts';
import { teachersExam, type TeachersExam, times } from '../../testing/exams/teachersExam.ts';

let database: OpenDatabase;
let of: TeachersExam;
let stage: TeachersExam['stage'];
let gradeId: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  of = await teachersExam(database.db);
  ({ stage } = of);
  gradeId = await ownClass([stage.ids.student]);
});

/** A class of the teacher's school. */
async function ownClass(members: readonly string[]): Promise<string> {
  const id = await aClass(stage, { members, homeworkId: await of.draft() });
  const { actor } = stage.context('teacher');
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  await database.db.update(grade).set({ orgId }).where(eq(grade.id, id));
  return id;
}

const whole = () => ({
  title: '期中测验',
  ...times,
  examPaperIds: [stage.world.paperId],
  groups: [{ kind: 'grade' as const, id: gradeId }],
  publish: true,
  requestId: 'request-0001',
});
const titled = (title: string) =>
  database.db
    .select({ id: exams.id, published: exams.published })
    .from(exams)
    .where(and(eq(exams.appId, stage.world.appId), eq(exams.title, title)));
const placesOf = (examId: string) =>
  database.db
    .select({ memberId: enrolment.memberId, gradeId: enrolment.gradeId, source: enrolment.source })
    .from(enrolment)
    .where(and(eq(enrolment.appId, stage.world.appId), eq(enrolment.targetId, examId)));

test('create: makes, publishes and fills an exam at once, and tells its students', async () => {
  const { id } = await stage.ask('teacher', 'exam', 'create', whole(), 'edms');
  expect(await stage.ask('student', 'exam', 'queryById', { id })).toMatchObject({
    title: '期中测验',
    status: '1',
    enrollCount: 1,
    mine: { enrollStatus: '2' },
  });
  expect(await placesOf(id)).toEqual([{ memberId: stage.ids.student, gradeId, source: 'group' }]);
  const told = await database.db
    .select({ title: message.title })
    .from(message)
    .where(and(eq(message.appId, stage.world.appId), eq(message.title, '老师给你报了名：期中测验')));
  expect(told).toEqual([{ title: '老师给你报了名：期中测验' }]);
  const { content } = await stage.ask('teacher', 'exam', 'queryList', { ...page, gradeId }, 'edms');
  expect(content.map((one) => one.id)).toEqual([id]);
});

test.each([
  ['without a paper', () => ({ ...whole(), examPaperIds: [] }), 'PUBLISH_INCOMPLETE'],
  [
    'with a class of others',
    () => ({ ...whole(), groups: [{ kind: 'grade' as const, id: '0'.repeat(26) }] }),
    'NOT_FOUND',
  ],
  ['with fewer seats than students', () => ({ ...whole(), groups: [], capacity: 1 }), 'ok'],
] as const)('create: %s leaves all or nothing', async (_, input, expected) => {
  const made = await stage.ask('teacher', 'exam', 'create', input(), 'edms').then(() => 'ok', codeOf);
  expect([made, (await titled('期中测验')).length]).toEqual([expected, expected === 'ok' ? 1 : 0]);
});

test('create: a class that does not fit into the seats refuses the whole exam', async () => {
  const two = await ownClass([stage.ids.student, stage.ids.classmate]);
  const full = { ...whole(), groups: [{ kind: 'grade' as const, id: two }], capacity: 1 };
  expect(await stage.ask('manager', 'exam', 'create', { ...full, examPaperIds: [] }, 'edms').catch(codeOf)).toBe(
    'PUBLISH_INCOMPLETE',
  );
  expect(await stage.ask('teacher', 'exam', 'create', full, 'edms').catch(codeOf)).toBe('TARGET_FULL');
  expect(await titled('期中测验')).toEqual([]);
});

test('create: the same request sent twice at once makes one exam, a changed one another', async () => {
  const twice = await Promise.all([0, 1].map(() => stage.ask('teacher', 'exam', 'create', whole(), 'edms')));
  expect(twice[0]?.id).toBe(twice[1]?.id);
  expect(await stage.ask('teacher', 'exam', 'create', whole(), 'edms')).toMatchObject({ id: twice[0]?.id });
  expect(await titled('期中测验')).toEqual([{ id: twice[0]?.id, published: true }]);
  await stage.ask('teacher', 'exam', 'create', { ...whole(), title: '期末测验' }, 'edms');
  expect(await titled('期末测验')).toHaveLength(1);
  // Another person's request with the same id is another request.
  const { examPaperIds: _papers, publish: _publish, groups: _groups, ...empty } = whole();
  const other = await stage.ask('manager', 'exam', 'create', empty, 'edms');
  expect(other.id).not.toBe(twice[0]?.id);
});

const plansWith = async (examId: string) =>
  database.db
    .select({ gradeId: gradeControl.gradeId, groupId: gradeControl.groupId, visible: gradeControl.visible })
    .from(gradeControl)
    .where(and(eq(gradeControl.appId, stage.world.appId), eq(gradeControl.targetId, examId)));

test('create: an exam for a class is in its plan, once it is published', async () => {
  const planned = [{ gradeId, groupId: '', visible: true }];
  const { id } = await stage.ask('teacher', 'exam', 'create', whole(), 'edms');
  expect(await plansWith(id)).toEqual(planned);
  const draft = { ...whole(), publish: false, requestId: 'request-0002' };
  const { id: later } = await stage.ask('teacher', 'exam', 'create', draft, 'edms');
  expect(await plansWith(later)).toEqual([]);
  await stage.ask('teacher', 'exam', 'publish', { id: later }, 'edms');
  await stage.ask('teacher', 'exam', 'publish', { id: later }, 'edms');
  expect(await plansWith(later)).toEqual(planned);
});

test('create: a draft keeps its places, which students do not see before it is published', async () => {
  const { id } = await stage.ask('teacher', 'exam', 'create', { ...whole(), publish: false }, 'edms');
  expect(await stage.ask('student', 'exam', 'queryById', { id }).catch(codeOf)).toBe('NOT_FOUND');
  expect(await placesOf(id)).toHaveLength(1);
});
