import type { ClientEventInput } from '@aosai/api/contract/types';

export interface PageWatchers {
  happened(event: ClientEventInput): void;
  hidden(): void;
  leave(): void;
  online(): void;
  offline(): void;
  /** The machine has slept: in some browsers the clock of the page stood still meanwhile. */
  woken(): void;
}

const LOOK_MS = 1_000;
const SLEPT_MS = 2_000;

/** How far the wall clock is ahead of the page's own. A jump is a sleep, or a clock that someone set: asking the server is right for both. */
const wallAheadMs = () => Date.now() - performance.now();

/** Tells the room what the browser does with its page: hidden, closed, on and off the network. */
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
