import type { ApiError } from '@aosai/api/client/errors';
import { createToastStore } from '@aosai/ui/primitives/toastStore';

/** The one list of toasts of the page. */
export const toasts = createToastStore();

const CARD_PAGE = '/web/vipCardList';

/** Default handling of a failed call: a red toast; used-up rights stay until closed and then lead to the cards. */
export function notifyError(error: ApiError): void {
  if (error.message.includes('次数已用完')) {
    toasts.show({
      key: error.code,
      tone: 'bad',
      title: '提示',
      text: `${error.message}，可购买会员卡后继续使用`,
      durationMs: null,
      onClose: (end) => {
        if (end === 'closed') window.open(CARD_PAGE, '_blank', 'noopener');
      },
    });
    return;
  }
  toasts.show({ key: error.code, tone: 'bad', title: '提示', text: error.message || '请求异常' });
}
