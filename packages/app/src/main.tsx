import { DictContext } from '@aosai/ui/patterns/Dict';
import { GlobalStyle } from '@aosai/ui/tokens/GlobalStyle';
import { ThemeStyle } from '@aosai/ui/tokens/ThemeStyle';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openApi } from './kit/api.ts';
import { allowTrustedWorkers } from './shell/trustedWorkers.ts';
import { type Aosai, AosaiContext } from './kit/context.ts';
import { CurrentProvider } from './shell/CurrentProvider.tsx';
import { lastSettings } from './desks/todayCopy.ts';
import { openDicts } from './kit/dicts.ts';
import { preloadPage } from './shell/pages.ts';
import { Router } from './shell/router.tsx';
import { memorySessionStorage, openSessionStorage, type SessionStorage } from './kit/session.ts';
import { openSessionStore } from './kit/sessionStore.ts';
import { loadSettings, type Settings } from './kit/settings.ts';
import { applyStoredTheme } from './kit/themeStore.ts';
import { Unreachable } from './shell/Unreachable.tsx';

async function sessionStorageOfBrowser(): Promise<SessionStorage> {
  try {
    return await openSessionStorage();
  } catch (error) {
    console.warn('this browser keeps no session', error);
    return memorySessionStorage();
  }
}

/** Styles for the app's accent colour, if it has one. A failure is ignored, as the default colours work as well. */
async function accentStyle({ accent }: Settings): Promise<string | null> {
  if (!accent) return null;
  try {
    const { accentCss } = await import('@aosai/ui/tokens/accent');
    return accentCss(accent);
  } catch (error) {
    console.warn('the accent could not be shown', error);
    return null;
  }
}

function dress(settings: Settings): void {
  document.title = settings.title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon && settings.favicon) icon.href = settings.favicon;
}

/** Browsers that block cookies of other sites refuse storage to a page in a frame, by throwing at its name. */
async function needStorage(): Promise<void> {
  try {
    localStorage.getItem('');
  } catch {
    (await import('./shell/memoryStorage.ts')).keepInMemory();
  }
}

async function start(root: HTMLElement): Promise<void> {
  await needStorage();
  applyStoredTheme();
  const page = preloadPage(location.pathname.slice(WEB_BASE.length - 1));
  const [read, storage] = await Promise.all([loadSettings(), sessionStorageOfBrowser()]);
  // Today's page can show what was last known; others have nothing to show without the server.
  const settings = read ?? (location.pathname === WEB_BASE ? lastSettings(localStorage, Date.now()) : null);
  if (!settings) {
    render(root, <Unreachable />);
    return;
  }
  dress(settings);
  const [session, accent] = await Promise.all([
    openSessionStore(settings.appId, storage, new BroadcastChannel('aosai-session')),
    accentStyle(settings),
  ]);
  const aosai: Aosai = { settings, session, ...openApi(settings.appId, session) };
  const own = session.get().session;
  // A guest's page needs nothing more; otherwise the server first has to say who is signed in.
  if (!own) await page;
  else if (location.pathname === WEB_BASE)
    // A chunk of its own, which the first page of visitors with a session preloads. Without it the page asks by itself.
    import('./desks/earlyReads.ts').then(({ readEarly }) => readEarly(aosai, own.id)).catch(() => undefined);
  const dicts = openDicts(aosai.client);
  render(
    root,
    <>
      {accent && <style>{accent}</style>}
      <AosaiContext value={aosai}>
        <DictContext value={dicts}>
          <CurrentProvider>
            <Router />
          </CurrentProvider>
        </DictContext>
      </AosaiContext>
    </>,
  );
}

/** A transition lets React render in slices, so that slow phones can scroll and tap in between. */
function render(root: HTMLElement, site: ReactNode): void {
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ThemeStyle />
        <GlobalStyle />
        {site}
      </StrictMode>,
    ),
  );
}

// Only in production: Vite's development server has workers at other addresses and enforces no Trusted Types.
if (import.meta.env.PROD) allowTrustedWorkers();
const root = document.getElementById('root');
if (root) void start(root);
