import { Alert } from '../../primitives/Alert/Alert.tsx';

/** Below the bar of a layout, while the browser has no network: what is here can be read on. */
export const OfflineBar = () => (
  <Alert tone="warn" shape="bar" live="polite">
    网络已断开。已打开的内容可以继续看，恢复后会自动更新。
  </Alert>
);
