import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@aosai/api/client/errors';
import type { RoomQuestion, SaveAnswer, SavedAnswer, SaveReply } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import type { Sitting } from '../../load/demoExam.ts';

/** What the server has said it keeps. */
interface Acknowledged {
  revision: number;
  hash: string | null;
  answer: Answer | null;
}

/** What was on its way when the server went: it may be there or not. */
interface Sent {
  questionId: string;
  answer: Answer;
}

export interface Saver {
  name: string;
  /** Sends one answer by the call of its room. */
  send(offer: SaveAnswer): Promise<Pick<SaveReply, 'revisions'>>;
  /** Comes back to the room, as after a reload: the answers that it has there. */
  comeBack(): Promise<readonly SavedAnswer[]>;
  questions: readonly RoomQuestion[];
  /** The last acknowledgement of each question: a later one stands for those before it. */
  log: Map<string, Acknowledged>;
  sent: Sent | null;
  /** Revisions as this browser knows them. */
  revisions: Map<string, number>;
  acknowledgedCount: number;
}

/** What someone is about to save in this room. */
export function openSaver(
  room: Pick<Saver, 'name' | 'send' | 'comeBack' | 'questions'>,
  answers: readonly SavedAnswer[],
): Saver {
  const revisions = new Map(answers.map(({ questionId, revision }) => [questionId, revision]));
  return { ...room, log: new Map(), sent: null, revisions, acknowledgedCount: 0 };
}

/** Someone who sits an exam. */
export function examSaver({ person, room, token, examId, examPaperId, deviceId }: Sitting): Saver {
  const { client } = person;
  const attemptId = room.attempt.id;
  return openSaver(
    {
      name: deviceId,
      send: (offer) =>
        client.examMemberQuestion.save({ attemptId, token, answers: [offer], events: [] }, { quiet: true }),
      comeBack: async () => (await client.examPaperEnroll.start({ examId, examPaperId, deviceId })).answers,
      questions: room.sections.flatMap((section) => section.questions),
    },
    room.answers,
  );
}

function contentOf({ programming, options }: RoomQuestion, no: number): Answer {
  const [language = 53] = programming?.languages ?? [];
  if (programming) return { kind: 'code', language, code: `// ${no}\nint main() { return ${no}; }\n` };
  const option = options[no % options.length];
  return { kind: 'choice', optionIds: option ? [option.id] : [] };
}

/** Takes up what the server has now, as a page does after a reload; what a page shows once must stay as well. */
export function adopt(saver: Saver, answers: readonly SavedAnswer[]): void {
  for (const { questionId, revision, hash, answer } of answers) {
    saver.revisions.set(questionId, revision);
    saver.log.set(questionId, { revision, hash, answer });
  }
}

/** Saves the next question; false when the server is gone. */
export async function saveOnce(saver: Saver): Promise<boolean> {
  const no = saver.acknowledgedCount;
  const question = saver.questions[no % saver.questions.length];
  if (!question) throw new Error('the paper has no questions');
  const { id: questionId } = question;
  const baseRevision = saver.revisions.get(questionId) ?? 0;
  const answer = contentOf(question, Math.floor(no / saver.questions.length) + no);
  saver.sent = { questionId, answer };
  const offer = { questionId, baseRevision, answer, flagged: no % 2 === 0, spentMs: no };
  try {
    const reply = await saver.send(offer);
    for (const item of reply.revisions) {
      if (item.conflict) {
        saver.revisions.set(questionId, item.serverCopy.revision);
        continue;
      }
      saver.revisions.set(questionId, item.revision);
      saver.log.set(questionId, { revision: item.revision, hash: item.hash, answer });
      saver.acknowledgedCount += 1;
    }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NETWORK') return false;
    if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error;
    await sleep(200);
  }
  return true;
}

/** Saves one question after the other until the server is gone: the next request leaves when the last was answered. */
export async function saveUntilGone(saver: Saver): Promise<void> {
  while (await saveOnce(saver));
}

/** Acknowledged answers that the server has no longer, whole as they were; only what was on its way may stand in place of one. */
export function lostSaves({ log, sent, name }: Saver, answers: readonly SavedAnswer[]): string[] {
  const stored = new Map(answers.map((answer) => [answer.questionId, answer]));
  return [...log].flatMap(([questionId, { revision, hash, answer }]) => {
    const now = stored.get(questionId);
    const isSame = now?.revision === revision && now.hash === hash && isDeepStrictEqual(now.answer, answer);
    const isNext =
      now?.revision === revision + 1 && sent?.questionId === questionId && isDeepStrictEqual(now.answer, sent.answer);
    const has = now ? `${now.revision} ${now.hash}` : 'nothing';
    return isSame || isNext ? [] : [`${name} ${questionId}: acknowledged ${revision} ${hash}, stored ${has}`];
  });
}
