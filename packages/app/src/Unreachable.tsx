import { Offline } from '@aosai/ui/screens/Offline';
import { useState } from 'react';
import { loadSettings } from './settings.ts';

/** In place of a page that the server could not be reached for; as soon as it answers, the page is loaded again. */
export function Unreachable() {
  const [retrying, setRetrying] = useState(false);
  async function retry(): Promise<void> {
    setRetrying(true);
    if (await loadSettings()) location.reload();
    else setRetrying(false);
  }
  return <Offline retrying={retrying} on={{ retry: () => void retry() }} />;
}
