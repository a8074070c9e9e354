import { FileUrlContext } from '@aosai/ui/patterns/fileUrl';
import { type ReactNode, useState } from 'react';
import { routes } from 'virtual:learnRoutes';
import { useAosai } from './context.ts';
import { useFileUrl } from './useFileUrl.ts';

/**
 * Wraps pages of courses, practice, Python, cards and orders: adds their calls to the client, which the initial bundle
 * does not contain.
 */
export function LearnClient({ children }: { children: ReactNode }) {
  const { add } = useAosai();
  useState(() => add(routes));
  return <FileUrlContext value={useFileUrl()}>{children}</FileUrlContext>;
}
