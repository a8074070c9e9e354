/** An exam day for the generator, with realistic rates and shortened to about three minutes. */
export interface LoadPlan {
  url: string;
  accounts: string[];
  password: string;
  examId: string;
  examPaperId: string;
  /** Sign-ins before the start. A real wave takes 15 minutes; here it is more than 20 times denser. */
  signInsPerSecond: number;
  /** Everybody enters within ten seconds, with two calls each. */
  startCallsPerSecond: number;
  /** Each member sends a heartbeat every 15 s and 0.1 saves per second. */
  savesPerSecond: number;
  /** Share of saves without an answer. */
  heartbeatShare: number;
  /** Share of answers that are programs; the others are choices. */
  codeShare: number;
  debugRunsPerSecond: number;
  steadySeconds: number;
  /** Share of members who hand in within `endSeconds` at the end, while the others continue to save. */
  completeShare: number;
  endSeconds: number;
}

/** Phases of an exam day, in order. */
export const PHASES = ['signIn', 'start', 'steady', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** `AOSAI_BENCH_SMALL=1` checks in half a minute that everything runs; its figures mean nothing and are not stored. */
export const IS_SMALL = process.env['AOSAI_BENCH_SMALL'] === '1';

/** Rates for a number of members. The rate of sign-ins is fixed, since real sign-ins spread over the day. */
export const examDayOf = (members: number) => ({
  signInsPerSecond: 25,
  startCallsPerSecond: members / 5,
  savesPerSecond: Math.ceil((members * 167) / 1_000),
  heartbeatShare: 0.4,
  codeShare: 0.25,
  debugRunsPerSecond: (members * 0.8) / 1_000,
  steadySeconds: IS_SMALL ? 5 : 75,
  completeShare: 0.4,
  endSeconds: IS_SMALL ? 5 : 30,
});
