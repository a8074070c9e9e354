import { Offline } from '@aosai/ui/screens/shell/Offline';
import { useState } from 'react';
import { loadSettings } from '../kit/settings.ts';

/** Shown when the server could not be reached at start; reloads the page once it answers. */
export function Unreachable() {
  const [retrying, setRetrying] = useState(false);
  async function retry(): Promise<void> {
    setRetrying(true);
    if (await loadSettings()) location.reload();
    else setRetrying(false);
  }
  return <Offline retrying={retrying} on={{ retry: () => void retry() }} />;
}
