import { lazy } from 'react';
import { useCurrent } from '../kit/context.ts';
import { RequireIds } from '../kit/RequireIds.tsx';
import { accessTo } from './pageAccess.ts';
import type { SitePage } from '../kit/pageTable.ts';
import { SignedIn } from '../kit/SignedIn.tsx';
import { useTitle } from '../kit/useTitle.ts';

const RoleOnly = lazy(async () => ({ default: (await import('@aosai/ui/screens/shell/RoleOnly')).RoleOnly }));

const AUDIENCE = { parent: 'parent', teacher: 'teacher', user: 'bms', signedIn: 'member' } as const;

/** A separate component before the page, so that a page with a better title can override it. */
export function PageTitle({ title }: { title: string }) {
  useTitle(title);
  return null;
}

/** The page for its audience; other people see whose page it is, and the server is not asked. */
function Allowed({ page }: { page: SitePage }) {
  const current = useCurrent();
  const { Page, needs = [], for: audience } = page;
  // While the person is unknown, or the session has ended, `SignedIn` around this decides.
  if (current && audience && accessTo(page, current) === 'closed') {
    return <RoleOnly audience={AUDIENCE[audience]} />;
  }
  return (
    <RequireIds names={needs}>
      <Page />
    </RequireIds>
  );
}

export function SiteRoute({ page }: { page: SitePage }) {
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
