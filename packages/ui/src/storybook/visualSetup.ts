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

globalThis.aosaiCompareScreenshot = async (storyId) => {
  await document.fonts.ready;
  await picturesLoaded();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
};
