import type { ComponentType } from 'react';
import { OfflineBar } from '../patterns/OfflineBar/OfflineBar.tsx';

/** What the client says of a request that found no network. */
export const NO_NETWORK = '网络连接失败，请检查网络后重试';

/** Content that had not come when the network went. */
export const unreached = { error: NO_NETWORK };

const underBar = (Story: ComponentType) => (
  <>
    <OfflineBar />
    <Story />
  </>
);

/** A screen without network, under the bar of its layout. What had come stays; `args` say what had not. */
export const offline = <Args,>(args: Args) => ({ args, decorators: [underBar] });
