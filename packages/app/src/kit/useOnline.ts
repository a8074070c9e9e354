import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const abort = new AbortController();
  window.addEventListener('online', listener, { signal: abort.signal });
  window.addEventListener('offline', listener, { signal: abort.signal });
  return () => abort.abort();
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
