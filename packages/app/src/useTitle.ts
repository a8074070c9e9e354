import { useEffect } from 'react';
import { useAosai } from './context.ts';
import { pageTitle } from './settings.ts';

/** Names the page in the tab and for screen readers. */
export function useTitle(title?: string): void {
  const { settings } = useAosai();
  useEffect(() => {
    document.title = pageTitle(settings, title);
  }, [settings, title]);
}
