import { openBrowser } from '../../support/browser.ts';
import type { Driver, Key } from './driver.ts';

const KEYS = { selectAll: 'ControlOrMeta+A' } as Partial<Record<Key, string>>;

/** What a browser reports for a key that an input method has taken. */
const TAKEN_KEY = 229;

/** Chromium, driven by Playwright. */
export async function openChromium(): Promise<Driver> {
  const browser = await openBrowser();
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const takenKey = (key: string) =>
    devTools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: TAKEN_KEY });
  return {
    version: `Chromium ${browser.version()}`,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    run: (body, args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(KEYS[key] ?? key),
    compose: async (letters) => {
      await takenKey('Process');
      const end = letters.length;
      await devTools.send('Input.imeSetComposition', { text: letters, selectionStart: end, selectionEnd: end });
    },
    endWord: async (word) => {
      await takenKey('Enter');
      await devTools.send('Input.insertText', { text: word });
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
