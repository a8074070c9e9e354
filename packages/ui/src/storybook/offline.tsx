import type { ComponentType } from 'react';
import { OfflineBar } from '../screens/shell/OfflineBar/OfflineBar.tsx';

/** The client's message for a request without a network. */
export const NO_NETWORK = '网络连接失败，请检查网络后重试';

/** Content that had not loaded when the network failed. */
export const unreached = { error: NO_NETWORK };

const underBar = (Story: ComponentType) => (
  <>
    <OfflineBar />
    <Story />
  </>
);

/** A screen without a network, under its layout's bar. Loaded content stays; `args` sets what had not loaded. */
export const offline = <Args,>(args: Args) => ({ args, decorators: [underBar] });
