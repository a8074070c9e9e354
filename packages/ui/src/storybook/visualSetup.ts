import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Waits for pictures, whose late arrival would make screenshots flaky. */
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

/** Waits for lazy chunks, such as an editor, behind their skeletons, for the same reason. */
const chunksLoaded = async () => {
  await expect.poll(() => document.querySelector('[data-chunk="waiting"]'), { timeout: 60_000 }).toBeNull();
};

/** Only stories with thousands of rows are taller, and they continue in the same way. */
const TALLEST_PX = 4_000;

globalThis.aosaiCompareScreenshot = async (storyId) => {
  await document.fonts.ready;
  await picturesLoaded();
  await chunksLoaded();
  const { innerWidth: widthPx, innerHeight: heightPx } = window;
  const tallPx = Math.min(document.documentElement.scrollHeight, TALLEST_PX);
  // Only the part inside the window is painted, so it must be as tall as the page.
  if (tallPx > heightPx) await page.viewport(widthPx, tallPx);
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
  } catch (error) {
    if (!globalThis.aosaiMayBeNew || !String(error).includes('No existing reference screenshot')) throw error;
  } finally {
    if (tallPx > heightPx) await page.viewport(widthPx, heightPx);
  }
};
