import { and, eq } from 'drizzle-orm';
import { submission } from '../../db/schema/submission.ts';
import { choice, DEVICE, offer } from '../engine/drive.ts';
import { NOON } from '../engine/world.ts';
import { ACCEPTED, fakeJudge } from '../judging/fakeJudge.ts';
import { startQueue } from '../../judging/queue/startQueue.ts';
import { codeOf, type Persona, PERSONAS, type Stage } from './examStage.ts';

export const after = (ms: number) => new Date(NOON.getTime() + ms).toISOString();

export async function start(stage: Stage, persona: 'student' | 'classmate' = 'student') {
  const { examId, paperId } = stage.world;
  const input = { examId, examPaperId: paperId, deviceId: DEVICE };
  const room = await stage.ask(persona, 'examPaperEnroll', 'start', input);
  return { id: room.attempt.id, token: room.token ?? '', lockedIds: room.lockedIds ?? [] };
}

export async function handIn(stage: Stage, answers = [offer(stage.world.questionIds.single, 0, choice('B'))]) {
  const { id, token } = await start(stage);
  await stage.ask('student', 'examPaperEnroll', 'complete', { id, token, answers });
  return id;
}

export async function judgeAll(stage: Stage, report = ACCEPTED) {
  const { services } = stage.world.call();
  const log = { warn: () => undefined, error: () => undefined };
  const { db } = stage.context('office');
  const queue = startQueue({ db, judge: fakeJudge(() => report), services, log, slots: 1 });
  const waiting = () =>
    db.$count(submission, and(eq(submission.appId, stage.world.appId), eq(submission.state, 'queued')));
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await queue.stop();
}

export async function outcomeByPersona(ask: (persona: Persona) => Promise<unknown>) {
  const results: Record<string, unknown> = {};
  for (const persona of PERSONAS) {
    results[persona] = await ask(persona).then(() => 'ok', codeOf);
  }
  return results;
}
