import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '@aosai/api/questions/answers';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { takeover } from '../room/takeover.ts';
import { code, offer, OTHER_DEVICE, running, saveAs, startAs } from '../../testing/engine/drive.ts';
import { refusal } from '../../testing/engine/outcomes.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import type { Room } from '@aosai/api/exams/attempt.contract';
import { roomText } from '../attempts/examPaperEnroll.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const python = (text: string): Answer => ({ kind: 'code', language: 71, code: text });
const PYTHON = [{ language: 71 as const, code: 'print(1)' }];

const draftsIn = (room: Room, world: World) =>
  room.answers.flatMap(({ questionId, answer, drafts }) =>
    questionId === world.questionIds.code ? [{ answer, drafts }] : [],
  );

test('drafts: the program of another language survives a reload and a change of device', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  const { code: questionId } = world.questionIds;
  await saveAs(world, { ...mine, answers: [offer(questionId, 0, python('print(1)'))] });
  await saveAs(world, { ...mine, answers: [{ ...offer(questionId, 1, code('int main')), drafts: PYTHON }] });
  await saveAs(world, { ...mine, answers: [offer(questionId, 2, code('int main()'))] });
  const kept = [{ answer: code('int main()'), drafts: PYTHON }];
  expect(draftsIn(await startAs(world), world)).toEqual(kept);
  const taken = await takeover(world.call(), world.studentId, { id: mine.attemptId, deviceId: OTHER_DEVICE });
  expect(draftsIn(JSON.parse(roomText(taken)) as Room, world)).toEqual(kept);
});

test('drafts: switching back and forth keeps the newest program of each language', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  const { code: questionId } = world.questionIds;
  const cpp = [{ language: 53 as const, code: 'int main' }];
  await saveAs(world, { ...mine, answers: [{ ...offer(questionId, 0, code('int main')), drafts: PYTHON }] });
  await saveAs(world, { ...mine, answers: [{ ...offer(questionId, 1, python('print(2)')), drafts: cpp }] });
  const newer = [{ language: 71 as const, code: 'print(3)' }];
  await saveAs(world, { ...mine, answers: [{ ...offer(questionId, 2, code('int main')), drafts: newer }] });
  expect(draftsIn(await startAs(world), world)).toEqual([
    { answer: code('int main'), drafts: expect.arrayContaining([...newer, ...cpp]) },
  ]);
});

test('drafts: are stored only for programming questions and only when the answer does not conflict', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  const { code: questionId, single } = world.questionIds;
  const choice = { ...offer(single, 0, null), drafts: PYTHON };
  expect(await refusal(saveAs(world, { ...mine, answers: [choice] }))).toMatchObject({ code: 'VALIDATION' });
  await saveAs(world, { ...mine, answers: [{ ...offer(questionId, 0, code('int main')), drafts: PYTHON }] });
  const stale = [{ language: 71 as const, code: 'stale' }];
  await saveAs(world, { ...mine, answers: [{ ...offer(questionId, 0, code('other')), drafts: stale }] });
  expect(draftsIn(await startAs(world), world)).toEqual([{ answer: code('int main'), drafts: PYTHON }]);
});
