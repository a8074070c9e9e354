import { ApiError } from '@aosai/api/client/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { notifyError, notifyUsedUp, toasts } from './notify.ts';

// Other files of the same process show toasts too.
beforeEach(() => toasts.clear());

test('notifyError: opens the cards when a person closes the toast, not when another replaces it', () => {
  const open = vi.fn();
  vi.stubGlobal('window', { open });
  const usedUp = new ApiError('RIGHT_USED_UP', '本月不能再提交代码', 409);
  notifyError(usedUp);
  notifyError(usedUp);
  const [shown, ...others] = toasts.getVisible()['bottom-right'] ?? [];
  expect([shown?.text, shown?.durationMs, others]).toEqual(['本月不能再提交代码，可购买会员卡后继续使用', null, []]);
  expect(open).not.toHaveBeenCalled();
  toasts.dismiss(shown?.id ?? '');
  expect(open.mock.calls).toEqual([['/web/vipCardList', '_blank', 'noopener']]);
  vi.unstubAllGlobals();
});

test('notifyUsedUp: shows a toast only for the code of a used-up right, whatever its text', () => {
  notifyUsedUp(new ApiError('NOT_FOUND', '次数已用完', 404));
  notifyUsedUp(new TypeError('次数已用完'));
  expect(toasts.getVisible()).toEqual({});
  notifyUsedUp(new ApiError('RIGHT_USED_UP', '「代码提交」的次数已用完（今天共 1 次）', 409));
  const [shown] = toasts.getVisible()['bottom-right'] ?? [];
  expect([shown?.text, shown?.action?.label]).toEqual([
    '「代码提交」的次数已用完（今天共 1 次），可购买会员卡后继续使用',
    '查看会员卡',
  ]);
});
