import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** Processor time of a process and of its main thread, in microseconds. */
export interface CpuTime {
  us: number;
  mainThreadUs: number;
}

/** Node arguments for a process that `cpuOf` can query. */
export const TELLS_CPU = ['--import', join(import.meta.dirname, 'tellCpu.ts')] as const;

export function cpuOf(child: ChildProcess): Promise<CpuTime> {
  return new Promise((resolve, reject) => {
    const read = (message: CpuTime | object) => {
      if (!('mainThreadUs' in message)) return;
      child.off('message', read);
      resolve(message);
    };
    child.on('message', read);
    child.send('cpu', (error) => {
      if (error) reject(error);
    });
  });
}
