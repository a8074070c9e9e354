import { platform, setPriority } from 'node:os';

const BELOW_NORMAL = 10;

/**
 * Gives the calling thread low priority, so that reading a file does not slow down saves in a running exam. Linux has a
 * priority per thread; elsewhere it would apply to the whole server, so nothing is changed there.
 */
export function yieldProcessor(): void {
  if (platform() === 'linux') setPriority(BELOW_NORMAL);
}
