// Requests /live and saves as students do, on a separate thread, so that the bench's own work does not add to the
// measured times.
import { parentPort, workerData } from 'node:worker_threads';
import { arrivals } from '../../../load/arrivals.ts';
import type { Place } from '../../../load/demoExam.ts';
import { enterRoom } from '../../../load/savingStudents.ts';
import { fail, newTally, type Tally } from '../../../load/tally.ts';
import { serverKeyOf } from '../../../load/wire.ts';

export interface WatchPlan {
  url: string;
  place: Place & { accounts: readonly string[]; password: string };
}

export interface Watched {
  live: Tally;
  saves: Tally;
}

const LIVE_PER_SECOND = 40;
const SAVES_PER_SECOND = 20;
/** Length of each measured span, short so that it notices the end soon. */
const SPAN_SECONDS = 0.5;

const { url, place } = workerData as WatchPlan;
const students = await enterRoom({ url, key: await serverKeyOf(url) }, place);
let watching: Promise<Watched> | null = null;
let isOver = false;

async function askLive(tally: Tally, dueMs: number): Promise<void> {
  try {
    const { ok, status } = await fetch(`${url}/live`);
    if (ok) tally.times.push(performance.now() - dueMs);
    else fail(tally, String(status));
  } catch (error) {
    fail(tally, error instanceof Error ? error.message : String(error));
  }
}

async function watch(): Promise<Watched> {
  const [live, saves] = [newTally(), newTally()];
  while (!isOver) {
    await Promise.all([
      arrivals(LIVE_PER_SECOND * SPAN_SECONDS, LIVE_PER_SECOND, (_, dueMs) => askLive(live, dueMs)),
      students.save(saves, SAVES_PER_SECOND, SPAN_SECONDS),
    ]);
  }
  return { live, saves };
}

parentPort?.on('message', (order: 'begin' | 'end') => {
  isOver = order === 'end';
  if (order === 'begin') watching = watch();
  else void watching?.then((watched) => parentPort?.postMessage(watched));
});
parentPort?.postMessage('ready');
