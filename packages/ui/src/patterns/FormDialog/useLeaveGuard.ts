import { useEffect, useEffectEvent } from 'react';

/**
 * While something is not saved, the browser asks before the page is closed or loaded again.
 *
 * @param onBack in place of the browser's back, where the browser lets a page stop it
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
    // Browsers of before 2026 may know no navigation events: there only closing and loading again are held up.
    const navigates = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', ask);
    navigates?.addEventListener('navigate', stop);
    return () => {
      window.removeEventListener('beforeunload', ask);
      navigates?.removeEventListener('navigate', stop);
    };
  }, [isDirty]);
};
