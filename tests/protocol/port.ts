import type { Answer } from '@aosai/api/questions/answers';
import type { Receipt, Room, SaveAnswer, SaveReply } from '@aosai/api/exams/attempt.contract';

/** Loss in the simulated network: nothing, the request, or only its answer. */
export type Fault = 'none' | 'lostRequest' | 'lostReply';

export interface FinalAnswer {
  questionId: string;
  answer: Answer | null;
  lateCopies: readonly { answer: Answer | null; reason: string }[];
}

/** A server for the model: the reference in memory or the real one on a database. */
export interface ServerPort {
  start(deviceId: string): Promise<Room>;
  takeover(deviceId: string): Promise<Room>;
  save(token: string, answers: readonly SaveAnswer[]): Promise<SaveReply>;
  complete(token: string, answers: readonly SaveAnswer[]): Promise<Receipt>;
  extend(seconds: number): Promise<void>;
  sweep(): Promise<void>;
  final(): Promise<{ closed: boolean; answers: FinalAnswer[] }>;
  close(): Promise<void>;
}

/** Clock of the simulation, shared by server and pages. */
export interface SimulatedTime {
  nowMs: number;
}
