import type { WorkerInfo } from '@aosai/api/judging/remoteJudging';
import type { QueueLog } from './ports.ts';
import type { WorkerDirectory } from './workerDirectory.ts';

const EVERY_MS = 5_000;

/** Keeps the directory of workers up to date: announces this process and reads the others. */
export function startReports({
  directory,
  local,
  log,
}: {
  directory: WorkerDirectory;
  /** This process as a worker; undefined while it does not judge. */
  local(): WorkerInfo | undefined;
  log: QueueLog;
}): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let reported: string | undefined;
  const report = async () => {
    const info = local();
    if (info) {
      await directory.seen(info, 'local');
      reported = info.id;
    }
    await directory.refresh();
  };
  const run = () => {
    running = report().catch((error: unknown) => log.warn({ error }, 'the list of judge workers could not be kept'));
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  run();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
      if (reported !== undefined) await directory.leaves(reported);
    },
  };
}
