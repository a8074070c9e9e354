import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from './notify.ts';
import { eraseUnsaved } from './unsavedDrafts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was told to one person is not read by the next, also where the browser keeps nothing', async () => {
  toasts.show({ tone: 'ok', title: '已重置林知远的密码' });
  // Files share one process: an earlier one may have left a toast of its own.
  const shown = Object.values(toasts.getVisible()).flat();
  expect(shown.map(({ title }) => title)).toContain('已重置林知远的密码');
  vi.stubGlobal('localStorage', undefined);
  await expect(eraseUnsaved()).rejects.toThrow(/indexedDB|undefined/);
  expect(Object.values(toasts.getVisible()).flat()).toEqual([]);
});
