import { ApiError } from '@aosai/api/client/errors';
import { expect, test, vi } from 'vitest';
import { takeBack } from './useOfficeAct.ts';

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
