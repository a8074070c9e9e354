import type { ClientEventInput } from '@aosai/api/exams/attempt.contract';

export interface PageWatchers {
  happened(event: ClientEventInput): void;
  hidden(): void;
  leave(): void;
  online(): void;
  offline(): void;
  /** The machine has slept; some browsers stop the page's clock meanwhile. */
  woken(): void;
}

const LOOK_MS = 1_000;
const SLEPT_MS = 2_000;

/**
 * How far the wall clock is ahead of the page's clock. It jumps after a sleep or when the clock was set; in both cases
 * the server should be asked for the time.
 */
const wallAheadMs = () => Date.now() - performance.now();

/** Reports when the browser hides or closes the page, and when the network is lost or restored. */
export function watchPage(on: PageWatchers): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let hiddenAtMs = 0;
  let blurredAtMs = 0;
  let offlineAtMs = 0;
  const lasted = (sinceMs: number) => Math.min(86_400_000, Math.round(performance.now() - sinceMs));

  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') {
        hiddenAtMs = performance.now();
        on.happened({ type: 'hidden' });
        on.hidden();
      } else on.happened({ type: 'visible', ms: lasted(hiddenAtMs) });
    },
    { signal },
  );
  window.addEventListener(
    'blur',
    () => {
      blurredAtMs = performance.now();
      on.happened({ type: 'blur' });
    },
    { signal },
  );
  window.addEventListener('focus', () => on.happened({ type: 'focus', ms: lasted(blurredAtMs) }), { signal });
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (!document.fullscreenElement) on.happened({ type: 'fullscreenExit' });
    },
    { signal },
  );
  window.addEventListener('pagehide', () => on.leave(), { signal });
  window.addEventListener(
    'offline',
    () => {
      offlineAtMs = performance.now();
      on.happened({ type: 'offline' });
      on.offline();
    },
    { signal },
  );
  window.addEventListener(
    'online',
    () => {
      on.happened({ type: 'reconnect', ms: lasted(offlineAtMs) });
      on.online();
    },
    { signal },
  );
  let aheadMs = wallAheadMs();
  const looking = setInterval(() => {
    const beforeMs = aheadMs;
    aheadMs = wallAheadMs();
    if (Math.abs(aheadMs - beforeMs) > SLEPT_MS) on.woken();
  }, LOOK_MS);
  return () => {
    clearInterval(looking);
    abort.abort();
  };
}
