import { FileUrlContext } from '@aosai/ui/patterns/fileUrl';
import { type ReactNode, useState } from 'react';
import { routes } from 'virtual:learnRoutes';
import { useAosai } from './context.ts';
import { useFileUrl } from './useFileUrl.ts';

/** Around pages of courses, practice, the Python field, cards and orders: their calls are no part of the first load, so the client learns them here. */
export function LearnClient({ children }: { children: ReactNode }) {
  const { add } = useAosai();
  useState(() => add(routes));
  return <FileUrlContext value={useFileUrl()}>{children}</FileUrlContext>;
}
