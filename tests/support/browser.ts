import { type Browser, chromium } from 'playwright';
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
