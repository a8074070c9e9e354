/** The storage does not answer, or refuses this server: calls answer 503 and may be tried again. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}

/** The storage has no such file. */
export class NotStored extends Error {
  override readonly name = 'NotStored';

  constructor(name: string) {
    super(`the storage has no ${name}`);
  }
}
