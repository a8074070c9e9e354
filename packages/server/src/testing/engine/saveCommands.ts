import { deepEqual, fail } from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { MINUTE_MS, MS_PER_SECOND } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import type { Answer } from '@aosai/api/questions/answers';
import { exam } from '../../db/schema/exam.ts';
import { extend } from '../../exams/attempts/extend.ts';
import { sweepOnce } from '../../exams/attempts/sweep.ts';
import { takeover } from '../../exams/room/takeover.ts';
import { choice, completeAs, saveAs, startAs, text } from './drive.ts';
import type { Device, Offered, SaveModel, SaveResult } from './saveModel.ts';
import { NOON, type World } from './world.ts';
import type { SaveAnswer } from '@aosai/api/exams/attempt.contract';

const DEVICES = ['device-one', 'device-two'] as const satisfies readonly Device[];

/** The server as two browsers use it: each sends its latest token. */
export interface Real {
  world: World;
  attemptId: string;
  tokens: Map<Device, string>;
}

const codeOf = (error: unknown) => {
  if (error instanceof AppError) return { kind: 'refused' as const, code: error.code };
  throw error;
};

function toWire(offers: readonly Offered[]): SaveAnswer[] {
  return offers.map(({ question, base, answer, flagged }) => ({
    questionId: question,
    baseRevision: base,
    answer,
    flagged,
    spentMs: 0,
  }));
}

export class Start implements fc.AsyncCommand<SaveModel, Real> {
  readonly device: Device;
  constructor(device: Device) {
    this.device = device;
  }
  check = (model: Readonly<SaveModel>) => model.status !== 'closed' && model.stoppedMs === null;
  async run(model: SaveModel, real: Real) {
    model.closeIfDue();
    if (model.status === 'closed') {
      deepEqual(await startAs(real.world, real.world.studentId, this.device).then(() => 'started', codeOf), {
        kind: 'refused',
        code: 'ATTEMPTS_USED',
      });
      return;
    }
    if (model.status === 'none') model.start(this.device);
    else model.notePresence();
    const room = await startAs(real.world, real.world.studentId, this.device);
    real.attemptId = room.attempt.id;
    if (room.token !== null) real.tokens.set(this.device, room.token);
    deepEqual(
      { held: !room.heldElsewhere, token: room.token !== null, draft: room.draftKey !== null },
      {
        held: model.holder === this.device,
        token: model.holder === this.device,
        draft: model.holder === this.device,
      },
    );
    deepEqual(
      new Map(room.answers.map(({ questionId, revision }) => [questionId, revision])),
      new Map([...model.questions].map(([id, { revision }]) => [id, revision])),
    );
  }
  toString = () => `start(${this.device})`;
}

class Save implements fc.AsyncCommand<SaveModel, Real> {
  readonly device: Device;
  readonly picks: readonly Pick[];
  readonly twice: boolean;
  constructor(device: Device, picks: readonly Pick[], twice: boolean) {
    this.device = device;
    this.picks = picks;
    this.twice = twice;
  }
  check = (model: Readonly<SaveModel>) => model.status !== 'none';
  async run(model: SaveModel, real: Real) {
    const offers = offersOf(model, this.picks);
    const send = async (): Promise<SaveResult> => {
      const token = real.tokens.get(this.device) ?? '';
      const reply = await saveAs(real.world, { attemptId: real.attemptId, token, answers: toWire(offers) }).catch(
        codeOf,
      );
      if ('kind' in reply) return reply;
      deepEqual(reply.deadlineAt, new Date(NOON.getTime() + model.deadlineMs).toISOString());
      return {
        kind: 'saved',
        revisions: reply.revisions.map((one) =>
          'serverCopy' in one
            ? { question: one.questionId, revision: one.serverCopy.revision, conflict: true }
            : { question: one.questionId, revision: one.revision, conflict: false },
        ),
      };
    };
    for (let i = 0; i < (this.twice ? 2 : 1); i += 1) {
      const expected = model.save(this.device, offers);
      deepEqual(await send(), expected);
    }
  }
  toString = () => `save(${this.device}, ${JSON.stringify(this.picks)}${this.twice ? ', twice' : ''})`;
}

class Complete implements fc.AsyncCommand<SaveModel, Real> {
  readonly device: Device;
  readonly picks: readonly Pick[];
  constructor(device: Device, picks: readonly Pick[]) {
    this.device = device;
    this.picks = picks;
  }
  check = (model: Readonly<SaveModel>) => model.status !== 'none';
  async run(model: SaveModel, real: Real) {
    const offers = offersOf(model, this.picks);
    const expected = model.complete(this.device, offers);
    const token = real.tokens.get(this.device) ?? '';
    const result = await completeAs(real.world, real.attemptId, token, toWire(offers)).catch(codeOf);
    if ('kind' in result) {
      deepEqual(result, expected);
      return;
    }
    deepEqual(
      { kind: 'receipt', reason: result.submitReason, at: result.completedAt },
      {
        ...expected,
        reason: model.reason,
        at: new Date(NOON.getTime() + model.completedMs).toISOString(),
      },
    );
  }
  toString = () => `complete(${this.device}, ${JSON.stringify(this.picks)})`;
}

