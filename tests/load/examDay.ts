import { randomBytes } from 'node:crypto';
import type { Answer } from '@aosai/api/questions/answers';
import { fromBase64url } from '@aosai/api/envelope/base64url';
import { arrivals } from './arrivals.ts';
import type { LoadPlan, Phase } from './plan.ts';
import { fail, newTally, type Tally } from './tally.ts';
import { get, openWire, post, serverKeyOf, type Wire } from './wire.ts';
import type { Receipt, Room, SaveReply } from '@aosai/api/exams/attempt.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

const CPP = 53;

interface Student {
  account: string;
  deviceId: string;
  wire: Wire;
  attemptId: string;
  token: string;
  questions: RoomQuestion[];
  revisions: Map<string, number>;
  /** The running save. A browser runs one save at a time, and hands in after it. */
  saving: Promise<void> | null;
  isDone: boolean;
  savedCount: number;
}

const CALLS = ['signIn', 'start', 'save', 'debug', 'endSave', 'complete'] as const;
export type Tallies = Record<(typeof CALLS)[number], Tally>;

/** A program of typical length, different for each student and save. */
function programOf(student: Student): string {
  const lines = Array.from({ length: 20 + (student.savedCount % 30) }, (_, i) => `    total += step(${i}, total);`);
  return [
    '#include <bits/stdc++.h>',
    'using namespace std;',
    'long long step(long long i, long long t) { return (t * 31 + i) % 1000003; }',
    'int main() {',
    '    long long total = 0;',
    ...lines,
    '    cout << total << endl;',
    '}',
    `// ${student.account} ${student.savedCount}`,
    '',
  ].join('\n');
}

function answerTo(student: Student, { programming, options }: RoomQuestion): Answer {
  if (programming) return { kind: 'code', language: CPP, code: programOf(student) };
  const option = options[student.savedCount % options.length];
  return { kind: 'choice', optionIds: option ? [option.id] : [] };
}

/**
 * Plays an exam day against a server. Calls `begins` at the start of each phase, with null after the last. Times are
 * measured from when a call was due until its answer was opened.
 */
