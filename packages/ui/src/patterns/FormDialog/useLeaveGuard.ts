import { useEffect, useEffectEvent } from 'react';

/**
 * While there are unsaved changes, the browser asks before the page is closed or reloaded.
 *
 * @param onBack called instead of going back, where the browser lets a page stop that
 */
export const useLeaveGuard = (isDirty: boolean, onBack?: () => void) => {
  const back = useEffectEvent((event: NavigateEvent) => {
    if (!onBack || event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    onBack();
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const stop = (event: NavigateEvent) => back(event);
    // Browsers from before 2026 may lack navigation events; there only closing and reloading are guarded.
    const navigates = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', ask);
    navigates?.addEventListener('navigate', stop);
    return () => {
      window.removeEventListener('beforeunload', ask);
      navigates?.removeEventListener('navigate', stop);
    };
  }, [isDirty]);
};
