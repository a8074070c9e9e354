import { Alert } from '../../../primitives/Alert/Alert.tsx';

/** Shown below the top bar while the browser is offline; open content can still be read. */
export const OfflineBar = () => (
  <Alert tone="warn" shape="bar" live="polite">
    网络已断开。已打开的内容可以继续看，恢复后会自动更新。
  </Alert>
);
