import { solveWork, WORK_PARTS } from '@aosai/api/accounts/proofOfWork';
import type { SolverSays } from './solver.ts';

/** Length of a slice, after which the page can draw and handle clicks. */
const SLICE_MS = 12;

function inWorker(challenge: string, onProgress: (done: number) => void): Promise<string> {
  const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SolverSays>) => {
      if ('proof' in data) resolve(data.proof);
      else onProgress(data.done);
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'the worker did not start')));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

async function inPage(challenge: string, onProgress: (done: number) => void): Promise<string> {
  const solving = solveWork(challenge, 500);
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let step = solving.next();
    while (!step.done && performance.now() < until) step = solving.next();
    if (step.done) return step.value;
    onProgress(step.value / WORK_PARTS);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Solves a challenge in a worker, or in slices on the page when no worker can be started. */
export async function solveProofOfWork(challenge: string, onProgress: (done: number) => void): Promise<string> {
  try {
    return await inWorker(challenge, onProgress);
  } catch (error) {
    console.info('no worker, solving in the page', error);
    return inPage(challenge, onProgress);
  }
}
