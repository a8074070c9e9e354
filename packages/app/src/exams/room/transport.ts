import type { ClientHandle } from '@aosai/api/client/client';
import type { ClientEventInput, Receipt, Room, SaveAnswer, SaveReply } from '@aosai/api/exams/attempt.contract';

/** The calls the runtime needs for an attempt; tests substitute a fake server. */
export interface Transport {
  save(input: {
    attemptId: string;
    token: string;
    answers: readonly SaveAnswer[];
    events: readonly ClientEventInput[];
    wantResults: boolean;
  }): Promise<SaveReply>;
  complete(input: { id: string; token: string; answers: readonly SaveAnswer[] }): Promise<Receipt>;
  takeover(input: { id: string; deviceId: string }): Promise<Room>;
  /** Sends without waiting for a reply, as the page is closing. */
  saveOnLeave(input: { attemptId: string; token: string; answers: readonly SaveAnswer[] }): void;
}

export function createTransport({ client, sendNow }: ClientHandle): Transport {
  return {
    save: ({ answers, events, ...rest }) =>
      client.examMemberQuestion.save({ ...rest, answers: [...answers], events: [...events] }),
    complete: ({ answers, ...rest }) =>
      client.examPaperEnroll.complete({ ...rest, answers: [...answers] }, { quiet: true }),
    takeover: (input) => client.examPaperEnroll.takeover(input),
    saveOnLeave: ({ answers, ...rest }) => {
      sendNow('examMemberQuestion', 'save', { ...rest, answers: [...answers], events: [] });
    },
  };
}
