/**
 * Publishes progress at most once in `PUBLISH_EVERY_MS`; the end is published separately. More often would reveal how
 * long each hidden case took.
 */
const PUBLISH_EVERY_MS = 1_000;

export function openProgress(publish: (done: number) => void): {
  step(done: number): void;
  done(): number;
  stop(): void;
} {
  let done = 0;
  let waiting: NodeJS.Timeout | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;
  const send = () => {
    waiting = null;
    lastAt = performance.now();
    publish(done);
  };
  return {
    done: () => done,
    step: (settled) => {
      done = settled;
      if (waiting) return;
      const wait = lastAt + PUBLISH_EVERY_MS - performance.now();
      if (wait <= 0) send();
      else waiting = setTimeout(send, wait);
    },
    stop: () => {
      if (waiting) clearTimeout(waiting);
      waiting = null;
    },
  };
}
