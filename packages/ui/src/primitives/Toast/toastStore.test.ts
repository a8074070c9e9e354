import { expect, test, vi } from 'vitest';
import { createToastStore, type VisibleToasts } from './toastStore.ts';

const titles = (visible: VisibleToasts) =>
  Object.fromEntries(Object.entries(visible).map(([position, toasts]) => [position, toasts.map((t) => t.title)]));

test('toastStore: a toast without options is at the bottom right for five seconds', () => {
  const store = createToastStore();
  const id = store.show({ title: '已保存' });
  expect(store.getVisible()).toEqual({
    'bottom-right': [{ id, title: '已保存', tone: 'info', position: 'bottom-right', durationMs: 5000 }],
  });
});

test('toastStore: the sixth toast of a position waits until one of the five is gone', () => {
  const store = createToastStore();
  const ids = ['一', '二', '三', '四', '五', '六', '七'].map((title) => store.show({ title }));
  expect(titles(store.getVisible())).toEqual({ 'bottom-right': ['一', '二', '三', '四', '五'] });
  expect(store.queuedCount()).toBe(2);
  store.dismiss(ids[1] ?? '');
  expect(titles(store.getVisible())).toEqual({ 'bottom-right': ['一', '三', '四', '五', '六'] });
  expect(store.queuedCount()).toBe(1);
});

test('toastStore: each position shows up to five toasts', () => {
  const store = createToastStore({ maxVisible: 1 });
  store.show({ title: '右' });
  store.show({ title: '上', position: 'top-center' });
  expect(titles(store.getVisible())).toEqual({ 'bottom-right': ['右'], 'top-center': ['上'] });
  expect(store.queuedCount()).toBe(0);
});

test('toastStore: a persistent toast has no duration', () => {
  const store = createToastStore();
  store.show({ title: '网络已断开', durationMs: null });
  expect(store.getVisible()['bottom-right']?.[0]?.durationMs).toBeNull();
});

test('toastStore: calls onClose once for a dismissed toast, visible or queued', () => {
  const store = createToastStore({ maxVisible: 1 });
  const seen = vi.fn();
  const queued = vi.fn();
  const first = store.show({ title: '一', onClose: seen });
  const second = store.show({ title: '二', onClose: queued });
  store.dismiss(second);
  store.dismiss(first);
  store.dismiss(first);
  expect([seen.mock.calls.length, queued.mock.calls.length]).toEqual([1, 1]);
});

test('toastStore: a toast replaces the earlier one with the same key', () => {
  const store = createToastStore();
  const closed = vi.fn();
  store.show({ title: '保存失败', key: 'save', onClose: closed });
  store.show({ title: '其他' });
  store.show({ title: '已保存', key: 'save' });
  expect(titles(store.getVisible())).toEqual({ 'bottom-right': ['已保存', '其他'] });
  expect(closed.mock.calls).toEqual([['replaced']]);
});

test('toastStore: onClose receives how the toast ended', () => {
  const store = createToastStore();
  const ended = vi.fn();
  store.dismiss(store.show({ title: '一', onClose: ended }));
  store.dismiss(store.show({ title: '二', onClose: ended }), 'over');
  store.show({ title: '三', onClose: ended });
  store.clear();
  expect(ended.mock.calls).toEqual([['closed'], ['over'], ['cleared']]);
});

test('toastStore: getVisible returns the same object until something changes', () => {
  const store = createToastStore();
  store.show({ title: '一' });
  const before = store.getVisible();
  store.dismiss('unknown');
  expect(store.getVisible()).toBe(before);
  store.clear();
  expect(store.getVisible()).toEqual({});
});

test('toastStore: notifies listeners until they unsubscribe', () => {
  const store = createToastStore();
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.show({ title: '一' });
  leave();
  store.show({ title: '二' });
  expect(heard).toHaveBeenCalledOnce();
});
