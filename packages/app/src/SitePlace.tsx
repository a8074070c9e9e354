import { lazy } from 'react';
import { useCurrent } from './context.ts';
import { NeedsId } from './NeedsId.tsx';
import { accessTo } from './pageAccess.ts';
import type { SitePage } from './pageTable.ts';
import { SignedIn } from './SignedIn.tsx';
import { useTitle } from './useTitle.ts';

const RoleOnly = lazy(async () => ({ default: (await import('@aosai/ui/screens/RoleOnly')).RoleOnly }));

const AUDIENCE = { teacher: 'teacher', user: 'bms' } as const;

/** Its own component, so that a page that knows a better title has the last word. */
export function PageTitle({ title }: { title: string }) {
  useTitle(title);
  return null;
}

/** The page of a line of the table for whom it is meant; anybody else is told whose it is, and the server is not asked. */
function Allowed({ page }: { page: SitePage }) {
  const current = useCurrent();
  const { Page, needs = [], for: audience } = page;
  // Not known yet, or the session has ended under an open page: `SignedIn` around this has the say.
  if (current && audience && audience !== 'signedIn' && accessTo(page, current) === 'closed') {
    return <RoleOnly audience={AUDIENCE[audience]} />;
  }
  return (
    <NeedsId names={needs}>
      <Page />
    </NeedsId>
  );
}

export function SitePlace({ page }: { page: SitePage }) {
  return (
    <>
      <PageTitle title={page.label} />
      {page.for === undefined ? (
        <Allowed page={page} />
      ) : (
        <SignedIn>
          <Allowed page={page} />
        </SignedIn>
      )}
    </>
  );
}
