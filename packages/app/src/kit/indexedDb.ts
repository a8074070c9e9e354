/** Resolves when an IndexedDB request succeeds. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException('IndexedDB failed')));
  });
}

/**
 * Resolves when the request's transaction is committed: a request that only succeeded is lost if the page closes then.
 */
export function committed({ transaction }: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction?.addEventListener('complete', () => resolve());
    transaction?.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('IndexedDB gave up the change')),
    );
  });
}

/** Opens version 1 of a database; `create` makes its stores. */
export function openDatabase(
  factory: IDBFactory,
  name: string,
  create: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => create(request.result));
  return resultOf(request);
}
