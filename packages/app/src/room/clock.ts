/**
 * The server's clock as this page sees it: offset = server time − midpoint of the exchange on the monotonic clock,
 * from the fastest of the last five answers. Changing the machine's wall clock has no effect; a machine that slept may
 * have stopped the monotonic one, so answers that contradict the newest are dropped.
 */
export interface ClockState {
  samples: readonly { offsetMs: number; roundTripMs: number }[];
}

const KEPT_SAMPLES = 5;
/** Two clocks that both run may drift apart by this much. */
const DRIFT_MS = 100;

export const NO_CLOCK: ClockState = { samples: [] };

export function withSample(clock: ClockState, sentAtMs: number, receivedAtMs: number, serverNow: string): ClockState {
  const sample = {
    offsetMs: Date.parse(serverNow) - (sentAtMs + receivedAtMs) / 2,
    roundTripMs: receivedAtMs - sentAtMs,
  };
  // The true offset lies within half a round trip of each sample: farther apart, one of them is of another time.
  const agreeing = clock.samples.filter(
    (known) => Math.abs(known.offsetMs - sample.offsetMs) <= (known.roundTripMs + sample.roundTripMs) / 2 + DRIFT_MS,
  );
  return { samples: [...agreeing, sample].slice(-KEPT_SAMPLES) };
}

export function serverTimeAt(clock: ClockState, atMs: number): number {
  const [first, ...rest] = clock.samples;
  if (!first) return atMs;
  const fastest = rest.reduce((best, sample) => (sample.roundTripMs < best.roundTripMs ? sample : best), first);
  return atMs + fastest.offsetMs;
}
