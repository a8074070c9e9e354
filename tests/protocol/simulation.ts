import { AppError } from '@aosai/api/kit/errors';
import { canonicalAnswer, type Answer } from '@aosai/api/questions/answers';
import fc from 'fast-check';
import { isOpen, open, step } from '../../packages/app/src/exams/room/engine.ts';
import type { Effect, EngineInput, EngineState, JournalEntry } from '../../packages/app/src/exams/room/state.ts';
import { QUESTIONS } from './memoryServer.ts';
import type { Fault, ServerPort, SimulatedTime } from './port.ts';
import type { SaveAnswer, SaveReply } from '@aosai/api/exams/attempt.contract';

/** Events of an attempt, in any order. `page` is one of two browsers of the same student. */
export type Command =
  | { kind: 'type'; page: number; question: number }
  | { kind: 'flag'; page: number; question: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'network'; page: number; fault: Fault }
  | { kind: 'crash'; page: number }
  | { kind: 'leave'; page: number }
  | { kind: 'takeover'; page: number }
  | { kind: 'extend'; seconds: number }
  | { kind: 'complete'; page: number };

const page = fc.integer({ min: 0, max: 1 });
const question = fc.integer({ min: 0, max: QUESTIONS.length - 1 });

export const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('type' as const), page, question }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('flag' as const), page, question }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(0, 300, 2_500, 16_000, 120_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      page,
      fault: fc.constantFrom<Fault>('none', 'lostRequest', 'lostReply'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('crash' as const), page }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), page }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('takeover' as const), page }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('extend' as const), seconds: fc.constantFrom(60, 600) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('complete' as const), page }) },
);

interface Page {
  deviceId: string;
  state: EngineState | null;
  journal: Map<string, JournalEntry>;
  fault: Fault;
  /** The last content typed on this page for each question, while the page accepted input. */
  typed: Map<string, Answer | null>;
  outbox: Extract<Effect, { type: 'sendSave' | 'sendComplete' }>[];
}

/** Switches that each disable a control, so that the properties must fail. */
export interface Sabotage {
  forgetJournal?: boolean;
  forgetSentKeys?: boolean;
}

