import { randomBytes } from 'node:crypto';
import { fromBase64url } from '@aosai/api/envelope/base64url';
import { arrivals } from './arrivals.ts';
import { fail, type Tally } from './tally.ts';
import { openWire, post, type Wire } from './wire.ts';
import type { SignInReply } from '@aosai/api/accounts/auth.contract';
import type { Room, SaveReply } from '@aosai/api/exams/attempt.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

type ServerKey = Parameters<typeof post>[1];

export interface Server {
  url: string;
  key: ServerKey;
}

/** Signs in on this wire; resolves with null, or with status and code when refused. */
export async function signInOn(
  { url, key }: Server,
  wire: Wire,
  account: string,
  password: string,
): Promise<string | null> {
  const { status, body, cookie } = await post(url, key, wire, '/auth/loginByPwd', {
    account,
    password,
    realm: 'member',
  });
  if (!body.success) return `${status} ${body.code ?? ''}`;
  const { session } = body.data as SignInReply;
  const sessionKey = fromBase64url(session.key);
  if (!sessionKey || !cookie) return 'no session';
  wire.session = { id: session.id, key: sessionKey };
  wire.cookie = cookie;
  return null;
}

interface Student {
  wire: Wire;
  attemptId: string;
  token: string;
  questions: RoomQuestion[];
  revisions: Map<string, number>;
  saving: boolean;
  saved: number;
}

export interface SavingStudents {
  /** Saves choices at this rate for `seconds`, each by a student without a running save. */
  save(tally: Tally, perSecond: number, seconds: number): Promise<void>;
  close(): void;
}

/** Lets students enter an exam room, to measure their saves under other load. Throws when one cannot enter. */
export async function enterRoom(
  server: Server,
  place: { examId: string; examPaperId: string; accounts: readonly string[]; password: string },
): Promise<SavingStudents> {
  const { examId, examPaperId, accounts, password } = place;
  const students: Student[] = [];
  for (const account of accounts) {
    const wire = openWire();
    const refused = await signInOn(server, wire, account, password);
    if (refused !== null) throw new Error(`${account}: ${refused}`);
    const input = { examId, examPaperId, deviceId: randomBytes(8).toString('hex') };
    const { body } = await post(server.url, server.key, wire, '/examPaperEnroll/start', input);
    if (!body.success) throw new Error(`${account}: ${body.code ?? ''}`);
    const room = body.data as Room;
    const questions = room.sections.flatMap((section) => section.questions).filter(({ options }) => options.length > 0);
    students.push({
      wire,
      attemptId: room.attempt.id,
      token: room.token ?? '',
      questions,
      revisions: new Map(),
      saving: false,
      saved: 0,
    });
  }
  let next = 0;
  const idle = () => {
    for (let tries = 0; tries < students.length; tries += 1) {
      const student = students[next % students.length];
      next += 1;
      if (student && !student.saving) return student;
    }
    return undefined;
  };

  async function one(tally: Tally, dueMs: number): Promise<void> {
    const student = idle();
    const question = student?.questions[student.saved % student.questions.length];
    const option = question?.options[(student?.saved ?? 0) % question.options.length];
    if (!student || !question || !option) return fail(tally, 'nobody is free');
    student.saving = true;
    student.saved += 1;
    const { attemptId, token, revisions, wire } = student;
    const answer = {
      questionId: question.id,
      baseRevision: revisions.get(question.id) ?? 0,
      answer: { kind: 'choice', optionIds: [option.id] },
      flagged: false,
      spentMs: student.saved * 1000,
    };
    try {
      const input = { attemptId, token, answers: [answer], events: [] };
      const { status, body } = await post(server.url, server.key, wire, '/examMemberQuestion/save', input);
      if (!body.success) return fail(tally, `${status} ${body.code ?? ''}`);
      tally.times.push(performance.now() - dueMs);
      for (const item of (body.data as SaveReply).revisions) {
        if (item.conflict) fail(tally, 'conflict');
        else revisions.set(item.questionId, item.revision);
      }
    } catch (error) {
      fail(tally, error instanceof Error ? error.message : String(error));
    } finally {
      student.saving = false;
    }
  }

  return {
    save: (tally, perSecond, seconds) =>
      arrivals(Math.round(perSecond * seconds), perSecond, (_, dueMs) => one(tally, dueMs)),
    close: () => {
      for (const { wire } of students) wire.agent.destroy();
    },
  };
}
