type Results<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> };

/**
 * Like `Promise.all` for concurrent statements of one transaction, but waits for all of them before it throws.
 * A statement still running when the transaction ends would run outside of it.
 */
export async function awaitAll<const T extends readonly Promise<unknown>[]>(asked: T): Promise<Results<T>> {
  const outcomes = await Promise.allSettled(asked);
  const values = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  return values as unknown as Results<T>;
}
