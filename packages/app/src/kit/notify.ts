import { ApiError } from '@aosai/api/client/errors';
import { createToastStore } from '@aosai/ui/primitives/toastStore';

/** The page's store of toasts. */
export const toasts = createToastStore();

const CARD_PAGE = '/web/vipCardList';

const isUsedUp = ({ code }: ApiError): boolean => code === 'RIGHT_USED_UP';

/** Default handling of a failed call: a red toast. For a used-up right it stays until closed, which opens the cards. */
export function notifyError(error: ApiError): void {
  if (isUsedUp(error)) {
    toasts.show({
      key: error.code,
      tone: 'bad',
      title: '提示',
      text: `${error.message}，可购买会员卡后继续使用`,
      durationMs: null,
      // Closing the toast opens the cards, and the button closes it.
      action: { label: '查看会员卡', onClick: () => undefined },
      onClose: (end) => {
        if (end === 'closed') window.open(CARD_PAGE, '_blank', 'noopener');
      },
    });
    return;
  }
  toasts.show({ key: error.code, tone: 'bad', title: '提示', text: error.message });
}

/** For pages that show failures themselves: shows a toast only for a used-up right, with the link to the cards. */
export function notifyUsedUp(error: unknown): void {
  if (error instanceof ApiError && isUsedUp(error)) notifyError(error);
}
