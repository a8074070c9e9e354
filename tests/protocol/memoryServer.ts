import { SINGLE } from '@aosai/api/questions/kinds';
import { AppError } from '@aosai/api/kit/errors';
import { canonicalAnswer } from '@aosai/api/questions/answers';
import { GRACE_MS } from '@aosai/api/kit/constants';
import { decideSave } from '@aosai/api/exams/saveRules';
import { anAttempt, aReceipt, aRoom } from '@aosai/api/exams/attempts.fixtures';
import { aSingleChoice, aProgramming } from '@aosai/api/questions/questions.fixtures';
import type { FinalAnswer, ServerPort, SimulatedTime } from './port.ts';
import type { SaveAnswer, SavedAnswer, SaveReply } from '@aosai/api/exams/attempt.contract';

interface Row {
  saved: SavedAnswer;
  late: { answer: SavedAnswer['answer']; reason: string }[];
}

export const QUESTIONS = [
  aSingleChoice({ id: '0000000000000000000000QCHA', no: 1 }),
  aSingleChoice({ id: '0000000000000000000000QCHB', no: 2 }),
  aProgramming({ id: '0000000000000000000000QC0D', no: 3 }),
];

export const START = Date.parse('2026-11-21T11:00:00.000Z');
export const DURATION_MS = 10 * 60_000;

/** The reference server: the rules of the save protocol in their shortest form. The real server must agree with it. */
export function openMemoryServer(time: SimulatedTime): ServerPort {
  time.nowMs = START;
  const rows = new Map<string, Row>(
    QUESTIONS.map(({ id }) => [
      id,
      {
        saved: { questionId: id, revision: 0, savedAt: null, hash: null, answer: null, flagged: false, spentMs: 0 },
        late: [],
      },
    ]),
  );
  let deadlineAt = START + DURATION_MS;
  let closed = false;
  let holder: { deviceId: string; token: string } | null = null;
  let tokens = 0;
  const iso = (ms: number) => new Date(ms).toISOString();

  function closeWhenDue(): void {
    if (time.nowMs > deadlineAt + GRACE_MS) closed = true;
  }

  const tooLate = () => (time.nowMs > deadlineAt ? 'late' : 'closed');

  function keepLate(answers: readonly SaveAnswer[], reason: string): void {
    for (const { questionId, answer } of answers) {
      const row = rows.get(questionId);
      const known = row && [row.saved, ...row.late].map((copy) => canonicalAnswer(copy.answer));
      if (known && !known.includes(canonicalAnswer(answer))) row.late.push({ answer, reason });
    }
  }

  function room(deviceId: string) {
    const isHolder = holder?.deviceId === deviceId;
    return aRoom({
      attempt: anAttempt({ status: closed ? '2' : '1', deadlineAt: iso(deadlineAt) }),
      serverNow: iso(time.nowMs),
      token: isHolder && !closed ? (holder?.token ?? null) : null,
      draftKey: isHolder || closed ? 'draft-key' : null,
      heldElsewhere: !isHolder,
      sections: [{ name: '题目', type: SINGLE, points: 2900, questions: QUESTIONS }],
      answers: [...rows.values()].map((row) => ({ ...row.saved, drafts: [] })),
      submissions: [],
    });
  }

  function hold(deviceId: string): void {
    tokens += 1;
    holder = { deviceId, token: `token-${tokens}` };
  }

  function write(answers: readonly SaveAnswer[]): SaveReply['revisions'] {
    return answers.flatMap((offered): SaveReply['revisions'] => {
      const row = rows.get(offered.questionId);
      if (!row) return [];
      const hash = canonicalAnswer(offered.answer);
      const decision = decideSave(row.saved, { baseRevision: offered.baseRevision, hash, flagged: offered.flagged });
      if (decision === 'conflict') {
        keepLate([offered], 'conflict');
        return [{ questionId: offered.questionId, conflict: true, serverCopy: row.saved }];
      }
      if (decision === 'commit') {
        const { answer, flagged, spentMs } = offered;
        row.saved = {
          ...row.saved,
          revision: row.saved.revision + 1,
          savedAt: iso(time.nowMs),
          hash,
          answer,
          flagged,
          spentMs,
        };
      }
      return [
        {
          questionId: offered.questionId,
          revision: row.saved.revision,
          savedAt: row.saved.savedAt ?? iso(time.nowMs),
          hash,
        },
      ];
    });
  }

  return {
    async start(deviceId) {
      closeWhenDue();
      if (!holder && !closed) hold(deviceId);
      return room(deviceId);
    },
    async takeover(deviceId) {
      closeWhenDue();
      if (!closed) hold(deviceId);
      return room(deviceId);
    },
    async save(token, answers) {
      closeWhenDue();
      if (closed) {
        keepLate(answers, tooLate());
        throw new AppError('ATTEMPT_CLOSED');
      }
      if (holder?.token !== token) {
        keepLate(answers, 'takenOver');
        throw new AppError('TAKEN_OVER');
      }
      return {
        serverNow: iso(time.nowMs),
        deadlineAt: iso(deadlineAt),
        revisions: write(answers),
        notices: [],
        results: [],
      };
    },
    async complete(token, answers) {
      closeWhenDue();
      if (closed) keepLate(answers, tooLate());
      else {
        if (holder?.token !== token) {
          keepLate(answers, 'takenOver');
          throw new AppError('TAKEN_OVER');
        }
        write(answers);
        closed = true;
      }
      return aReceipt({ serverNow: iso(time.nowMs) });
    },
    async extend(seconds) {
      closeWhenDue();
      if (!closed) deadlineAt += seconds * 1000;
    },
    async sweep() {
      closeWhenDue();
    },
    async final() {
      return {
        closed,
        answers: [...rows.values()].map(({ saved, late }): FinalAnswer => ({
          questionId: saved.questionId,
          answer: saved.answer,
          lateCopies: late,
        })),
      };
    },
    async close() {},
  };
}
