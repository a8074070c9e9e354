import { ApiError } from '@aosai/api/client/errors';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { SandboxAct } from '@aosai/api/platform/sandboxPay';
import type { Loaded } from '@aosai/ui/patterns/Load';
import type { PayShown, PayWay } from '@aosai/ui/screens/orders/PayDialog';
import { useState } from 'react';
import { useAosai } from '../kit/context.ts';
import { useCall } from '../kit/useCall.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';
import { useAct } from '../kit/useAct.ts';
import { orderCallsOf, type PayAsk } from './orderCalls.ts';
import type { OrderDetail, OpenPayment } from '@aosai/api/orders/orderViews.contract';

type Params = Extract<OpenPayment['params'], { kind: 'jsapi' }>;

interface Bridge {
  invoke(name: string, params: object, done: (answer: { err_msg?: string }) => void): void;
}

declare global {
  interface Window {
    /** Injected by WeChat's browser only, some time after the page has loaded. */
    WeixinJSBridge?: Bridge;
  }
}

/** Whether the page is open in WeChat's browser. */
const isInWeChat = (): boolean => /MicroMessenger/i.test(navigator.userAgent);

const bridge = (): Promise<Bridge> =>
  new Promise((resolve) => {
    const known = window.WeixinJSBridge;
    if (known) resolve(known);
    else
      document.addEventListener(
        'WeixinJSBridgeReady',
        () => {
          if (window.WeixinJSBridge) resolve(window.WeixinJSBridge);
        },
        { once: true },
      );
  });

/** Opens WeChat's payment page. Its answer only says that the page was left; the order says whether money arrived. */
async function payInWeChat({ kind: _kind, ...params }: Params): Promise<'left' | 'failed'> {
  const weChat = await bridge();
  const said = await new Promise<string>((resolve) =>
    weChat.invoke('getBrandWCPayRequest', params, ({ err_msg: words = '' }) => resolve(words)),
  );
  return said.endsWith(':fail') ? 'failed' : 'left';
}

/** Fetch a payment only once: it stays the same until another provider is chosen. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };
const QUIET = { quiet: true };
/** Placeholder while no order is loaded; never sent. */
const NONE = { id: '', kind: 'membership', enrolmentId: null } as const;

/** Inside WeChat, where a QR code cannot be scanned, asks for WeChat's own payment page. */
const wayOf = (provider: PayWay): PayAsk => ({
  provider,
  ...(provider === 'wechat' && isInWeChat() && { inWeChat: true as const }),
});

/**
 * The chosen payment provider of an order, and the payment's parameters. Fetches nothing while the dialog is closed.
 */
export function usePaying(order: OrderDetail | undefined, isOpen: boolean) {
  const { client } = useAosai();
  const fileUrl = useFileUrl();
  const { act, perform } = useAct();
  // Undefined until the person chooses: then a payment already begun, or the only provider, is used.
  const [chosen, setChosen] = useState<PayWay | null | undefined>(undefined);
  const ways = order?.providers ?? [];
  const way =
    chosen === undefined ? (order?.payment?.provider ?? (ways.length === 1 ? (ways[0] ?? null) : null)) : chosen;
  const isPayable = isOpen && order?.status === ORDER.pending && order.payable;
  const payment = useCall(
    isPayable && way !== null ? ['orderPayment', order.id, way] : null,
    (calls) => orderCallsOf(order ?? NONE).pay(calls, wayOf(way ?? 'manual')),
    ONCE,
  );
  const params = payment.isValidating ? undefined : payment.data?.params;

  const shownOf = (): Loaded<PayShown> => {
    if (params === undefined) return payment.isValidating ? {} : { error: payment.error?.message ?? null };
    switch (params.kind) {
      case 'manual': {
        const { payee, pictureFileId, remark } = params;
        return { data: { kind: 'manual', payee, pictureSrc: pictureFileId ? fileUrl(pictureFileId) : null, remark } };
      }
      case 'qr':
        return { data: { kind: 'qr', codeUrl: params.codeUrl, isInWeChat: isInWeChat() } };
      case 'sandbox':
        return { data: { kind: 'sandbox' } };
      case 'jsapi':
        return { data: { kind: 'jsapi' } };
      default:
        return params satisfies never;
    }
  };

  return {
    ways,
    way,
    choose: setChosen,
    shown: shownOf(),
    retry: () => void payment.mutate(),
    act,
    /** Opens WeChat's payment page; resolves when it was left. */
    jsapi: () =>
      perform(async () => {
        if (params?.kind !== 'jsapi') return;
        if ((await payInWeChat(params)) === 'failed')
          throw new ApiError('UNAVAILABLE', '微信没有打开收银台，请再试一次。', 503);
      }, null),
    /** Sends an act to the demo's sandbox provider. */
    sandbox: (wanted: SandboxAct) =>
      perform(async () => {
        if (params?.kind === 'sandbox')
          await client.dev.sandboxPay({ outTradeNo: params.outTradeNo, act: wanted }, QUIET);
      }, null),
  };
}
