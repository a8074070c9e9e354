import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Tallies } from './examDay.ts';
import type { LoadPlan, Phase } from './plan.ts';

/** Resolves with the processor time used so far, in microseconds. */
export type CpuMeter = () => Promise<number>;

interface Sample {
  atMs: number;
  us: number;
}

interface Played<M extends string> {
  tallies: Tallies;
  /** Processor use of the generator over the whole day. */
  cpuPercent: number;
  /** Readings of the meters at the beginning of each phase and at the end of the last. */
  samples: Record<M, Sample[]>;
}

type Message = { phase: Phase | null } | Pick<Played<never>, 'tallies' | 'cpuPercent'>;

/** Plays the day in a separate process and reads the meters whenever a phase begins. */
export async function playInAnotherProcess<M extends string>(
  plan: LoadPlan,
  meters: Record<M, CpuMeter>,
): Promise<Played<M>> {
  const child = fork(join(import.meta.dirname, 'generator.ts'));
  const names = Object.keys(meters) as M[];
  const read = () =>
    Promise.all(names.map(async (meter) => [meter, { us: await meters[meter](), atMs: performance.now() }] as const));
  const readings: ReturnType<typeof read>[] = [];
  const { tallies, cpuPercent } = await new Promise<Pick<Played<M>, 'tallies' | 'cpuPercent'>>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if ('phase' in message) readings.push(read());
      else resolve(message);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the load generator ended with ${code}`)));
    child.send(plan);
  });
  const all = (await Promise.all(readings)).flat();
  const samples = Object.fromEntries(
    names.map((name) => [name, all.flatMap(([of, sample]) => (of === name ? [sample] : []))]),
  ) as Record<M, Sample[]>;
  return { tallies, cpuPercent, samples };
}
