import type { Answer } from '@aosai/api/questions/answers';
import { complete } from '../../exams/attempts/complete.ts';
import { start } from '../../exams/attempts/start.ts';
import { save } from '../../exams/saving/save.ts';
import type { World } from './world.ts';
import type { Room, SaveAnswer, SaveInput } from '@aosai/api/exams/attempt.contract';
import { roomText } from '../../exams/attempts/examPaperEnroll.ts';

export const DEVICE = 'device-one';
export const OTHER_DEVICE = 'device-two';

export const choice = (...optionIds: string[]): Answer => ({ kind: 'choice', optionIds });
export const text = (...texts: string[]): Answer => ({ kind: 'text', texts });
export const code = (source: string): Answer => ({ kind: 'code', language: 53, code: source });

/** The room as its call returns it. */
export async function startAs(world: World, memberId = world.studentId, deviceId = DEVICE): Promise<Room> {
  const starter = { memberId, orgId: null, ip: '10.0.0.1' };
  const room = await start(world.call(), starter, { examId: world.examId, examPaperId: world.paperId, deviceId });
  return JSON.parse(roomText(room)) as Room;
}

export function offer(questionId: string, baseRevision: number, answer: Answer | null): SaveAnswer {
  return { questionId, baseRevision, answer, flagged: false, spentMs: 1000 };
}

export function saveAs(
  world: World,
  input: Partial<SaveInput> & { attemptId: string; token: string },
  ip = '10.0.0.1',
) {
  return save(world.call(), { memberId: world.studentId, ip }, { answers: [], events: [], ...input });
}

export function completeAs(world: World, id: string, token: string, answers: SaveAnswer[] = []) {
  return complete(world.call(), world.studentId, { id, token, answers });
}

/** A started attempt of the world's student with its token. */
export async function running(world: World): Promise<{ attemptId: string; token: string }> {
  const { attempt, token } = await startAs(world);
  if (token === null) throw new Error('the device that starts holds the attempt');
  return { attemptId: attempt.id, token };
}
