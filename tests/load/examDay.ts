import { randomBytes } from 'node:crypto';
import type { Answer } from '@aosai/api/domain/answers';
import type { Receipt, Room, RoomQuestion, SaveReply } from '@aosai/api/contract/types';
import { fromBase64url } from '@aosai/api/envelope/base64url';
import { arrivals } from './arrivals.ts';
import type { LoadPlan } from './plan.ts';
import { fail, newTally, type Tally } from './tally.ts';
import { get, openWire, post, serverKeyOf, type Wire } from './wire.ts';

const CPP = 53;

interface Pupil {
  account: string;
  deviceId: string;
  wire: Wire;
  attemptId: string;
  token: string;
  questions: RoomQuestion[];
  revisions: Map<string, number>;
  /** A browser has one save under way and no more, and hands in after it. */
  saving: Promise<void> | null;
  isDone: boolean;
  savedCount: number;
}

const PHASES = ['signIn', 'start', 'save', 'debug', 'endSave', 'complete'] as const;
export type Tallies = Record<(typeof PHASES)[number], Tally>;

/** A program of usual length; no two pupils have the same one. */
function programOf(pupil: Pupil): string {
  const lines = Array.from({ length: 20 + (pupil.savedCount % 30) }, (_, i) => `    total += step(${i}, total);`);
  return [
    '#include <bits/stdc++.h>',
    'using namespace std;',
    'long long step(long long i, long long t) { return (t * 31 + i) % 1000003; }',
    'int main() {',
    '    long long total = 0;',
    ...lines,
    '    cout << total << endl;',
    '}',
    `// ${pupil.account} ${pupil.savedCount}`,
    '',
  ].join('\n');
}

function answerTo(pupil: Pupil, { programming, options }: RoomQuestion): Answer {
  if (programming) return { kind: 'code', language: CPP, code: programOf(pupil) };
  const option = options[pupil.savedCount % options.length];
  return { kind: 'choice', optionIds: option ? [option.id] : [] };
}

