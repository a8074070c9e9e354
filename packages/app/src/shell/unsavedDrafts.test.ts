import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../kit/notify.ts';
import { eraseUnsaved } from './unsavedDrafts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('eraseUnsaved: clears toasts, even when the browser has no storage', async () => {
  toasts.show({ tone: 'ok', title: '已重置林知远的密码' });
  // Test files share a process, so an earlier one may have left a toast.
  const shown = Object.values(toasts.getVisible()).flat();
  expect(shown.map(({ title }) => title)).toContain('已重置林知远的密码');
  vi.stubGlobal('localStorage', undefined);
  await expect(eraseUnsaved()).rejects.toThrow(/indexedDB|undefined/);
  expect(Object.values(toasts.getVisible()).flat()).toEqual([]);
});
