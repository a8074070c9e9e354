import { DialogDrafts } from '@aosai/ui/patterns/dialogDraft';
import { FileUrlContext } from '@aosai/ui/patterns/fileUrl';
import { type ReactNode, useState } from 'react';
import { routes as learnRoutes } from 'virtual:learnRoutes';
import { routes } from 'virtual:officeRoutes';
import { useAosai, useCurrent } from '../context.ts';
import { useFileUrl } from '../useFileUrl.ts';
import { dialogDrafts } from './dialogDrafts.ts';

/**
 * Wraps components that send back office calls: adds their routes to the client, which the initial bundle does not
 * contain. Drafts of their dialogs are kept in this tab.
 */
export function OfficeClient({ children }: { children: ReactNode }) {
  const { add } = useAosai();
  // During the first render, before children send calls. Rendering twice is harmless.
  useState(() => {
    add(learnRoutes);
    add(routes);
  });
  const current = useCurrent();
  const person = current?.realm === 'member' ? current.member : current?.user;
  const school = current?.realm === 'member' ? current.member.organization : null;
  const drafts = dialogDrafts(sessionStorage, `${person?.id ?? ''}.${school?.id ?? ''}`);
  return (
    <DialogDrafts value={drafts}>
      <FileUrlContext value={useFileUrl()}>{children}</FileUrlContext>
    </DialogDrafts>
  );
}
