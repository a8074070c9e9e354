import { expect, test } from 'vitest';
import { inTheme } from './inTheme.ts';

test("inTheme: makes only editors dark under the toolbar's dark theme", () => {
  const room = { theme: 'light', editor: { theme: 'light', fontSize: 16 }, now: 1 };
  expect([inTheme('light', room), inTheme('dark', room), inTheme('dark', { theme: 'light' })]).toEqual([
    room,
    { theme: 'dark', editor: { theme: 'vs-dark', fontSize: 16 }, now: 1 },
    { theme: 'light' },
  ]);
});
