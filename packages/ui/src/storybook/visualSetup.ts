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

const PATIENCE_MS = 5_000;
/** An editor whose program has one colour only: its language is still being fetched, or has nothing to colour. */
const isPlain = (editor: Element) =>
  editor.querySelector('.view-line .mtk1') !== null &&
  editor.querySelector('.view-line [class*="mtk"]:not(.mtk1)') === null;

/** Waits for the colours of programs, for the same reason. A program without colours is not waited for. */
async function programsColoured() {
  const until = performance.now() + PATIENCE_MS;
  while ([...document.querySelectorAll('.monaco-editor')].some(isPlain) && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Only stories with thousands of rows are taller, and they continue in the same way. */
const TALLEST_PX = 4_000;

globalThis.aosaiCompareScreenshot = async (storyId) => {
  await document.fonts.ready;
  await picturesLoaded();
  await chunksLoaded();
  await programsColoured();
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
