// Preloaded into a server that a bench has forked: tells what it has taken of the processor, all threads together.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('message', (message) => {
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    const main = process.threadCpuUsage();
    process.send?.({ us: user + system, mainThreadUs: main.user + main.system });
  });
  // Being asked is no reason to go on running.
  process.channel?.unref();
}
