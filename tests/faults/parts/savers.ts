import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@aosai/api/client/errors';
import type { RoomQuestion, SavedAnswer } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import type { Sitting } from '../../load/demoExam.ts';

/** What the server has said it keeps. */
interface Acknowledged {
  revision: number;
  hash: string;
}

export interface Saver {
  sitting: Sitting;
  questions: RoomQuestion[];
  /** The last acknowledgement of each question: a later one stands for those before it. */
  log: Map<string, Acknowledged>;
  /** Revisions as this browser knows them. */
  revisions: Map<string, number>;
  acknowledgedCount: number;
}

export function openSaver(sitting: Sitting): Saver {
  const questions = sitting.room.sections.flatMap((section) => section.questions);
  const revisions = new Map(sitting.room.answers.map(({ questionId, revision }) => [questionId, revision]));
  return { sitting, questions, log: new Map(), revisions, acknowledgedCount: 0 };
}

function contentOf({ programming, options }: RoomQuestion, no: number): Answer {
  const [language = 53] = programming?.languages ?? [];
  if (programming) return { kind: 'code', language, code: `// ${no}\nint main() { return ${no}; }\n` };
  const option = options[no % options.length];
  return { kind: 'choice', optionIds: option ? [option.id] : [] };
}

/** Takes up what the server has now, as a page does after a reload. */
export function adopt(saver: Saver, answers: readonly SavedAnswer[]): void {
  for (const { questionId, revision } of answers) saver.revisions.set(questionId, revision);
}

/** Saves one question after the other until the server is gone: the next request leaves when the last was answered. */
export async function saveUntilGone(saver: Saver): Promise<void> {
  const { person, room, token } = saver.sitting;
  for (let no = saver.acknowledgedCount; ; no += 1) {
    const question = saver.questions[no % saver.questions.length];
    if (!question) throw new Error('the paper has no questions');
    const { id: questionId } = question;
    const baseRevision = saver.revisions.get(questionId) ?? 0;
    const answer = contentOf(question, Math.floor(no / saver.questions.length) + no);
    const offer = { questionId, baseRevision, answer, flagged: no % 2 === 0, spentMs: no };
    try {
      const reply = await person.client.examMemberQuestion.save(
        { attemptId: room.attempt.id, token, answers: [offer], events: [] },
        { quiet: true },
      );
      for (const item of reply.revisions) {
        if (item.conflict) {
          saver.revisions.set(questionId, item.serverCopy.revision);
          continue;
        }
        saver.revisions.set(questionId, item.revision);
        saver.log.set(questionId, { revision: item.revision, hash: item.hash });
        saver.acknowledgedCount += 1;
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NETWORK') return;
      if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error;
      await sleep(200);
    }
  }
}

/** Acknowledged saves that the server no longer has: neither that revision with that content nor a later one. */
export function lostSaves({ log, sitting }: Saver, answers: readonly SavedAnswer[]): string[] {
  const stored = new Map(answers.map((answer) => [answer.questionId, answer]));
  return [...log].flatMap(([questionId, { revision, hash }]) => {
    const now = stored.get(questionId);
    const isKept = now !== undefined && (now.revision > revision || (now.revision === revision && now.hash === hash));
    const has = now ? `${now.revision} ${now.hash}` : 'nothing';
    return isKept ? [] : [`${sitting.deviceId} ${questionId}: acknowledged ${revision} ${hash}, stored ${has}`];
  });
}
