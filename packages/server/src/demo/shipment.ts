/** Shipped content of one kind. */
export interface Shipment<Source, Kept> {
  sources: readonly Source[];
  /** Stores the test data of one and prepares its rows: all that needs no database. */
  keep(source: Source): Promise<Kept>;
}

/**
 * The same content, made ready one after the other from now on. `keep` resolves when its test data, which something
 * else writes, are on the disk as well.
 */
export function keptAhead<Source, Kept>(
  { sources, keep }: Shipment<Source, Kept>,
  { after, written }: { after: Promise<unknown>; written: Promise<void> },
): Shipment<Source, Kept> & { done: Promise<unknown> } {
  let done = after;
  const ready = new Map(
    sources.map((source) => {
      const kept = done.then(() => keep(source));
      // Settled, since a fault is for the one who asks for this source.
      done = Promise.allSettled([kept]);
      return [source, kept] as const;
    }),
  );
  return {
    sources,
    keep: async (source) => {
      const kept = await (ready.get(source) ?? keep(source));
      // Stored soon, and large.
      ready.delete(source);
      await written;
      return kept;
    },
    done,
  };
}
