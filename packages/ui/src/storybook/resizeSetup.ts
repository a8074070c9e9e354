import { page } from 'vitest/browser';

const resize = page.viewport.bind(page);

// Storybook sets the size before each story, mostly to what it is already, and a resize waits for two other processes.
page.viewport = async (widthPx, heightPx) => {
  if (window.innerWidth !== widthPx || window.innerHeight !== heightPx) await resize(widthPx, heightPx);
};

globalThis.aosaiResize = (widthPx, heightPx) => page.viewport(widthPx, heightPx);
