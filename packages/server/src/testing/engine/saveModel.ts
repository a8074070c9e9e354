import { MINUTE_MS } from '@aosai/api/kit/constants';
import { type Answer, canonicalAnswer } from '@aosai/api/questions/answers';

export type Device = 'device-one' | 'device-two';

interface Copy {
  reason: string;
  content: string;
}

interface StoredQuestion {
  revision: number;
  content: string | null;
  flagged: boolean;
  copies: Copy[];
}

export interface Offered {
  question: string;
  base: number;
  answer: Answer | null;
  flagged: boolean;
}

export type SaveResult =
  | { kind: 'refused'; code: string }
  | { kind: 'saved'; revisions: { question: string; revision: number; conflict: boolean }[] };

const NOTHING = canonicalAnswer(null);

/**
 * A model of one attempt, without database, tokens or hashes: what the server must do, whatever two devices send in
 * whatever order.
 */
export class SaveModel {
  nowMs = 0;
  status: 'none' | 'running' | 'closed' = 'none';
  deadlineMs = 0;
  completedMs = 0;
  reason = '';
  /** When the attempt was last saved, and whether its student was silent for too long when the time ended. */
  seenMs = 0;
  wasCutOff = false;
  stoppedMs: number | null = null;
  holder: Device | null = null;
  /** The device with the newest token: only it may write, and only with that token. */
  writer: Device | null = null;
  readonly questions = new Map<string, StoredQuestion>();

  constructor(questions: readonly string[]) {
    for (const question of questions) {
      this.questions.set(question, { revision: 0, content: null, flagged: false, copies: [] });
    }
  }

  question(id: string): StoredQuestion {
    const found = this.questions.get(id);
    if (!found) throw new Error(`the model has no question ${id}`);
    return found;
  }

  /** The sweep, or any call that touches the attempt. */
  closeIfDue(): void {
    if (this.status !== 'running') return;
    if (this.stoppedMs !== null) this.close('stop', Math.min(this.stoppedMs, this.deadlineMs));
    else if (this.nowMs > this.deadlineMs + this.graceMs()) this.close('timeout', this.deadlineMs);
  }

  private isCutOff(): boolean {
    return this.seenMs > this.deadlineMs ? this.wasCutOff : this.seenMs < this.deadlineMs - 30_000;
  }

  private graceMs(): number {
    return this.isCutOff() ? MINUTE_MS : 5_000;
  }

  private close(reason: string, completedMs: number): void {
    this.status = 'closed';
    this.reason = reason;
    this.completedMs = completedMs;
  }

  start(device: Device): void {
    this.status = 'running';
    this.seenMs = this.nowMs;
    this.deadlineMs = this.nowMs + 120 * MINUTE_MS;
    this.holder = device;
    this.writer = device;
  }

  /** Entering the room and taking it over count as presence until the time is up, as a save does. */
  notePresence(): void {
    if (this.nowMs <= this.deadlineMs) this.seenMs = this.nowMs;
  }

  takeover(device: Device): void {
    this.notePresence();
    this.holder = device;
    this.writer = device;
  }

  private keep(offers: readonly Offered[], reason: string): void {
    for (const { question: id, answer } of offers) {
      const question = this.question(id);
      const content = canonicalAnswer(answer);
      const isStored = content === (question.content ?? NOTHING);
      if (isStored || question.copies.some((copy) => copy.content === content)) continue;
      question.copies.push({ reason, content });
      if (question.copies.length > 20) question.copies.shift();
    }
  }

  private refusal(device: Device, offers: readonly Offered[]): SaveResult | null {
    this.closeIfDue();
    if (this.status === 'closed') {
      this.keep(offers, this.nowMs > this.deadlineMs ? 'late' : 'closed');
      return { kind: 'refused', code: 'ATTEMPT_CLOSED' };
    }
    if (this.writer !== device) {
      this.keep(offers, 'takenOver');
      return { kind: 'refused', code: 'TAKEN_OVER' };
    }
    return null;
  }

  private apply(offers: readonly Offered[]): SaveResult {
    const lost: Offered[] = [];
    const revisions = offers.map((offer) => {
      const stored = this.question(offer.question);
      const content = canonicalAnswer(offer.answer);
      const isSame = stored.revision > 0 && stored.content === content && stored.flagged === offer.flagged;
      if (!isSame && stored.revision !== offer.base) {
        lost.push(offer);
        return { question: offer.question, revision: stored.revision, conflict: true };
      }
      if (!isSame) Object.assign(stored, { revision: stored.revision + 1, content, flagged: offer.flagged });
      return { question: offer.question, revision: stored.revision, conflict: false };
    });
    this.keep(lost, 'conflict');
    return { kind: 'saved', revisions };
  }

  save(device: Device, offers: readonly Offered[]): SaveResult {
    const refusal = this.refusal(device, offers);
    if (refusal) return refusal;
    this.wasCutOff = this.nowMs > this.deadlineMs && this.isCutOff();
    this.seenMs = this.nowMs;
    return this.apply(offers);
  }

  complete(device: Device, offers: readonly Offered[]): { kind: 'refused'; code: string } | { kind: 'receipt' } {
    this.closeIfDue();
    const isRepeat = offers.every(({ question, answer }) => {
      const { content } = this.question(question);
      return canonicalAnswer(answer) === (content ?? NOTHING);
    });
    if (this.status === 'closed' && isRepeat) return { kind: 'receipt' };
    const refusal = this.refusal(device, offers);
    if (refusal?.kind === 'refused') return refusal;
    this.apply(offers);
    const isInTime = this.nowMs < this.deadlineMs;
    this.close(isInTime ? 'manual' : 'timeout', isInTime ? this.nowMs : this.deadlineMs);
    return { kind: 'receipt' };
  }
}
