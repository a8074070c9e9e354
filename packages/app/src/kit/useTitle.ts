import { useEffect } from 'react';
import { useAosai } from './context.ts';
import { pageTitle } from './settings.ts';

/** Sets the document's title. */
export function useTitle(title?: string): void {
  const { settings } = useAosai();
  useEffect(() => {
    document.title = pageTitle(settings, title);
  }, [settings, title]);
}
