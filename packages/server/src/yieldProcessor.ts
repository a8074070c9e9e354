import { platform, setPriority } from 'node:os';

const BELOW_NORMAL = 10;

/**
 * Lets everything else on the machine go before the thread that calls it: saves of a running exam are not slower because
 * a file is read. Linux keeps a priority for each thread; elsewhere it would be that of the whole server, so nothing is
 * changed there.
 */
export function yieldProcessor(): void {
  if (platform() === 'linux') setPriority(BELOW_NORMAL);
}