export async function playExamDay(plan: LoadPlan, begins: (phase: Phase | null) => void): Promise<Tallies> {
  const serverKey = await serverKeyOf(plan.url);
  const tallies: Tallies = {
    signIn: newTally(),
    start: newTally(),
    save: newTally(),
    debug: newTally(),
    endSave: newTally(),
    complete: newTally(),
  };
  const students = plan.accounts.map((account): Student => ({
    account,
    deviceId: randomBytes(8).toString('hex'),
    wire: openWire(),
    attemptId: '',
    token: '',
    questions: [],
    revisions: new Map(),
    saving: null,
    isDone: false,
    savedCount: 0,
  }));
  const studentAt = (no: number): Student => {
    const student = students[no % students.length];
    if (!student) throw new Error('the plan has no students');
    return student;
  };

  /** Makes a timed call; without content a plain GET. Returns undefined for a refusal, which is counted. */
  async function timed(
    tally: Tally,
    dueMs: number,
    student: Student,
    path: string,
    content?: unknown,
  ): Promise<unknown> {
    try {
      const { status, body, cookie } = await (content === undefined
        ? get(plan.url, student.wire, path)
        : post(plan.url, serverKey, student.wire, path, content));
      if (cookie) student.wire.cookie = cookie;
      if (!body.success) {
        fail(tally, `${status} ${body.code ?? ''}`);
        return undefined;
      }
      tally.times.push(performance.now() - dueMs);
      return body.data;
    } catch (error) {
      fail(tally, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  async function signIn(no: number, dueMs: number): Promise<void> {
    const student = studentAt(no);
    const { account } = student;
    const input = { account, password: plan.password, realm: 'member' };
    const data = await timed(tallies.signIn, dueMs, student, '/auth/loginByPwd', input);
    if (!data) return;
    const { session } = data as { session: { id: string; key: string } };
    const key = fromBase64url(session.key);
    if (key) student.wire.session = { id: session.id, key };
  }

  /** Even calls read the exam, odd ones enter the room, as the exam's page does when the exam starts. */
  async function enter(no: number, dueMs: number): Promise<void> {
    const student = studentAt(Math.floor(no / 2));
    const { examId, examPaperId } = plan;
    if (no % 2 === 0) {
      await timed(tallies.start, dueMs, student, `/exam/queryById?id=${examId}`);
      return;
    }
    const input = { examId, examPaperId, deviceId: student.deviceId };
    const data = await timed(tallies.start, dueMs, student, '/examPaperEnroll/start', input);
    if (!data) return;
    const room = data as Room;
    student.attemptId = room.attempt.id;
    student.token = room.token ?? '';
    student.questions = room.sections.flatMap((section) => section.questions);
    student.revisions = new Map(room.answers.map(({ questionId, revision }) => [questionId, revision]));
  }

  function offerOf(student: Student) {
    const wantsCode = Math.random() < plan.codeShare;
    const fitting = student.questions.filter((question) => (question.programming !== null) === wantsCode);
    const question = fitting[Math.floor(Math.random() * fitting.length)];
    if (!question) throw new Error('the paper has no such question');
    student.savedCount += 1;
    const baseRevision = student.revisions.get(question.id) ?? 0;
    const answer = answerTo(student, question);
    return { questionId: question.id, baseRevision, answer, flagged: false, spentMs: student.savedCount * 1000 };
  }

  let next = 0;
  /** Returns the next student in turn without a running save. */
  function idleStudent(): Student | undefined {
    for (let tries = 0; tries < students.length; tries += 1) {
      const student = studentAt(next);
      next += 1;
      if (student.attemptId && !student.saving && !student.isDone) return student;
    }
    return undefined;
  }

  async function saveOf(tally: Tally, dueMs: number, student: Student, content: object): Promise<void> {
    const { attemptId, token } = student;
    const data = await timed(tally, dueMs, student, '/examMemberQuestion/save', { attemptId, token, ...content });
    if (!data) return;
    for (const item of (data as SaveReply).revisions) {
      if (item.conflict) fail(tally, 'conflict');
      else student.revisions.set(item.questionId, item.revision);
    }
  }

  async function save(tally: Tally, dueMs: number): Promise<void> {
    const student = idleStudent();
    if (!student) return fail(tally, 'nobody is free');
    const isHeartbeat = Math.random() < plan.heartbeatShare;
    const events = isHeartbeat && Math.random() < 0.1 ? [{ type: 'blur', ms: 800 }] : [];
    const answers = isHeartbeat ? [] : [offerOf(student)];
    student.saving = saveOf(tally, dueMs, student, { answers, events }).finally(() => {
      student.saving = null;
    });
    return student.saving;
  }

  async function debug(no: number, dueMs: number): Promise<void> {
    const student = studentAt(no * 7);
    const question = student.questions.find(({ programming }) => programming !== null);
    if (!question) return fail(tallies.debug, 'no programming task');
    const { attemptId, token } = student;
    const run = { attemptId, token, questionId: question.id, language: CPP, code: programOf(student), input: '1 2\n' };
    await timed(tallies.debug, dueMs, student, '/examMemberQuestion/debug', run);
    return undefined;
  }

  async function complete(no: number, dueMs: number): Promise<void> {
    const student = studentAt(no);
    student.isDone = true;
    await student.saving;
    const answers = student.questions
      .filter(({ programming }) => programming !== null)
      .map((question) => ({
        questionId: question.id,
        baseRevision: student.revisions.get(question.id) ?? 0,
        answer: answerTo(student, question),
        flagged: false,
        spentMs: 1000,
      }));
    const input = { id: student.attemptId, token: student.token, answers };
    const receipt = await timed(tallies.complete, dueMs, student, '/examPaperEnroll/complete', input);
    if (receipt && (receipt as Receipt).items.length !== student.questions.length)
      fail(tallies.complete, 'bad receipt');
  }

  const { savesPerSecond, debugRunsPerSecond, steadySeconds, endSeconds } = plan;
  begins('signIn');
  await arrivals(students.length, plan.signInsPerSecond, signIn);
  begins('start');
  await arrivals(students.length * 2, plan.startCallsPerSecond, enter);
  begins('steady');
  await Promise.all([
    arrivals(savesPerSecond * steadySeconds, savesPerSecond, (_, dueMs) => save(tallies.save, dueMs)),
    arrivals(Math.floor(debugRunsPerSecond * steadySeconds), debugRunsPerSecond, debug),
  ]);
  begins('end');
  const completing = Math.floor(students.length * plan.completeShare);
  await Promise.all([
    arrivals(savesPerSecond * endSeconds, savesPerSecond, (_, dueMs) => save(tallies.endSave, dueMs)),
    arrivals(completing, completing / endSeconds, complete),
  ]);
  begins(null);
  for (const { wire } of students) wire.agent.destroy();
  return tallies;
}