class Takeover implements fc.AsyncCommand<SaveModel, Real> {
  readonly device: Device;
  constructor(device: Device) {
    this.device = device;
  }
  check = (model: Readonly<SaveModel>) => model.status !== 'none';
  async run(model: SaveModel, real: Real) {
    model.closeIfDue();
    const work = takeover(real.world.call(), real.world.studentId, { id: real.attemptId, deviceId: this.device });
    if (model.status === 'closed') {
      deepEqual((await work).token, null);
      return;
    }
    model.takeover(this.device);
    real.tokens.set(this.device, (await work).token ?? '');
  }
  toString = () => `takeover(${this.device})`;
}

class Extend implements fc.AsyncCommand<SaveModel, Real> {
  check = (model: Readonly<SaveModel>) => model.status !== 'none';
  async run(model: SaveModel, real: Real) {
    model.closeIfDue();
    const work = extend(real.world.call(), { ids: [real.attemptId], seconds: 600 }, () => async () => {});
    if (model.status === 'closed') {
      deepEqual(await work.then(() => 'extended', codeOf), { kind: 'refused', code: 'ATTEMPT_CLOSED' });
      return;
    }
    model.deadlineMs += 600 * MS_PER_SECOND;
    await work;
  }
  toString = () => 'extend(10 min)';
}

class Pass implements fc.AsyncCommand<SaveModel, Real> {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
  check = () => true;
  async run(model: SaveModel, real: Real) {
    model.nowMs += this.ms;
    real.world.passMs(this.ms);
  }
  toString = () => `pass(${this.ms} ms)`;
}

/** Moves the clock to an instant around the deadline, where the rules change. */
class PassToEnd implements fc.AsyncCommand<SaveModel, Real> {
  readonly deltaMs: number;
  constructor(deltaMs: number) {
    this.deltaMs = deltaMs;
  }
  check = (model: Readonly<SaveModel>) => model.status === 'running' && model.deadlineMs + this.deltaMs > model.nowMs;
  async run(model: SaveModel, real: Real) {
    const ms = model.deadlineMs + this.deltaMs - model.nowMs;
    await new Pass(ms).run(model, real);
  }
  toString = () => `pass to the deadline and ${this.deltaMs} ms`;
}

class Sweep implements fc.AsyncCommand<SaveModel, Real> {
  check = () => true;
  async run(model: SaveModel, real: Real) {
    model.closeIfDue();
    const { services, attemptSecret } = real.world.call();
    await sweepOnce({
      db: real.world.call().db,
      services,
      attemptSecret,
      log: { error: (details) => fail(JSON.stringify(details)) },
    });
  }
  toString = () => 'sweep';
}

class Stop implements fc.AsyncCommand<SaveModel, Real> {
  check = (model: Readonly<SaveModel>) => model.stoppedMs === null;
  async run(model: SaveModel, real: Real) {
    model.stoppedMs = model.nowMs;
    const { appId, clock } = real.world;
    await real.world.call().db.update(exam).set({ stoppedAt: clock.now }).where(eq(exam.appId, appId));
  }
  toString = () => 'stop the exam';
}

interface Pick {
  question: 0 | 1;
  answer: Answer | null;
  flagged: boolean;
  /** How many revisions the sender is behind; 0 knows the latest. */
  behind: number;
}

function offersOf(model: SaveModel, picks: readonly Pick[]): Offered[] {
  const ids = [...model.questions.keys()];
  return picks.map(({ question, answer, flagged, behind }) => {
    const id = ids[question] ?? '';
    return { question: id, base: Math.max(0, model.question(id).revision - behind), answer, flagged };
  });
}

const choices = fc.constantFrom(choice('A'), choice('B'), choice('C'), choice(), null);
const texts = fc.constantFrom(text('42'), text(''), text('x'), null);
const behind = fc.constantFrom(0, 0, 0, 1, 2);
const pick = fc.oneof(
  fc.record({ question: fc.constant(0 as const), answer: choices, flagged: fc.boolean(), behind }),
  fc.record({ question: fc.constant(1 as const), answer: texts, flagged: fc.boolean(), behind }),
);
const picks = fc.uniqueArray(pick, { maxLength: 2, selector: ({ question }) => question });
const device = fc.constantFrom(...DEVICES);

/** Everything that two devices, the clock, a teacher and the office can do to one attempt. */
export const commands = fc.commands(
  [
    device.map((one) => new Start(one)),
    fc.tuple(device, picks, fc.boolean()).map((args) => new Save(...args)),
    fc.tuple(device, picks, fc.boolean()).map((args) => new Save(...args)),
    fc.tuple(device, picks).map((args) => new Complete(...args)),
    device.map((one) => new Takeover(one)),
    fc.constant(new Extend()),
    fc
      .constantFrom(MS_PER_SECOND, 30 * MS_PER_SECOND, MINUTE_MS, MINUTE_MS + 1, 40 * MINUTE_MS, 119 * MINUTE_MS)
      .map((ms) => new Pass(ms)),
    fc.constantFrom(-1, 0, MINUTE_MS, MINUTE_MS + 1).map((ms) => new PassToEnd(ms)),
    fc.constant(new Sweep()),
    fc.constant(new Stop()),
  ],
  { maxCommands: 30, size: 'max' },
);
