import { type Browser, chromium, type Page } from 'playwright';
import { chromiumPath } from '../../packages/ui/src/storybook/baseline.ts';

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Launches Chromium (Debian's if installed) without background network requests. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...(chromiumPath ? { executablePath: chromiumPath } : {}), args: browserFlags });
}

let shared: Promise<Browser> | undefined;

/** The browser that all test files of this process share, since a launch costs as much as loading a page. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared;
  if (known?.isConnected()) return known;
  shared = openBrowser();
  return shared;
}

/** Closes a file's pages, but not the browser, which the next file uses. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Returns the pages open in the shared browser. */
export async function openPages(): Promise<Page[]> {
  const browser = await shared;
  return browser?.contexts().flatMap((context) => context.pages()) ?? [];
}
