import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@aosai/api/client/errors';
import type { Answer } from '@aosai/api/questions/answers';
import type { Sitting } from '../../load/demoExam.ts';
import type { SaveAnswer, SavedAnswer, SaveReply } from '@aosai/api/exams/attempt.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

/** A save that the server has acknowledged. */
interface Acknowledged {
  revision: number;
  hash: string | null;
  answer: Answer | null;
}

/** The save in flight when the server was killed; it may be stored or not. */
interface Sent {
  questionId: string;
  answer: Answer;
}

export interface Saver {
  name: string;
  /** Saves one answer by the call of this room. */
  send(offer: SaveAnswer): Promise<Pick<SaveReply, 'revisions'>>;
  /** Enters the room again, as after a reload; resolves with the stored answers. */
  comeBack(): Promise<readonly SavedAnswer[]>;
  questions: readonly RoomQuestion[];
  /** The last acknowledged save of each question. */
  log: Map<string, Acknowledged>;
  sent: Sent | null;
  /** Revisions as this browser knows them. */
  revisions: Map<string, number>;
  acknowledgedCount: number;
}

/** Opens a saver for this room, with the revisions of its stored answers. */
export function openSaver(
  room: Pick<Saver, 'name' | 'send' | 'comeBack' | 'questions'>,
  answers: readonly SavedAnswer[],
): Saver {
  const revisions = new Map(answers.map(({ questionId, revision }) => [questionId, revision]));
  return { ...room, log: new Map(), sent: null, revisions, acknowledgedCount: 0 };
}

/** A saver for a student in an exam. */
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

/** Adopts the server's answers, as a page does after a reload. From now on they count as acknowledged. */
export function adopt(saver: Saver, answers: readonly SavedAnswer[]): void {
  for (const { questionId, revision, hash, answer } of answers) {
    saver.revisions.set(questionId, revision);
    saver.log.set(questionId, { revision, hash, answer });
  }
}

/** Saves the next question; resolves with false when the server is gone. */
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

/** Saves question by question, one request at a time, until the server is gone. */
export async function saveUntilGone(saver: Saver): Promise<void> {
  while (await saveOnce(saver));
}

/** Returns acknowledged answers that the server does not have unchanged; the save in flight may have replaced one. */
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
