import { eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach } from 'vitest';
import { submission } from '../../db/schema/submission.ts';
import { openTestDatabase } from '../testDatabase.ts';
import { code, offer, running, saveAs } from '../engine/drive.ts';
import type { World } from '../engine/world.ts';
import type { JudgePort, QueueOptions } from '../../judging/queue/ports.ts';
import { type Queue, startQueue } from '../../judging/queue/startQueue.ts';

export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

/** A database for the tests of one file, with queues that stop after the test that started them. */
export async function openQueueStage() {
  const { db, close } = await openTestDatabase();
  const queues: Queue[] = [];
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    await db.delete(submission);
  });
  afterAll(close);

  const rows = (world: World) =>
    db.select().from(submission).where(eq(submission.appId, world.appId)).orderBy(submission.id);

  return {
    db,
    queues,
    rows,
    optionsFor(world: World, judge: JudgePort, alarms: string[] = []): QueueOptions {
      const log = { warn: () => undefined, error: (_: object, message: string) => alarms.push(message) };
      return { db, judge, services: world.call().services, log, slots: 1 };
    },
    open(options: QueueOptions): Queue {
      const queue = startQueue(options);
      queues.push(queue);
      return queue;
    },
    async statuses(world: World) {
      return (await rows(world)).map(({ state, verdict, points, tries }) => ({ state, verdict, points, tries }));
    },
    allDone: (world: World) => async () => (await rows(world)).every(({ state }) => state === 'done'),
    async submitted(world: World, source = 'int main(){}') {
      const mine = await running(world);
      await saveAs(world, { ...mine, answers: [{ ...offer(world.questionIds.code, 0, code(source)), submit: true }] });
      return mine;
    },
  };
}
