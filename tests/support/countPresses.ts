import type { BrowserContext, Page } from 'playwright';

/** Presses that a choice in a native list costs: one opens the list, one chooses. Tests choose without the mouse. */
const PRESSES_OF_CHOICE = 2;

/** Counts presses of the mouse in the pages of a context that are opened from now on; returns how many there were. */
export async function countPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0;
  await context.exposeFunction('pressesAreCounted', (count: number) => {
    presses += count;
  });
  await context.addInitScript((ofChoice) => {
    const { pressesAreCounted } = globalThis as unknown as { pressesAreCounted: (count: number) => void };
    addEventListener('pointerdown', () => pressesAreCounted(1), { capture: true });
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement) pressesAreCounted(ofChoice);
    };
    addEventListener('change', onChange, { capture: true });
  }, PRESSES_OF_CHOICE);
  return () => presses;
}

/** Counts how often a page went to another address from now on; filters and tabs in the query are no other address. */
export function countPages(page: Page): () => number {
  let pages = 0;
  let last = new URL(page.url()).pathname;
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || pathname === last) return;
    last = pathname;
    pages += 1;
  });
  return () => pages;
}
