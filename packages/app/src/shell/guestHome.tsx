import { Home } from '@aosai/ui/screens/desks/Home';
import { Layout } from '@aosai/ui/screens/shell/Layout';
import { stillHtml } from '@aosai/ui/tokens/stillHtml';
import { theme } from '@aosai/ui/tokens/theme';
import { activeItem, siteMenu } from './menus.ts';

const nothing = () => undefined;
const on = {
  closeNotice: nothing,
  signIn: nothing,
  signOut: nothing,
  switchOrganization: nothing,
  go: nothing,
  theme: nothing,
  retry: nothing,
};

/**
 * The home page of a guest as the site first draws it, before any call is answered. The server sends it with the page,
 * so that it is read while the scripts load (`packages/app/build/firstPages.ts`); then they draw the same again.
 */
export const guestHome = (site: { title: string; logo: string | null }): string =>
  stillHtml(
    <Layout
      {...site}
      current={null}
      items={siteMenu(null)}
      active={activeItem('/', null)}
      notice={undefined}
      theme="light"
      on={on}
    >
      <Home {...site} person={{ kind: 'guest' }} banners={undefined} exams={{}} now={0} on={on} />
    </Layout>,
  );

/** Hides what has the accent's colour, for sites whose accent only the scripts know. */
export const WITHOUT_ACCENT = `:root{${[theme.vars.color.primary, theme.vars.color.onPrimary].map((name) => `${name}:transparent!important`).join(';')}}`;
