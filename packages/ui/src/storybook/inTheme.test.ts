import { expect, test } from 'vitest';
import { inTheme } from './inTheme.ts';

test('under the dark theme of the toolbar an editor is dark too, and nothing else changes', () => {
  const room = { theme: 'light', editor: { theme: 'light', fontSize: 16 }, now: 1 };
  expect([inTheme('light', room), inTheme('dark', room), inTheme('dark', { theme: 'light' })]).toEqual([
    room,
    { theme: 'dark', editor: { theme: 'vs-dark', fontSize: 16 }, now: 1 },
    { theme: 'light' },
  ]);
});
