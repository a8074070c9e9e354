import { eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { Db } from '../../db/open.ts';
import { NOON } from '../engine/world.ts';
import { examStage, type Stage } from '../stages/examStage.ts';

export const at = (ms: number): string => new Date(NOON.getTime() + ms).toISOString();
export const DATES = { openAt: at(-HOUR_MS), dueAt: at(2 * DAY_MS) };

/** Shares everything in the platform's bank, so that teachers may use it. */
export async function lentStage(db: Db): Promise<Stage> {
  const stage = await examStage(db);
  await db.update(question).set({ isShared: true }).where(eq(question.appId, stage.world.appId));
  return stage;
}

export async function questionIdsOf(stage: Stage): Promise<string[]> {
  const rows = await stage
    .context('teacher')
    .db.select({ id: questionVersion.questionId })
    .from(questionVersion)
    .where(eq(questionVersion.appId, stage.world.appId))
    .orderBy(questionVersion.type);
  return rows.map(({ id }) => id);
}

/** A homework of the teacher with two questions, open and due in two days. */
export async function aHomework(stage: Stage, more: object = {}) {
  const [first = '', second = ''] = await questionIdsOf(stage);
  const questions = [{ questionId: first, points: 500 }, { questionId: second }];
  return stage.ask('teacher', 'homework', 'create', { title: '循环练习', ...DATES, questions, ...more }, 'edms');
}

export const read = (stage: Stage, id: string, persona: Parameters<Stage['ask']>[0] = 'teacher') =>
  stage.ask(persona, 'homework', 'queryById', { id }, persona === 'teacher' ? 'edms' : '');
