import { PageLoading } from '@aosai/ui/screens/PageLoading';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { routes } from 'virtual:officeRoutes';
import { useAosai } from '../context.ts';

/** Around what sends calls of the back office: their routes are no part of the first load, so the client learns them here. */
export function OfficeClient({ children }: { children: ReactNode }) {
  const { add } = useAosai();
  const [isReady, setReady] = useState(false);
  // Before the first paint: nobody sees the page wait.
  useLayoutEffect(() => {
    add(routes);
    setReady(true);
  }, [add]);
  return isReady ? children : <PageLoading />;
}
