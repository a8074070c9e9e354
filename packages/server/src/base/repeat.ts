import { errorChain } from './errorChain.ts';

/** A persistent failure is logged once per this time. */
const TELL_EVERY_MS = 60_000;

interface RepeatOptions {
  everyMs: number;
  log: { error(details: object, message: string): void };
  /** The log message when a round fails. */
  failed: string;
  /** Called before each round; false skips it. */
  mayRun?: () => Promise<boolean>;
}

export interface Repeated {
  /** Starts a round now, unless one is running. */
  wake(): void;
  /** Stops, after the running round. */
  stop(): Promise<void>;
}

/** Repeats a chore, one round at a time: a round longer than its interval delays the next. */
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
      // The message of a failed query contains its parameters, so only the root cause is logged.
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
