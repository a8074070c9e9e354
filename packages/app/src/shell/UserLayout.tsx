import { UserCenter } from '@aosai/ui/screens/shell/UserCenter';
import { lazy, type ReactNode, Suspense } from 'react';
import { useAosai, useCurrent } from '../kit/context.ts';
import { LinkCatcher } from './LinkCatcher.tsx';
import { centreMenu, itemOf, siteMenu } from './menus.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageOverlays } from './PageOverlays.tsx';
import { useTheme } from '../kit/themeStore.ts';
import { useUnreadCount } from '../kit/useUnreadCount.ts';
import { useSignOut } from './useSignOut.ts';
import { MEMBER_TYPE } from '@aosai/api/kit/realms';

const SignOutDialog = lazy(async () => ({ default: (await import('./SignOutDialog.tsx')).SignOutDialog }));

/** Personal pages that have the site's frame. */
const KEPT = [itemOf({ path: '/play/album', label: '印谱' }), itemOf({ path: '/play/works', label: '海龟作品' })];
const ELSEWHERE = [itemOf({ path: '/order', label: '我的订单' }), itemOf({ path: '/vipCardList', label: '会员卡' })];

/** The frame of the personal centre, without the site's notice. */
export function UserLayout({ active, children }: { active: string; children: ReactNode }) {
  const { settings } = useAosai();
  const current = useCurrent();
  const [theme, setTheme] = useTheme();
  const signOut = useSignOut();
  const unread = useUnreadCount();
  const member = current?.realm === 'member' ? current.member : null;
  return (
    <LinkCatcher>
      <UserCenter
        title={settings.title}
        logo={settings.logo || null}
        person={member && { name: member.nickname ?? member.name, kind: MEMBER_TYPE.label(member.type) }}
        items={siteMenu(current)}
        tabs={[
          ...centreMenu(current),
          ...(member && member.type !== 'teacher' ? KEPT : []),
          ...(member ? ELSEWHERE : []),
        ]}
        active={active}
        unread={unread}
        theme={theme}
        on={{ signOut: signOut.begin, theme: setTheme }}
      >
        <PageBoundary>{children}</PageBoundary>
      </UserCenter>
      {signOut.draftCount > 0 && (
        <Suspense>
          <SignOutDialog {...signOut} />
        </Suspense>
      )}
      <PageOverlays />
    </LinkCatcher>
  );
}
