import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Driver, Key } from './driver.ts';

/** Debian's Firefox. */
const FIREFOX = '/usr/bin/firefox-esr';
export const hasFirefox = existsSync(FIREFOX);

/** Requests that a fresh profile makes on its own; the tests stay on the loopback. */
const QUIET = {
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'intl.accept_languages': 'zh-CN',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1/',
  'toolkit.telemetry.server': '',
};

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: QUIET,
    defaultViewport: { width: 1366, height: 900 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  page.setDefaultNavigationTimeout(120_000);
  const press = async (key: Key) => {
    if (key !== 'selectAll') return page.keyboard.press(key);
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
  };
  return {
    version: await browser.version(),
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    run: (body, args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press,
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
