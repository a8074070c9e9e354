import { page } from 'vitest/browser';

globalThis.aosaiResize = (widthPx, heightPx) => page.viewport(widthPx, heightPx);
