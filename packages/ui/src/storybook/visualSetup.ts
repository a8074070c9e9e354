import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** A picture that arrives later would make the screenshot a matter of luck. */
const picturesLoaded = () =>
  Promise.all(
    [...document.images]
      .filter((image) => !image.complete)
      .map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener('load', resolve, { once: true });
            image.addEventListener('error', resolve, { once: true });
          }),
      ),
  );

/** So would an editor or the person in the bar: their code comes as a chunk, and a skeleton stands still meanwhile. */
const chunksLoaded = async () => {
  await expect.poll(() => document.querySelector('[data-chunk="waiting"]'), { timeout: 60_000 }).toBeNull();
};

/** What lies below this belongs to stories with thousands of rows, and is more of the same. */
const TALLEST_PX = 4_000;

globalThis.aosaiCompareScreenshot = async (storyId) => {
  await document.fonts.ready;
  await picturesLoaded();
  await chunksLoaded();
  const { innerWidth: widthPx, innerHeight: heightPx } = window;
  const tallPx = Math.min(document.documentElement.scrollHeight, TALLEST_PX);
  // Only what is inside the window is painted: a long page would be white below its first screen.
  if (tallPx > heightPx) await page.viewport(widthPx, tallPx);
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
  } catch (error) {
    if (!globalThis.aosaiMayBeNew || !String(error).includes('No existing reference screenshot')) throw error;
  } finally {
    if (tallPx > heightPx) await page.viewport(widthPx, heightPx);
  }
};
