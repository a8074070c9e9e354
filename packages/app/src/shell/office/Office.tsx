import { fileUrl } from '@aosai/api/client/fileUrl';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { OfficeLayout } from '@aosai/ui/screens/shell/OfficeLayout';
import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { RoleOnly } from '@aosai/ui/screens/shell/RoleOnly';
import { lazy, Suspense, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useAosai, useCurrent } from '../../kit/context.ts';
import { GlobalLayout } from '../GlobalLayout.tsx';
import type { Office } from '../../kit/pageTable.ts';
import { PageTitle } from '../SiteRoute.tsx';
import { LinkCatcher } from '../LinkCatcher.tsx';
import { PageBoundary } from '../PageBoundary.tsx';
import { PageOverlays } from '../PageOverlays.tsx';
import { SignedIn } from '../../kit/SignedIn.tsx';
import { useOnline } from '../../kit/useOnline.ts';
import { useSignOut } from '../useSignOut.ts';
import { useSwitchOrganization } from '../useSwitchOrganization.ts';
import { useTheme } from '../../kit/themeStore.ts';
import { officeMenu, officePageAt } from './officePages.ts';
import { firstPageOf, type OfficeAccess, officeAccess, opensTo } from './officeAccess.ts';
import { OfficeClient } from '../../kit/office/OfficeClient.tsx';
import { useOffice } from '../../kit/office/useOffice.ts';
import { useOfficeAct } from '../../kit/office/useOfficeAct.ts';
import { useOfficeUnread } from '../../kit/office/useOfficeUnread.ts';
import { useQuickFind } from './useQuickFind.ts';

const ChangePassword = lazy(async () => ({
  default: (await import('../../accounts/ChangePassword.tsx')).ChangePassword,
}));
const SignOutDialog = lazy(async () => ({ default: (await import('../SignOutDialog.tsx')).SignOutDialog }));

const ID = /^[0-9A-Z]{26}$/;

interface PlaceProps {
  office: Office;
  /** First part of the path inside the office; empty at the office's root. */
  way: string;
  /** Path below /web. */
  path: string;
  access: OfficeAccess;
}

/** The page of an address, or why it cannot be opened. */
function OfficePlace({ office, way, path, access }: PlaceProps) {
  if (way === '') {
    const first = firstPageOf(office, access.rights);
    return first === undefined ? <RoleOnly audience="right" /> : <Redirect to={first.path} replace />;
  }
  const page = officePageAt(path);
  const [, , , id = ''] = path.split('/');
  // An invalid id cannot exist, so the server is not asked; `new` begins a row.
  const isNoId = page?.path.includes('/:id') === true && id !== 'new' && !ID.test(id);
  if (page === undefined || isNoId) return <NotFound />;
  const { label, Page } = page;
  return (
    <>
      <PageTitle title={label} />
      {opensTo(page, access.rights) ? <Page /> : <RoleOnly audience="right" />}
    </>
  );
}

/** A page without the office's frame. */
const BarePlace = (place: PlaceProps) => (
  <LinkCatcher>
    <PageBoundary>
      <OfficePlace {...place} />
    </PageBoundary>
    <PageOverlays />
  </LinkCatcher>
);

function OfficeFrame(place: PlaceProps) {
  const { office, way, access } = place;
  const [, navigate] = useLocation();
  const signOut = useSignOut();
  const switchOrganization = useSwitchOrganization();
  const unread = useOfficeUnread();
  const isOnline = useOnline();
  const { appId } = useAosai().settings;
  const pictureOf = (fileName: string | null) =>
    fileName === null ? undefined : fileUrl(fileName, { base: API_PREFIX, appId });
  const [theme, setTheme] = useTheme();
  const finding = useQuickFind(office, access.rights);
  const [isChangingPwd, setChangingPwd] = useState(false);
  const { calls } = useOffice();
  const { performAtOnce } = useOfficeAct();
  const showSteps = async () => {
    const isShown = await performAtOnce(() => calls.desk.hideSteps({ isHidden: false }), null);
    if (isShown) navigate(`/${office}/desk?steps`);
  };
  return (
    <LinkCatcher>
      <OfficeLayout
        office={office}
        title={access.title}
        logo={pictureOf(access.logo)}
        person={access.person}
        portrait={pictureOf(access.portrait)}
        unread={unread}
        rights={access.rights}
        groups={officeMenu(office)}
        active={way}
        finding={finding}
        theme={theme}
        offline={!isOnline}
        otherSchools={access.otherSchools.map((one) => ({ ...one, logo: pictureOf(one.logo) ?? null }))}
        on={{
          signOut: signOut.begin,
          switchOrganization,
          go: (href) => navigate(`~${href}`),
          theme: setTheme,
          changePwd: () => setChangingPwd(true),
          showSteps: () => void showSteps(),
        }}
      >
        <PageBoundary>
          <OfficePlace {...place} />
        </PageBoundary>
      </OfficeLayout>
      {isChangingPwd && (
        <Suspense>
          <ChangePassword onClose={() => setChangingPwd(false)} />
        </Suspense>
      )}
      {signOut.draftCount > 0 && (
        <Suspense>
          <SignOutDialog {...signOut} />
        </Suspense>
      )}
      <PageOverlays />
    </LinkCatcher>
  );
}

/** /bms/* for users of the platform, /edms/* for managers and teachers of a school. */
export function Component() {
  const { settings } = useAosai();
  const current = useCurrent();
  const [pathname] = useLocation();
  const [, first, way = ''] = pathname.split('/');
  const office: Office = first === 'edms' ? 'edms' : 'bms';
  const realm = office === 'bms' ? 'user' : 'member';
  const access = current ? officeAccess(office, current, settings) : null;
  const [last, setLast] = useState<{ office: Office; access: OfficeAccess } | null>(null);
  if (access !== null && last?.office !== office) setLast({ office, access });
  // An open page stays mounted when the session ends: signing in happens over it, and nothing is lost.
  const kept = access ?? (!current && last?.office === office ? last.access : null);
  if (kept !== null) {
    const place = { office, way, path: pathname, access: kept };
    const page = officePageAt(pathname);
    return (
      <SignedIn realm={realm}>
        <OfficeClient>{page?.bare ? <BarePlace {...place} /> : <OfficeFrame {...place} />}</OfficeClient>
      </SignedIn>
    );
  }
  if (current === undefined) return <PageLoading />;
  return (
    <GlobalLayout>
      <SignedIn realm={realm}>
        <RoleOnly audience={office} />
      </SignedIn>
    </GlobalLayout>
  );
}
