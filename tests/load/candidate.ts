import { randomBytes } from 'node:crypto';
import type { Answer } from '@aosai/api/questions/answers';
import type { Place } from './demoExam.ts';
import { LOAD_PASSWORD } from './seed.ts';
import { type Server, signInOn } from './savingStudents.ts';
import { openWire, post, type Wire } from './wire.ts';
import type { Room, SaveReply } from '@aosai/api/exams/attempt.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

const CPP = 53;
const CODE_LINES = 35;

/** A member in an exam room, with a separate connection, who makes one call at a time. */
export interface Candidate {
  signIn(): Promise<void>;
  /** Opens the room; the first time creates the attempt. */
  start(): Promise<void>;
  save(what: 'choice' | 'code' | 'heartbeat'): Promise<void>;
  close(): void;
}

/** A program of typical length, different for each account and number. */
function programOf(account: string, no: number): string {
  const lines = Array.from({ length: CODE_LINES }, (_, i) => `    total += step(${i}, total);`);
  return ['int main() {', '    long long total = 0;', ...lines, '}', `// ${account} ${no}`, ''].join('\n');
}

/** Opens a candidate. Its calls throw when refused, so that only successful calls are measured. */
export function openCandidate(server: Server, { examId, examPaperId }: Place, account: string): Candidate {
  const wire: Wire = openWire();
  const deviceId = randomBytes(8).toString('hex');
  const revisions = new Map<string, number>();
  let savedCount = 0;
  let attempt = { id: '', token: '' };
  let questions: RoomQuestion[] = [];

  async function call(path: string, content: object): Promise<unknown> {
    const { status, body } = await post(server.url, server.key, wire, path, content);
    if (!body.success) throw new Error(`${account} ${path}: ${status} ${body.code ?? ''}`);
    return body.data;
  }

  function answerTo(question: RoomQuestion): Answer {
    if (question.programming) return { kind: 'code', language: CPP, code: programOf(account, savedCount) };
    const option = question.options[savedCount % question.options.length];
    return { kind: 'choice', optionIds: option ? [option.id] : [] };
  }

  function offerOf(wantsCode: boolean) {
    const fitting = questions.filter(({ programming }) => (programming !== null) === wantsCode);
    const question = fitting[savedCount % fitting.length];
    if (!question) throw new Error('the paper has no such question');
    const baseRevision = revisions.get(question.id) ?? 0;
    return { questionId: question.id, baseRevision, answer: answerTo(question), flagged: false, spentMs: savedCount };
  }

  return {
    async signIn() {
      const refused = await signInOn(server, wire, account, LOAD_PASSWORD);
      if (refused !== null) throw new Error(`${account}: ${refused}`);
    },
    async start() {
      const room = (await call('/examPaperEnroll/start', { examId, examPaperId, deviceId })) as Room;
      attempt = { id: room.attempt.id, token: room.token ?? '' };
      questions = room.sections.flatMap((section) => section.questions);
    },
    async save(what) {
      savedCount += 1;
      const answers = what === 'heartbeat' ? [] : [offerOf(what === 'code')];
      const content = { attemptId: attempt.id, token: attempt.token, answers, events: [] };
      const { revisions: saved } = (await call('/examMemberQuestion/save', content)) as SaveReply;
      for (const item of saved) {
        if (item.conflict) throw new Error(`${account}: conflict`);
        revisions.set(item.questionId, item.revision);
      }
    },
    close: () => wire.agent.destroy(),
  };
}
