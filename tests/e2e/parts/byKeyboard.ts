import type { Locator, Page } from 'playwright';

const MOST_STOPS = 40;

/** Presses Tab until the target has the focus; fails when it cannot be reached. Returns how often. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', most = MOST_STOPS }: { key?: 'Tab' | 'Shift+Tab'; most?: number } = {},
): Promise<number> {
  await target.waitFor({ state: 'attached' });
  // A button of a list that still loads is disabled, so the key would pass it.
  await (await target.elementHandle())?.waitForElementState('enabled');
  const focused = target.and(page.locator(':focus'));
  for (let stops = 0; stops <= most; stops += 1) {
    if ((await focused.count()) > 0) return stops;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} is not within ${most} stops of the Tab key`);
}

/** Goes to the target by the Tab key and presses Enter. */
export async function press(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key && { key });
  await page.keyboard.press('Enter');
}

/** Goes past bar and menu of an office by its skip link, the first stop of a page. */
export async function skipToContent(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: '跳到正文' });
  await tabTo(page, skip, { most: 1 });
  await page.keyboard.press('Enter');
  await page.getByRole('main').and(page.locator(':focus')).waitFor();
}
