/**
 * The exam day that the generator plays: rates as in a real one with a thousand students, durations shortened, so that
 * everything fits into about three minutes.
 */
export interface LoadPlan {
  url: string;
  accounts: string[];
  password: string;
  examId: string;
  examPaperId: string;
  /** Sign-ins before the start. A real wave takes 15 minutes; here it is 25 times denser. */
  signInsPerSecond: number;
  /** Everybody enters in 5 s per 1,000: two calls each. */
  startCallsPerSecond: number;
  /** 1,000 students × (a heartbeat in 15 s + 0.1 saves in 1 s). */
  savesPerSecond: number;
  /** Of the saves: those without an answer. */
  heartbeatShare: number;
  /** Of the answers: programs; the others are choices. */
  codeShare: number;
  debugRunsPerSecond: number;
  steadySeconds: number;
  /** Share of the students who hand in by themselves at the end, all within these seconds, while the others go on saving. */
  completeShare: number;
  endSeconds: number;
}

export const EXAM_DAY = {
  signInsPerSecond: 25,
  startCallsPerSecond: 200,
  savesPerSecond: 167,
  heartbeatShare: 0.4,
  codeShare: 0.25,
  debugRunsPerSecond: 0.8,
  steadySeconds: 75,
  completeShare: 0.4,
  endSeconds: 30,
} as const satisfies Partial<LoadPlan>;
