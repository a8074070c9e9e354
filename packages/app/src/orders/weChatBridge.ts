import type { OpenPayment } from '@aosai/api/orders/orderViews.contract';

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
export const isInWeChat = (): boolean => /MicroMessenger/i.test(navigator.userAgent);

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
export async function payInWeChat({ kind: _kind, ...params }: Params): Promise<'left' | 'failed'> {
  const weChat = await bridge();
  const said = await new Promise<string>((resolve) =>
    weChat.invoke('getBrandWCPayRequest', params, ({ err_msg: words = '' }) => resolve(words)),
  );
  return said.endsWith(':fail') ? 'failed' : 'left';
}
