import { DAY_MS } from '@aosai/api/kit/constants';

export interface VisibleTime {
  /** Whole milliseconds since the start, except while the page was hidden. */
  spentMs(): number;
  stop(): void;
}

/** Starts measuring how long the page is visible. */
export function visibleTime(): VisibleTime {
  const abort = new AbortController();
  let doneMs = 0;
  let sinceMs = document.hidden ? null : performance.now();
  const running = () => (sinceMs === null ? 0 : performance.now() - sinceMs);
  document.addEventListener(
    'visibilitychange',
    () => {
      doneMs += running();
      sinceMs = document.hidden ? null : performance.now();
    },
    { signal: abort.signal },
  );
  return {
    spentMs: () => Math.min(DAY_MS, Math.round(doneMs + running())),
    stop: () => abort.abort(),
  };
}
