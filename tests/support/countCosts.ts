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

/** What a part of somebody's work costs: presses of the mouse, and how often the page went to another address. */
export interface Cost {
  presses: number;
  pages: number;
}

/** Counts what is done in a page, before it is opened; each call returns what was spent since the call before. */
export async function countCosts(page: Page): Promise<() => Cost> {
  const [presses, pages] = [await countPresses(page.context()), countPages(page)];
  let before: Cost = { presses: 0, pages: 0 };
  return () => {
    const now = { presses: presses(), pages: pages() };
    const spent = { presses: now.presses - before.presses, pages: now.pages - before.pages };
    before = now;
    return spent;
  };
}

/** Counts how often a page went to another address from now on; filters and tabs in the query are no other address. */
function countPages(page: Page): () => number {
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