/** Plays one exam day against a server. Times run from the instant at which a call was due to its opened answer. */
export async function playExamDay(plan: LoadPlan): Promise<Tallies> {
  const serverKey = await serverKeyOf(plan.url);
  const tallies: Tallies = {
    signIn: newTally(),
    start: newTally(),
    save: newTally(),
    debug: newTally(),
    endSave: newTally(),
    complete: newTally(),
  };
  const pupils = plan.accounts.map((account): Pupil => ({
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
  const pupilAt = (no: number): Pupil => {
    const pupil = pupils[no % pupils.length];
    if (!pupil) throw new Error('the plan has no pupils');
    return pupil;
  };

  /** One timed call; undefined after a refusal, which is counted. Without content it is a plain GET. */
  async function timed(tally: Tally, dueMs: number, pupil: Pupil, path: string, content?: unknown): Promise<unknown> {
    try {
      const { status, body, cookie } = await (content === undefined
        ? get(plan.url, pupil.wire, path)
        : post(plan.url, serverKey, pupil.wire, path, content));
      if (cookie) pupil.wire.cookie = cookie;
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
    const pupil = pupilAt(no);
    const { account } = pupil;
    const input = { account, password: plan.password, realm: 'member' };
    const data = await timed(tallies.signIn, dueMs, pupil, '/auth/loginByPwd', input);
    if (!data) return;
    const { session } = data as { session: { id: string; key: string } };
    const key = fromBase64url(session.key);
    if (key) pupil.wire.session = { id: session.id, key };
  }

  /** Even calls read the exam anew, odd ones enter the room: what its page does at the bell. */
  async function enter(no: number, dueMs: number): Promise<void> {
    const pupil = pupilAt(Math.floor(no / 2));
    const { examId, examPaperId } = plan;
    if (no % 2 === 0) {
      await timed(tallies.start, dueMs, pupil, `/exam/queryById?id=${examId}`);
      return;
    }
    const input = { examId, examPaperId, deviceId: pupil.deviceId };
    const data = await timed(tallies.start, dueMs, pupil, '/examPaperEnroll/start', input);
    if (!data) return;
    const room = data as Room;
    pupil.attemptId = room.attempt.id;
    pupil.token = room.token ?? '';
    pupil.questions = room.sections.flatMap((section) => section.questions);
    pupil.revisions = new Map(room.answers.map(({ questionId, revision }) => [questionId, revision]));
  }

  function offerOf(pupil: Pupil) {
    const wantsCode = Math.random() < plan.codeShare;
    const fitting = pupil.questions.filter((question) => (question.programming !== null) === wantsCode);
    const question = fitting[Math.floor(Math.random() * fitting.length)];
    if (!question) throw new Error('the paper has no such question');
    pupil.savedCount += 1;
    const baseRevision = pupil.revisions.get(question.id) ?? 0;
    const answer = answerTo(pupil, question);
    return { questionId: question.id, baseRevision, answer, flagged: false, spentMs: pupil.savedCount * 1000 };
  }

  let next = 0;
  /** The next pupil in turn who has nothing under way. */
  function idlePupil(): Pupil | undefined {
    for (let tries = 0; tries < pupils.length; tries += 1) {
      const pupil = pupilAt(next);
      next += 1;
      if (pupil.attemptId && !pupil.saving && !pupil.isDone) return pupil;
    }
    return undefined;
  }

  async function saveOf(tally: Tally, dueMs: number, pupil: Pupil, content: object): Promise<void> {
    const { attemptId, token } = pupil;
    const data = await timed(tally, dueMs, pupil, '/examMemberQuestion/save', { attemptId, token, ...content });
    if (!data) return;
    for (const item of (data as SaveReply).revisions) {
      if (item.conflict) fail(tally, 'conflict');
      else pupil.revisions.set(item.questionId, item.revision);
    }
  }

  async function save(tally: Tally, dueMs: number): Promise<void> {
    const pupil = idlePupil();
    if (!pupil) return fail(tally, 'nobody is free');
    const isHeartbeat = Math.random() < plan.heartbeatShare;
    const events = isHeartbeat && Math.random() < 0.1 ? [{ type: 'blur', ms: 800 }] : [];
    const answers = isHeartbeat ? [] : [offerOf(pupil)];
    pupil.saving = saveOf(tally, dueMs, pupil, { answers, events }).finally(() => {
      pupil.saving = null;
    });
    return pupil.saving;
  }

  async function debug(no: number, dueMs: number): Promise<void> {
    const pupil = pupilAt(no * 7);
    const question = pupil.questions.find(({ programming }) => programming !== null);
    if (!question) return fail(tallies.debug, 'no programming task');
    const { attemptId, token } = pupil;
    const run = { attemptId, token, questionId: question.id, language: CPP, code: programOf(pupil), input: '1 2\n' };
    await timed(tallies.debug, dueMs, pupil, '/examMemberQuestion/debug', run);
    return undefined;
  }

  async function complete(no: number, dueMs: number): Promise<void> {
    const pupil = pupilAt(no);
    pupil.isDone = true;
    await pupil.saving;
    const answers = pupil.questions
      .filter(({ programming }) => programming !== null)
      .map((question) => ({
        questionId: question.id,
        baseRevision: pupil.revisions.get(question.id) ?? 0,
        answer: answerTo(pupil, question),
        flagged: false,
        spentMs: 1000,
      }));
    const input = { id: pupil.attemptId, token: pupil.token, answers };
    const receipt = await timed(tallies.complete, dueMs, pupil, '/examPaperEnroll/complete', input);
    if (receipt && (receipt as Receipt).items.length !== pupil.questions.length) fail(tallies.complete, 'bad receipt');
  }

  const { savesPerSecond, debugRunsPerSecond, steadySeconds, endSeconds } = plan;
  await arrivals(pupils.length, plan.signInsPerSecond, signIn);
  await arrivals(pupils.length * 2, plan.startCallsPerSecond, enter);
  await Promise.all([
    arrivals(savesPerSecond * steadySeconds, savesPerSecond, (_, dueMs) => save(tallies.save, dueMs)),
    arrivals(Math.floor(debugRunsPerSecond * steadySeconds), debugRunsPerSecond, debug),
  ]);
  const completing = Math.floor(pupils.length * plan.completeShare);
  await Promise.all([
    arrivals(savesPerSecond * endSeconds, savesPerSecond, (_, dueMs) => save(tallies.endSave, dueMs)),
    arrivals(completing, completing / endSeconds, complete),
  ]);
  for (const { wire } of pupils) wire.agent.destroy();
  return tallies;
}
