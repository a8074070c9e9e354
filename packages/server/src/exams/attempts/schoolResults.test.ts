import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { organizationMember } from '../../db/schema/people.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, DEVICE, offer } from '../../testing/engine/drive.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf, examStage, page, type Persona, PERSONAS, type Stage } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const placeOf = (stage: Stage, persona: 'student' | 'classmate', no: string, className: string) => {
  const { actor, appId } = stage.context('manager');
  return database.db.insert(organizationMember).values({
    appId,
    orgId: actor.kind === 'member' ? actor.orgId : null,
    id: newId(),
    createdAt: NOON,
    updatedAt: NOON,
    memberId: stage.ids[persona],
    roles: ['student'],
    no,
    className,
    status: 'active',
  });
};

async function writtenStage(): Promise<Stage> {
  const stage = await examStage(database.db);
  const { examId, paperId, questionIds } = stage.world;
  await placeOf(stage, 'student', '2026001', '信奥一班');
  await placeOf(stage, 'classmate', '2026002', '信奥二班');
  const start = { examId, examPaperId: paperId, deviceId: DEVICE };
  const { attempt, token } = await stage.ask('student', 'examPaperEnroll', 'start', start);
  const answers = [offer(questionIds.single, 0, choice('B'))];
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: attempt.id, token: token ?? '', answers });
  return stage;
}

test('a school reads its students’ results with number and class, and filters by each', async () => {
  const stage = await writtenStage();
  const list = (filter: object) =>
    stage.ask('manager', 'examPaperEnroll', 'queryListByOrganization', { ...page, ...filter });
  const { content, total } = await list({});
  expect([total, content]).toMatchObject([
    1,
    [{ memberId: stage.ids.student, no: '2026001', className: '信奥一班', examTitle: '测试考试', status: '3' }],
  ]);
  const totals = async (...filters: object[]) => Promise.all(filters.map(async (filter) => (await list(filter)).total));
  expect(
    await totals(
      { keyword: '2026001' },
      { keyword: '测试' },
      { className: '信奥一班', status: '3' },
      { examId: stage.world.examId },
    ),
  ).toEqual([1, 1, 1, 1]);
  expect(await totals({ keyword: '2026002' }, { className: '信奥二班' }, { status: '1' }, { examId: newId() })).toEqual(
    [0, 0, 0, 0],
  );
});

test('only the school’s manager sees them there', async () => {
  const stage = await writtenStage();
  const seenBy = async (persona: Persona) =>
    stage.ask(persona, 'examPaperEnroll', 'queryListByOrganization', page).then(({ total }) => total, codeOf);
  const seen = await Promise.all(PERSONAS.map(async (persona) => [persona, await seenBy(persona)] as const));
  expect(seen.filter(([, total]) => total === 1)).toEqual([['manager', 1]]);
});
