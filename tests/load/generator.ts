// The load generator as a separate process: plays a plan and returns the tallies and its processor use, so that a
// report can say how much it took from the server on the same machine.
import { playExamDay } from './examDay.ts';
import type { LoadPlan } from './plan.ts';

process.once('message', (plan: LoadPlan) => {
  const startedMs = performance.now();
  const before = process.cpuUsage();
  void playExamDay(plan, (phase) => process.send?.({ phase })).then((tallies) => {
    const { user, system } = process.cpuUsage(before);
    const cpuPercent = Math.round((user + system) / 10 / (performance.now() - startedMs));
    process.send?.({ tallies, cpuPercent }, () => process.disconnect?.());
  });
});
