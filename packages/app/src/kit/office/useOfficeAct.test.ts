import { ApiError } from '@aosai/api/client/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../notify.ts';
import type { Done } from '../useAct.ts';
import { runAtOnce, takeBack } from './useOfficeAct.ts';

beforeEach(() => toasts.clear());

/** As a page runs an act: it evaluates `done` after success, and returns the sentence of a failure. */
const run = async (action: () => Promise<unknown>, done: Done): Promise<string | null> => {
  try {
    await action();
  } catch (cause) {
    return (cause as Error).message;
  }
  const title = typeof done === 'function' ? done() : done;
  if (title !== null) toasts.show({ title });
  return null;
};
const shown = () => Object.values(toasts.getVisible()).flat();
const nothing = () => Promise.resolve();

test('takeBack: makes the call that takes an act back', async () => {
  const undo = vi.fn(async () => undefined);
  await takeBack(undo);
  expect(undo).toHaveBeenCalledTimes(1);
});

test('takeBack: says that somebody changed the row since, and does not ask to send again', async () => {
  const late = new ApiError('VERSION_CHANGED', '内容刚被别人修改过，请刷新后再改', 409);
  const failed = takeBack(() => Promise.reject(late));
  await expect(failed).rejects.toMatchObject({ code: 'VALIDATION', message: expect.stringContaining('没有撤回') });
});

test('takeBack: leaves other errors as they are', async () => {
  const gone = new ApiError('NOT_FOUND', '没有找到', 404);
  await expect(takeBack(() => Promise.reject(gone))).rejects.toBe(gone);
});

test('runAtOnce: offers to take an act back, and says when that is done', async () => {
  const undo = vi.fn(nothing);
  expect(await runAtOnce(run, nothing, '已移出', () => undo)).toBe(true);
  expect(shown()).toMatchObject([{ title: '已移出', action: { label: '撤回' } }]);
  shown()[0]?.action?.onClick();
  await vi.waitFor(() => expect(shown().at(-1)).toMatchObject({ title: '已撤回' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shown().at(-1)?.action).toBeUndefined();
});

test('runAtOnce: says that an act was not taken back because somebody changed the row since', async () => {
  const late = new ApiError('VERSION_CHANGED', '内容刚被别人修改过，请刷新后再改', 409);
  await runAtOnce(run, nothing, '已移出', () => () => Promise.reject(late));
  shown()[0]?.action?.onClick();
  await vi.waitFor(() =>
    expect(shown().at(-1)).toMatchObject({ title: '没有完成', text: expect.stringContaining('没有撤回') }),
  );
});

test('runAtOnce: offers nothing after an act that cannot be taken back', async () => {
  await runAtOnce(run, nothing, '已保存', () => null);
  expect(shown().map(({ title, action }) => [title, action])).toEqual([['已保存', undefined]]);
});

test('runAtOnce: offers nothing after a failure', async () => {
  const failed = () => Promise.reject(new ApiError('NOT_FOUND', '没有找到', 404));
  expect(await runAtOnce(run, failed, '已移出', () => nothing)).toBe(false);
  expect(shown()).toMatchObject([{ title: '没有完成', text: '没有找到' }]);
  expect(shown()[0]?.action).toBeUndefined();
});
