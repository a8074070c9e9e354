import { setTimeout as sleep } from 'node:timers/promises';
import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { Contract } from '@aosai/api/contract';
import type { CallContext } from '../../../../packages/server/src/kit/context.ts';
import { holderToken } from '../../../../packages/server/src/exams/room/holder.ts';
import { engineOf } from '../../../../packages/server/src/kit/engineOf.ts';
import { examMemberQuestion } from '../../../../packages/server/src/exams/marking/examMemberQuestion.ts';
import { homeworkMemberQuestion } from '../../../../packages/server/src/homework/answers/homeworkMemberQuestion.ts';
import type { Ask, AsSchool } from './asSchool.ts';
import { idText } from './copies.ts';
import { HOLDER, type School, SIZE } from './school.ts';

/** Saves an answer of student `no` in an exam or in a homework; resolves with milliseconds. */
export interface Savers {
  count: number;
  exam(no: number): Promise<number>;
  homework(no: number): Promise<number>;
}

/** Makes offers as a room sends them; each save of a student is for the next question. */
function nextOffer(letter: string, questions: number) {
  const saved = new Map<number, number>();
  return (no: number) => {
    const before = saved.get(no) ?? 0;
    saved.set(no, before + 1);
    const [question, round] = [before % questions, Math.floor(before / questions)];
    return {
      questionId: idText(letter, question + 1),
      // The school's seed stored revision 1.
      baseRevision: round + 1,
      answer: { kind: 'choice' as const, optionIds: [round % 2 === 0 ? 'B' : 'C'] },
      flagged: before % 2 === 0,
      spentMs: 1_000 + before,
    };
  };
}

type LiveBoard = OutputOf<Contract['exam']['calls']['queryLiveBoard']>;

async function timed(work: () => unknown): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

export function openSavers({ world }: School, { asStudent }: AsSchool): Savers {
  const inExam = nextOffer('Q', 27);
  const inHomework = nextOffer('H', 20);
  const tokenOf = (context: CallContext, attemptId: string): string =>
    holderToken(engineOf(context).attemptSecret, { appId: world.appId, attemptId, ...HOLDER });
  return {
    count: SIZE.perHomework,
    exam: (no) => {
      const context = asStudent(no);
      const attemptId = idText('X', no);
      const input = { attemptId, token: tokenOf(context, attemptId), answers: [inExam(no)], events: [] };
      return timed(() => examMemberQuestion.save(context, input));
    },
    homework: (no) => {
      const input = { homeworkEnrollId: idText('Y', no), answers: [inHomework(no)] };
      return timed(() => homeworkMemberQuestion.save(asStudent(no), input));
    },
  };
}

/** Each student saves once in an exam and once in a homework, in alternating order. */
export async function byTurns({ count, exam, homework }: Savers, rounds: number) {
  const times = { exam: [] as number[], homework: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (let no = 1; no <= count; no += 1) {
      const isExamFirst = (no + round) % 2 === 0;
      if (isExamFirst) times.exam.push(await exam(no));
      times.homework.push(await homework(no));
      if (!isExamFirst) times.exam.push(await exam(no));
    }
  }
  return times;
}

const SAVES_PER_SECOND = 100;
/** As if ten teachers watched the board, each asking every five seconds. */
const LOOK_MS = 500;

/** Starts saves at a constant rate, regardless of those that are still running. */
async function arriving({ exam }: Savers, count: number): Promise<number[]> {
  const saves: Promise<number>[] = [];
  const startedMs = performance.now();
  for (let no = 0; no < count; no += 1) {
    const dueMs = startedMs + (no * 1_000) / SAVES_PER_SECOND;
    await sleep(Math.max(0, dueMs - performance.now()));
    // Other students than those of the homework, so that no two saves of one student overlap.
    saves.push(exam(SIZE.perHomework + 1 + (no % (SIZE.board - SIZE.perHomework))));
  }
  return Promise.all(saves);
}

/** Times saves without and with a live board that is polled, alternating every few seconds. */
export async function watchedByTurns(savers: Savers, ask: Ask, examId: string, turns: number) {
  const times = { alone: [] as number[], watched: [] as number[], looks: [] as number[], changedRows: 0 };
  const perTurn = 3 * SAVES_PER_SECOND;
  const look = (cursor?: string) =>
    ask('manager', 'exam', 'queryLiveBoard', { id: examId, ...(cursor && { cursor }) }, '') as Promise<LiveBoard>;
  let { cursor } = await look();
  for (let turn = 0; turn < turns; turn += 1) {
    times.alone.push(...(await arriving(savers, perTurn)));
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        times.looks.push(
          await timed(async () => {
            const board = await look(cursor);
            cursor = board.cursor;
            times.changedRows += board.rows.length;
          }),
        );
        await sleep(LOOK_MS);
      }
    })();
    times.watched.push(...(await arriving(savers, perTurn)));
    isOver = true;
    await watching;
  }
  return times;
}
