import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../db/open.ts';
import { openTestDatabase } from '../../../db/testDatabase.ts';
import { choice, DEVICE, offer } from '../../../engine/testing/drive.ts';
import { codeOf, examStage, page, type Persona } from '../../testing/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('S43: answers are ordered by points only for whom no row hides them', async () => {
  const stage = await examStage(database.db);
  const { examId, paperId, questionIds } = stage.world;
  const input = { examId, examPaperId: paperId, deviceId: DEVICE };
  const { attempt, token } = await stage.ask('student', 'examPaperEnroll', 'start', input);
  const answers = [offer(questionIds.single, 0, choice('A'))];
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: attempt.id, token: token ?? '', answers });
  const ordered = (persona: Persona, sort: string) =>
    stage.ask(persona, 'examMemberQuestion', 'queryList', { ...page, sort: [sort] }).then(() => 'ok', codeOf);
  const told = async (persona: Persona) => [await ordered(persona, 'points,desc'), await ordered(persona, 'no,desc')];
  expect({ student: await told('student'), parent: await told('parent'), office: await told('office') }).toEqual({
    student: ['VALIDATION', 'ok'],
    parent: ['VALIDATION', 'ok'],
    office: ['ok', 'ok'],
  });
  expect(await ordered('manager', 'points,asc')).toBe('VALIDATION');
});
