import { FileUrlContext } from '@aosai/ui/patterns/fileUrl';
import { type ReactNode, useState } from 'react';
import { routes as learnRoutes } from 'virtual:learnRoutes';
import { routes } from 'virtual:officeRoutes';
import { useAosai } from '../context.ts';
import { useFileUrl } from '../useFileUrl.ts';

/** Around what sends calls of the back office: their routes are no part of the first load, so the client learns them here. */
export function OfficeClient({ children }: { children: ReactNode }) {
  const { add } = useAosai();
  // Before its children ask for anything; React may do it twice, which changes nothing.
  useState(() => {
    add(learnRoutes);
    add(routes);
  });
  return <FileUrlContext value={useFileUrl()}>{children}</FileUrlContext>;
}
