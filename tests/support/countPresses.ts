import type { BrowserContext } from 'playwright';

/** Counts presses of the mouse in the pages of a context that are opened from now on; returns how many there were. */
export async function countPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0;
  await context.exposeFunction('pressIsCounted', () => {
    presses += 1;
  });
  await context.addInitScript(() => {
    const { pressIsCounted } = globalThis as unknown as { pressIsCounted: () => void };
    addEventListener('pointerdown', () => pressIsCounted(), { capture: true });
  });
  return () => presses;
}
