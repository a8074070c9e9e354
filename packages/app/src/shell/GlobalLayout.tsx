import { fileUrl } from '@aosai/api/client/fileUrl';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { noticeFor } from '@aosai/api/platform/siteNotice';
import { Layout } from '@aosai/ui/screens/shell/Layout';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAosai, useCurrent, useSession } from '../kit/context.ts';
import { LinkCatcher } from './LinkCatcher.tsx';
import { activeItem, siteMenu } from './menus.ts';
import { closeNotice, isNoticeHidden, keepNotice, lastNotice, readerOf } from '../kit/notice.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageOverlays } from './PageOverlays.tsx';
import { useSignOut } from './useSignOut.ts';
import { useSwitchOrganization } from './useSwitchOrganization.ts';
import { useTheme } from '../kit/themeStore.ts';
import { useCall } from '../kit/useCall.ts';
import { useOnline } from '../kit/useOnline.ts';
import { useUnreadCount } from '../kit/useUnreadCount.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

const NOTICE_KEY = 'site.notice';

const SearchEntry = lazy(async () => ({ default: (await import('./SearchEntry.tsx')).SearchEntry }));
const SignOutDialog = lazy(async () => ({ default: (await import('./SignOutDialog.tsx')).SignOutDialog }));

/**
 * The site's notice for its reader. Until the server answers, the notice of the last visit, so that the layout does not
 * move. Undefined while it is unknown who reads.
 */
function useNotice(current: Current | null | undefined): string | null | undefined {
  const [last] = useState(() => lastNotice(localStorage));
  const { data, error } = useCall(['config', NOTICE_KEY], (client) => client.config.queryByKey({ key: NOTICE_KEY }));
  const read = data?.value;
  useEffect(() => {
    if (read !== undefined) keepNotice(localStorage, read);
  }, [read]);
  const value = read ?? (error ? '' : last);
  if (!value) return value === undefined ? undefined : null;
  const said = noticeFor(value, readerOf(current));
  // Reserves space until we know whether the notice targets this reader.
  return said === null && current === undefined ? undefined : said;
}

/** Layout of all pages except rooms and the personal centre: notice, top bar, page, overlays. */
export function GlobalLayout({ children }: { children: ReactNode }) {
  const { settings, session } = useAosai();
  const current = useCurrent();
  const hasSession = useSession().session !== null;
  const [pathname, navigate] = useLocation();
  const [theme, setTheme] = useTheme();
  const [hidden, setHidden] = useState(() => isNoticeHidden(localStorage, Date.now()));
  const notice = useNotice(current);
  const signOut = useSignOut();
  const switchOrganization = useSwitchOrganization();
  const isOnline = useOnline();
  const unread = useUnreadCount();
  const member = current?.realm === 'member' ? current.member : null;
  const { appId } = settings;

  return (
    <LinkCatcher>
      <Layout
        title={settings.title}
        logo={settings.logo || null}
        // An offer to sign in would be wrong in a session whose person cannot be read now.
        current={hasSession ? (current ?? undefined) : current}
        portrait={member?.avatar ? fileUrl(member.avatar, { base: API_PREFIX, appId }) : undefined}
        unread={member && unread}
        items={siteMenu(current)}
        active={activeItem(pathname, current)}
        notice={hidden ? null : notice}
        theme={theme}
        offline={!isOnline}
        search={
          <Suspense>
            <SearchEntry />
          </Suspense>
        }
        on={{
          closeNotice: () => {
            closeNotice(localStorage, Date.now());
            setHidden(true);
          },
          signIn: () => session.ask('member'),
          signOut: signOut.begin,
          switchOrganization,
          go: navigate,
          theme: setTheme,
        }}
      >
        <PageBoundary>{children}</PageBoundary>
      </Layout>
      {signOut.draftCount > 0 && (
        <Suspense>
          <SignOutDialog {...signOut} />
        </Suspense>
      )}
      <PageOverlays />
    </LinkCatcher>
  );
}
