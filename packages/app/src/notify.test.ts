import { ApiError } from '@aosai/api/client/errors';
import { expect, test, vi } from 'vitest';
import { notifyError, toasts } from './notify.ts';

test('used-up rights lead to the cards when a person closes the toast, not when another takes its place', () => {
  const open = vi.fn();
  vi.stubGlobal('window', { open });
  const usedUp = new ApiError('FORBIDDEN', '本月的代码提交次数已用完', 409);
  notifyError(usedUp);
  notifyError(usedUp);
  const [shown, ...others] = toasts.getVisible()['bottom-right'] ?? [];
  expect([shown?.text, shown?.durationMs, others]).toEqual([
    '本月的代码提交次数已用完，可购买会员卡后继续使用',
    null,
    [],
  ]);
  expect(open).not.toHaveBeenCalled();
  toasts.dismiss(shown?.id ?? '');
  expect(open.mock.calls).toEqual([['/web/vipCardList', '_blank', 'noopener']]);
  vi.unstubAllGlobals();
});
