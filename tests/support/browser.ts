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

/** Debian's Chromium, quiet towards the outside world. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...(chromiumPath ? { executablePath: chromiumPath } : {}), args: browserFlags });
}

let shared: Promise<Browser> | undefined;

/** The browser of this process, for files that run in it one after the other: a launch costs as much as loading a page. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared;
  if (known?.isConnected()) return known;
  shared = openBrowser();
  return shared;
}

/** What a file does at its end with the browser that the next one uses. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** The pages that files of this process have open at this moment. */
export async function openPages(): Promise<Page[]> {
  const browser = await shared;
  return browser?.contexts().flatMap((context) => context.pages()) ?? [];
}
