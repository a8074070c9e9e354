import { expect } from 'vitest';
import { page } from 'vitest/browser';

globalThis.aosaiCompareScreenshot = async (storyId) => {
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
};
