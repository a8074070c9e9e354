/** The exam day that the generator plays: rates as in a real one, durations shortened to about three minutes. */
export interface LoadPlan {
  url: string;
  accounts: string[];
  password: string;
  examId: string;
  examPaperId: string;
  /** Sign-ins before the start. A real wave takes 15 minutes; here it is 25 times denser. */
  signInsPerSecond: number;
  /** Everybody enters within ten seconds: two calls each. */
  startCallsPerSecond: number;
  /** Each member: a heartbeat in 15 s + 0.1 saves in 1 s. */
  savesPerSecond: number;
  /** Of the saves: those without an answer. */
  heartbeatShare: number;
  /** Of the answers: programs; the others are choices. */
  codeShare: number;
  debugRunsPerSecond: number;
  steadySeconds: number;
  /** Share of the members who hand in by themselves at the end, all within these seconds, while the others go on saving. */
  completeShare: number;
  endSeconds: number;
}

/** What a server is asked while it holds an exam, in this order. */
export const PHASES = ['signIn', 'start', 'steady', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** `AOSAI_BENCH_SMALL=1` shows in half a minute that everything runs; its figures mean nothing and are not kept. */
export const IS_SMALL = process.env['AOSAI_BENCH_SMALL'] === '1';

/** The day of so many members. They sign in at the same rate, however many they are: all day long, in reality. */
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
