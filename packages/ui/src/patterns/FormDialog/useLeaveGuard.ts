import { useEffect } from 'react';

/** While something is not saved, the browser asks before the page is closed or loaded again. */
export const useLeaveGuard = (isDirty: boolean) => {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
};
