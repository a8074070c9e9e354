import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { complete } from '../attempts/complete.ts';
import { takeover } from '../room/takeover.ts';
import { choice, offer, OTHER_DEVICE, running, saveAs, startAs } from '../../testing/engine/drive.ts';
import { eventTypes, refusal, stored } from '../../testing/engine/outcomes.ts';
import { aWorld } from '../../testing/engine/world.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('takeover', () => {
  test('refuses the old device with TAKEN_OVER and keeps its answers as late copies', async () => {
    const world = await aWorld(database.db);
    const old = await running(world);
    const room = await takeover(world.call(), world.studentId, { id: old.attemptId, deviceId: OTHER_DEVICE });
    expect(room).toMatchObject({ heldElsewhere: false, token: expect.any(String) });
    expect(room.token).not.toBe(old.token);
    const answers = [offer(world.questionIds.single, 0, choice('C'))];
    expect(await refusal(saveAs(world, { ...old, answers }))).toEqual({ code: 'TAKEN_OVER', params: {} });
    expect(await refusal(saveAs(world, { ...old, token: '', answers }))).toEqual({ code: 'TAKEN_OVER', params: {} });
    expect(await stored(world, world.questionIds.single)).toMatchObject({
      revision: 0,
      lateCopies: [{ reason: 'takenOver', answer: choice('C'), accepted: false }],
    });
    const reply = await saveAs(world, { attemptId: old.attemptId, token: room.token ?? '', answers });
    expect(reply.revisions).toMatchObject([{ revision: 1 }]);
    expect((await eventTypes(world)).map(({ type }) => type)).toEqual(['start', 'takeover', 'lateCopy']);
  });

  test('takeover: of a closed attempt, returns only the key of drafts, which then arrive as late copies', async () => {
    const world = await aWorld(database.db);
    const { attemptId, token } = await running(world);
    await complete(world.call(), world.studentId, { id: attemptId, token, answers: [] });
    const room = await takeover(world.call(), world.studentId, { id: attemptId, deviceId: OTHER_DEVICE });
    expect(room).toMatchObject({ token: null, draftKey: expect.any(String), sections: [], answers: [] });
    const answers = [offer(world.questionIds.single, 0, choice('C'))];
    expect(await refusal(saveAs(world, { attemptId, token: '', answers }))).toMatchObject({ code: 'ATTEMPT_CLOSED' });
    expect(await stored(world, world.questionIds.single)).toMatchObject({
      revision: 0,
      lateCopies: [{ reason: 'closed', answer: choice('C'), accepted: false }],
    });
  });

  test('gives a device that takes over twice a new token each time', async () => {
    const world = await aWorld(database.db);
    const first = await running(world);
    await takeover(world.call(), world.studentId, { id: first.attemptId, deviceId: OTHER_DEVICE });
    const room = await startAs(world);
    expect(room.heldElsewhere).toBe(true);
    const back = await takeover(world.call(), world.studentId, { id: first.attemptId, deviceId: 'device-one' });
    expect(back.token).not.toBe(first.token);
    expect(await refusal(saveAs(world, first))).toEqual({ code: 'TAKEN_OVER', params: {} });
  });
});
