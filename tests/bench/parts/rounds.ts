import { percentile } from '../../load/percentile.ts';

export type Call = () => Promise<unknown>;

export interface Took {
  ms: number;
  /** Processor time, including the database's thread; unlike `ms` it does not depend on other load. */
  cpuMs: number;
}

export async function timed(call: Call): Promise<Took> {
  const [startedMs, before] = [performance.now(), process.cpuUsage()];
  await call();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - startedMs, cpuMs: (user + system) / 1_000 };
}

export const wallOf = (times: readonly number[]) => ({
  p50Ms: percentile(times, 50),
  p95Ms: percentile(times, 95),
  maxMs: percentile(times, 100),
});

export const figuresOf = (took: readonly Took[]) => ({
  ...wallOf(took.map(({ ms }) => ms)),
  cpuP95Ms: percentile(
    took.map(({ cpuMs }) => cpuMs),
    95,
  ),
});

/** Times the same calls in rounds, after a warm-up round. */
export async function measured(rounds: number, callsOf: (round: number) => Call[], before?: () => Promise<unknown>) {
  const times: Took[] = [];
  for (const call of callsOf(0)) await call();
  for (let round = 0; round < rounds; round += 1)
    for (const call of callsOf(round)) {
      await before?.();
      times.push(await timed(call));
    }
  return figuresOf(times);
}
