import type { Upload } from '@aosai/ui/patterns/UploadList';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type UploadHandlers } from './uploadQueue.ts';

export interface UseUpload {
  /** For UploadList; a field with one file shows the last. */
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
}

/**
 * Uploads of a page with progress:
 * `useUpload((file, options) => client.file.upload({ purpose: 'avatar' }, [file], options), (stored) => …)`.
 * Unmounting cancels running uploads.
 */
export function useUpload<T>(send: UploadHandlers<T>['send'], onDone: UploadHandlers<T>['onDone']): UseUpload {
  const [queue] = useState(createUploadQueue<T>);
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  useEffect(() => queue.handle({ send, onDone }));
  useEffect(() => queue.clear, [queue]);
  return { uploads, add: queue.add, retry: queue.retry, remove: queue.remove };
}
