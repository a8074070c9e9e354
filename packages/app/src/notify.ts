import { ApiError } from '@aosai/api/client/errors';
import { createToastStore } from '@aosai/ui/primitives/toastStore';

/** The one list of toasts of the page. */
export const toasts = createToastStore();

const CARD_PAGE = '/web/vipCardList';

const isUsedUp = ({ message }: ApiError): boolean => message.includes('次数已用完');

/** Default handling of a failed call: a red toast; used-up rights stay until closed and then lead to the cards. */
export function notifyError(error: ApiError): void {
  if (isUsedUp(error)) {
    toasts.show({
      key: error.code,
      tone: 'bad',
      title: '提示',
      text: `${error.message}，可购买会员卡后继续使用`,
      durationMs: null,
      // Closing it is what leads there; the button says so.
      action: { label: '查看会员卡', onClick: () => undefined },
      onClose: (end) => {
        if (end === 'closed') window.open(CARD_PAGE, '_blank', 'noopener');
      },
    });
    return;
  }
  toasts.show({ key: error.code, tone: 'bad', title: '提示', text: error.message || '请求异常' });
}

/** A page that shows its failures itself still leads to the cards where a right is used up. */
export function notifyUsedUp(error: unknown): void {
  if (error instanceof ApiError && isUsedUp(error)) notifyError(error);
}