export async function simulate(
  commands: readonly Command[],
  time: SimulatedTime,
  server: ServerPort,
  sabotage: Sabotage = {},
) {
  let typedCount = 0;
  /** Contents that the server has committed at some time; a later writer who has seen them may replace them. */
  const committed = new Set<string>();
  const pages: Page[] = ['device-one', 'device-two'].map((deviceId) => ({
    deviceId,
    state: null,
    journal: new Map(),
    fault: 'none',
    typed: new Map(),
    outbox: [],
  }));
  const monotonic = () => time.nowMs - Date.parse('2026-11-21T10:00:00.000Z');

  function take(target: Page, result: { state: EngineState; effects: readonly Effect[] }): void {
    target.state = result.state;
    for (const effect of result.effects) {
      if (effect.type === 'journalPut') {
        const entry = sabotage.forgetSentKeys ? { ...effect.entry, sentKeys: [] } : effect.entry;
        if (!sabotage.forgetJournal) target.journal.set(entry.questionId, entry);
      } else if (effect.type === 'journalRemove') target.journal.delete(effect.questionId);
      else if (effect.type === 'journalClear') target.journal.clear();
      else if (effect.type === 'sendSave' || effect.type === 'sendComplete') target.outbox.push(effect);
    }
  }

  function send(target: Page, input: Exclude<EngineInput, { type: 'opened' }>): void {
    if (target.state) take(target, step(target.state, input, monotonic()));
  }

  async function visit(target: Page, takeover: boolean): Promise<void> {
    const room = await (takeover ? server.takeover(target.deviceId) : server.start(target.deviceId));
    // Drafts need the draft key, which the holder has, and the member once the attempt is closed.
    const journal = room.draftKey === null ? [] : [...target.journal.values()];
    target.outbox = [];
    take(target, open({ type: 'opened', room, journal, sentAtMs: monotonic() }, monotonic()));
  }

  async function deliver(target: Page): Promise<void> {
    while (target.outbox.length > 0) {
      const request = target.outbox.shift();
      if (!request || !target.state) return;
      const token = target.state.token ?? '';
      const { requestNo, answers } = request;
      const fail = (code: string, status: number) =>
        send(target, { type: 'failed', requestNo, error: { code, status, message: code } });
      if (target.fault === 'lostRequest') {
        fail('NETWORK', 0);
        continue;
      }
      try {
        if (request.type === 'sendSave') {
          const reply = await server.save(token, answers);
          noteCommitted(answers, reply);
          if (target.fault === 'none') send(target, { type: 'saveReplied', requestNo, reply });
          else fail('NETWORK', 0);
        } else {
          const receipt = await server.complete(token, answers);
          for (const { questionId, answer } of answers) committed.add(questionId + canonicalAnswer(answer));
          if (target.fault === 'none') send(target, { type: 'completeReplied', requestNo, receipt });
          else fail('NETWORK', 0);
        }
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (target.fault === 'none') fail(error.code, error.status);
        else fail('NETWORK', 0);
      }
    }
  }

  function noteCommitted(answers: readonly SaveAnswer[], reply: SaveReply): void {
    for (const item of reply.revisions) {
      const sent = answers.find((answer) => answer.questionId === item.questionId);
      if (sent && !item.conflict) committed.add(item.questionId + canonicalAnswer(sent.answer));
    }
  }

  async function pass(ms: number): Promise<void> {
    const until = time.nowMs + ms;
    do {
      time.nowMs = Math.min(until, time.nowMs + 5_000);
      await server.sweep();
      for (const target of pages) {
        send(target, { type: 'tick' });
        await deliver(target);
      }
    } while (time.nowMs < until);
  }

  const contentOf = (no: number): Answer => {
    typedCount += 1;
    return no === 2
      ? { kind: 'code', language: 53, code: `// ${typedCount}\n` }
      : { kind: 'choice', optionIds: [['A'], ['B'], ['C'], ['D'], ['A', 'B'], ['C', 'D']][typedCount % 6] ?? [] };
  };

  for (const target of pages) await visit(target, false);
  for (const command of commands) {
    const target = 'page' in command ? pages[command.page] : undefined;
    switch (command.kind) {
      case 'type': {
        const id = QUESTIONS[command.question]?.id ?? '';
        const before = target?.state?.answers[id];
        if (!target?.state || !before || !isOpen(target.state, monotonic())) break;
        const answer = contentOf(command.question);
        send(target, { type: 'edited', questionId: id, answer });
        target.typed.set(id, answer);
        break;
      }
      case 'flag': {
        const id = QUESTIONS[command.question]?.id ?? '';
        const before = target?.state?.answers[id];
        if (target && before) send(target, { type: 'flagged', questionId: id, flagged: !before.flagged });
        break;
      }
      case 'wait':
        await pass(command.ms);
        break;
      case 'network':
        if (target) {
          target.fault = command.fault;
          send(target, { type: command.fault === 'none' ? 'online' : 'offline' });
        }
        break;
      case 'crash':
        // Reopening the page succeeds even while saves fail.
        if (target) await visit(target, false);
        break;
      case 'leave':
        if (target?.state?.token && target.state.phase === 'answering') {
          const dirty = Object.entries(target.state.answers).filter(([, local]) => local.dirtySinceMs !== null);
          const answers = dirty.map(([questionId, { answer, baseRevision, flagged, spentMs }]) => ({
            questionId,
            baseRevision,
            answer,
            flagged,
            spentMs: Math.round(spentMs),
          }));
          if (answers.length > 0 && target.fault !== 'lostRequest') {
            const reply = await server.save(target.state.token, answers).catch(ignoreRefusal);
            if (reply) noteCommitted(answers, reply);
          }
          send(target, { type: 'left', questionIds: answers.map(({ questionId }) => questionId) });
        }
        break;
      case 'takeover':
        if (target?.state && ['heldElsewhere', 'takenOver'].includes(target.state.phase) && target.fault === 'none') {
          await visit(target, true).catch(ignoreRefusal);
        }
        break;
      case 'extend':
        await server.extend(command.seconds);
        break;
      case 'complete':
        if (target) send(target, { type: 'completeWanted' });
        break;
      default:
        command satisfies never;
    }
    for (const each of pages) await deliver(each);
  }

  // At the end the network works, both pages return, and there is enough time to send what they hold.
  for (const target of pages) {
    target.fault = 'none';
    send(target, { type: 'online' });
    await deliver(target);
  }
  await pass(40_000);
  for (const target of pages) {
    if (target.journal.size === 0) continue;
    await visit(target, false);
    if (target.state?.phase === 'heldElsewhere') await visit(target, true).catch(ignoreRefusal);
    await deliver(target);
    await pass(20_000);
  }
  return { pages, committed, final: await server.final() };
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
  return undefined;
}

/** Contents typed last on a page that the server does not have; must be empty. */
export function lostContents(result: Awaited<ReturnType<typeof simulate>>): string[] {
  return result.pages.flatMap((target) =>
    [...target.typed].flatMap(([questionId, answer]) => {
      const stored = result.final.answers.find((row) => row.questionId === questionId);
      const texts = [stored?.answer ?? null, ...(stored?.lateCopies.map((copy) => copy.answer) ?? [])].map(
        canonicalAnswer,
      );
      const known =
        texts.includes(canonicalAnswer(answer)) || result.committed.has(questionId + canonicalAnswer(answer));
      return known ? [] : [`${target.deviceId} ${questionId} ${canonicalAnswer(answer)}`];
    }),
  );
}

/** Answers that differ between the server and the page that may write, at the end; must be empty. */
export function disagreements(result: Awaited<ReturnType<typeof simulate>>): string[] {
  const writers = result.final.closed ? [] : result.pages.filter((target) => target.state?.phase === 'answering');
  return writers.flatMap((target) =>
    result.final.answers.flatMap((row) => {
      const local = target.state?.answers[row.questionId];
      const agrees = local?.dirtySinceMs === null && canonicalAnswer(local.answer) === canonicalAnswer(row.answer);
      return agrees ? [] : [`${target.deviceId} ${row.questionId}`];
    }),
  );
}

/** With one page: answers whose scored content is not what was typed last. Must be empty while the attempt is open. */
export function notScored(result: Awaited<ReturnType<typeof simulate>>): string[] {
  if (result.final.closed) return [];
  return [...(result.pages[0]?.typed ?? [])].flatMap(([questionId, answer]) => {
    const row = result.final.answers.find((candidate) => candidate.questionId === questionId);
    return canonicalAnswer(row?.answer ?? null) === canonicalAnswer(answer) ? [] : [questionId];
  });
}
