/** One request of IndexedDB as a promise. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException('IndexedDB failed')));
  });
}

/** A change once it is committed: what has only succeeded is lost with a page that is left at that moment. */
export function committed({ transaction }: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction?.addEventListener('complete', () => resolve());
    transaction?.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('IndexedDB gave up the change')),
    );
  });
}

/** Opens a database of one version with the stores that `create` makes. */
export function openDatabase(
  factory: IDBFactory,
  name: string,
  create: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => create(request.result));
  return settled(request);
}
