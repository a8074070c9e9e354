// Preloaded into a server that a bench forks: answers the message `cpu` with the processor time of all threads.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('message', (message) => {
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    const main = process.threadCpuUsage();
    process.send?.({ us: user + system, mainThreadUs: main.user + main.system });
  });
  // The channel must not keep the process running.
  process.channel?.unref();
}
