import { errorChain } from './errorChain.ts';

/** While something stays away, one line in this time is enough. */
const TELL_EVERY_MS = 60_000;

interface RepeatOptions {
  everyMs: number;
  log: { error(details: object, message: string): void };
  /** What the log says when a round fails. */
  failed: string;
  /** Asked before each round; false leaves it out. */
  mayRun?: () => Promise<boolean>;
}

export interface Repeated {
  /** Starts a round now, unless one is running. */
  wake(): void;
  /** Ends it, after the round that is running. */
  stop(): Promise<void>;
}

/** Runs a chore again and again, one round at a time: a round that takes longer than its interval is not overtaken. */
export function repeat(run: () => Promise<unknown>, { everyMs, log, failed, mayRun }: RepeatOptions): Repeated {
  let round: Promise<void> | null = null;
  let toldMs = Number.NEGATIVE_INFINITY;
  let untold = 0;

  const once = async () => {
    try {
      if (mayRun && !(await mayRun())) return;
      await run();
    } catch (error) {
      untold += 1;
      if (performance.now() - toldMs < TELL_EVERY_MS) return;
      // The message of a failed query carries its parameters; only the root cause speaks.
      log.error({ reason: errorChain(error).at(-1)?.message ?? String(error), rounds: untold }, failed);
      toldMs = performance.now();
      untold = 0;
    }
  };
  const wake = () => {
    round ??= once().finally(() => {
      round = null;
    });
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
