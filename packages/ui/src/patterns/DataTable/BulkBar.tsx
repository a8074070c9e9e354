import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';

export interface BulkBarProps {
  /** Number of selected rows over all pages. */
  count: number;
  actions: ReactNode;
  onClear: () => void;
}

/** Passes the bar's height to the table, so that sticky column heads stay below it. */
function tellHeight(bar: HTMLElement | null) {
  const table = bar?.parentElement;
  if (!bar || !table) return undefined;
  const observer = new ResizeObserver(() => {
    table.style.setProperty('--bulk-height', `${bar.dataset['active'] === 'true' ? bar.offsetHeight : 0}px`);
  });
  observer.observe(bar);
  return () => observer.disconnect();
}

/** Actions for the selected rows. The live region exists before the first selection, so that the count is announced. */
export const BulkBar = ({ count, actions, onClear }: BulkBarProps) => (
  <div ref={tellHeight} data-part="bulk" data-active={count > 0}>
    <span role="status">{count > 0 && `已选 ${count} 条`}</span>
    {count > 0 && (
      <div data-part="tools" role="group" aria-label="批量操作">
        {actions}
        <Button size="s" variant="ghost" onClick={onClear}>
          取消选择
        </Button>
      </div>
    )}
  </div>
);
