type Results<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> };

/**
 * What statements of one transaction that were asked at once answered. It waits for all of them before it throws, as
 * `Promise.all` does not: what goes on when its transaction has ended would run outside of it.
 */
export async function settled<const T extends readonly Promise<unknown>[]>(asked: T): Promise<Results<T>> {
  const outcomes = await Promise.allSettled(asked);
  const values = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  return values as unknown as Results<T>;
}
