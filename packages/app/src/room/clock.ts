/**
 * The server's clock as this page sees it: offset = server time − midpoint of the exchange on the monotonic clock,
 * from the fastest of the last five answers. Changing the machine's wall clock has no effect.
 */
export interface ClockState {
  samples: readonly { offsetMs: number; roundTripMs: number }[];
}

const KEPT_SAMPLES = 5;

export const NO_CLOCK: ClockState = { samples: [] };

export function withSample(clock: ClockState, sentAtMs: number, receivedAtMs: number, serverNow: string): ClockState {
  const sample = {
    offsetMs: Date.parse(serverNow) - (sentAtMs + receivedAtMs) / 2,
    roundTripMs: receivedAtMs - sentAtMs,
  };
  return { samples: [...clock.samples, sample].slice(-KEPT_SAMPLES) };
}

export function serverTimeAt(clock: ClockState, atMs: number): number {
  const [first, ...rest] = clock.samples;
  if (!first) return atMs;
  const fastest = rest.reduce((best, sample) => (sample.roundTripMs < best.roundTripMs ? sample : best), first);
  return atMs + fastest.offsetMs;
}
