import type { UploadOptions } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import type { Upload } from '@aosai/ui/patterns/UploadList';

/** Uploading more at once only slows down each of them. */
const AT_ONCE = 2;

export interface UploadHandlers<T> {
  send: (file: File, options: UploadOptions) => Promise<T>;
  /** Called for every uploaded file with the server's result; `id` is that of the list. */
  onDone: (result: T, file: File, id: string) => void;
}

export interface UploadQueue<T> {
  /** Sets the handlers used from now on. */
  handle(handlers: UploadHandlers<T>): void;
  get(): readonly Upload[];
  subscribe(changed: () => void): () => void;
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Removes a file, cancelling its upload. */
  remove(id: string): void;
  /** Cancels all uploads and empties the list. */
  clear(): void;
}

/** A queue of file uploads: two at a time, each with progress, failure and retry. */
export function createUploadQueue<T>(): UploadQueue<T> {
  let handlers: UploadHandlers<T> | undefined;
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Upload[]) => {
    uploads = next;
    for (const changed of listeners) changed();
  };
  const become = (id: string, state: Upload['state']) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  async function start(id: string, file: File, { send }: UploadHandlers<T>): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    become(id, { kind: 'sending', percent: 0 });
    try {
      const result = await send(file, {
        quiet: true,
        signal: controller.signal,
        onProgress: (sent, total) =>
          become(id, { kind: 'sending', percent: Math.floor((sent / Math.max(1, total)) * 100) }),
      });
      become(id, { kind: 'done' });
      if (!controller.signal.aborted) handlers?.onDone(result, file, id);
    } catch (error) {
      // Cancelled uploads were removed from the list already.
      if (controller.signal.aborted) return;
      const reason = error instanceof ApiError ? error.message : '上传没有完成，请重试';
      become(id, { kind: 'failed', reason });
      if (!(error instanceof ApiError)) throw error;
    } finally {
      running.delete(id);
      next();
    }
  }

  function next(): void {
    if (!handlers || running.size >= AT_ONCE) return;
    const waiting = uploads.find(({ state }) => state.kind === 'waiting');
    const file = waiting && files.get(waiting.id);
    if (!waiting || !file) return;
    void start(waiting.id, file, handlers);
    next();
  }

  return {
    handle: (latest) => {
      handlers = latest;
    },
    get: () => uploads,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add: (added) => {
      const fresh = added.map((file): Upload => {
        lastId += 1;
        files.set(String(lastId), file);
        return { id: String(lastId), name: file.name, sizeBytes: file.size, state: { kind: 'waiting' } };
      });
      set([...uploads, ...fresh]);
      next();
    },
    retry: (id) => {
      become(id, { kind: 'waiting' });
      next();
    },
    remove: (id) => {
      set(uploads.filter((upload) => upload.id !== id));
      files.delete(id);
      running.get(id)?.abort();
    },
    clear: () => {
      set([]);
      files.clear();
      for (const controller of running.values()) controller.abort();
    },
  };
}
