/**
 * The server's clock as estimated by this page: offset = server time − midpoint of the exchange on the monotonic clock,
 * from the fastest of the last five replies. Changing the machine's wall clock has no effect. Sleep may have stopped
 * the monotonic clock, so samples that contradict the newest are dropped.
 */
export interface ClockState {
  samples: readonly { offsetMs: number; roundTripMs: number }[];
}

const KEPT_SAMPLES = 5;
/** Maximum drift between two running clocks. */
const DRIFT_MS = 100;

export const NO_CLOCK: ClockState = { samples: [] };

export function withSample(clock: ClockState, sentAtMs: number, receivedAtMs: number, serverNow: string): ClockState {
  const sample = {
    offsetMs: Date.parse(serverNow) - (sentAtMs + receivedAtMs) / 2,
    roundTripMs: receivedAtMs - sentAtMs,
  };
  // The true offset is within half a round trip of each sample; samples farther apart are from before and after a
  // sleep.
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
