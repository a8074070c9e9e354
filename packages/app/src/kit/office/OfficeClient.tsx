import { FileUrlContext } from '@aosai/ui/patterns/fileUrl';
import { type ReactNode, useState } from 'react';
import { routes as learnRoutes } from 'virtual:learnRoutes';
import { routes } from 'virtual:officeRoutes';
import { useAosai } from '../context.ts';
import { useFileUrl } from '../useFileUrl.ts';

/**
 * Wraps components that send back office calls: adds their routes to the client, which the initial bundle does not
 * contain.
 */
export function OfficeClient({ children }: { children: ReactNode }) {
  const { add } = useAosai();
  // During the first render, before children send calls. Rendering twice is harmless.
  useState(() => {
    add(learnRoutes);
    add(routes);
  });
  return <FileUrlContext value={useFileUrl()}>{children}</FileUrlContext>;
}
