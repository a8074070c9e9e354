import type { Upload } from '@aosai/ui/patterns/UploadList';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type SendFile, type UploadQueue } from './uploadQueue.ts';

export interface UseUpload {
  /** For UploadList; fields of one file show the last. */
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
}

const NONE: readonly Upload[] = [];
const noQueue = () => () => undefined;

/**
 * Uploads of this page, with their progress:
 * `useUpload((file, options) => client.file.upload({ purpose: 'avatar' }, [file], options), (stored) => …)`.
 * What is still on its way when the page goes is cancelled.
 */
export function useUpload<T>(send: SendFile<T>, onDone: (result: T, file: File) => void): UseUpload {
  const sendNow = useEffectEvent(send);
  const done = useEffectEvent(onDone);
  const [queue, setQueue] = useState<UploadQueue | null>(null);
  const uploads = useSyncExternalStore(queue?.subscribe ?? noQueue, () => queue?.get() ?? NONE);
  useEffect(() => {
    const opened = createUploadQueue<T>(
      (file, options) => sendNow(file, options),
      (result, file) => done(result, file),
    );
    setQueue(opened);
    return opened.close;
  }, []);
  return {
    uploads,
    add: (files) => queue?.add(files),
    retry: (id) => queue?.retry(id),
    remove: (id) => queue?.remove(id),
  };
}
