/// <reference lib="webworker" />
import { solveWork, WORK_PARTS } from '@aosai/api/accounts/proofOfWork';

/** The worker's messages: progress from 0 to 1, or the proof. */
export type SolverSays = { done: number } | { proof: string };

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const say = (says: SolverSays) => self.postMessage(says);
  const solving = solveWork(data);
  for (let step = solving.next(); ; step = solving.next()) {
    if (step.done) return say({ proof: step.value });
    say({ done: step.value / WORK_PARTS });
  }
});
