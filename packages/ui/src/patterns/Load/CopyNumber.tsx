import { CopyButton } from '../CopyButton/CopyButton.tsx';

/** Copies the number of a failed request. A file of its own, so that `Load` can fetch it late: few failures have one. */
export const CopyNumber = ({ number }: { number: string }) => (
  <CopyButton size="m" text={number} label="复制编号">
    复制编号
  </CopyButton>
);
