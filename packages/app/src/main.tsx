import { accentCss } from '@aosai/ui/tokens/accent';
import { GlobalStyle } from '@aosai/ui/tokens/GlobalStyle';
import { ThemeStyle } from '@aosai/ui/tokens/ThemeStyle';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openApi } from './api.ts';
import { type Aosai, AosaiContext } from './context.ts';
import { CurrentProvider } from './CurrentProvider.tsx';
import { Router } from './router.tsx';
import { memorySessionStorage, openSessionStorage, type SessionStorage } from './session.ts';
import { openSessionStore } from './sessionStore.ts';
import { loadSettings, type Settings } from './settings.ts';
import { applyStoredTheme } from './themeStore.ts';

async function sessionStorageOfBrowser(): Promise<SessionStorage> {
  try {
    return await openSessionStorage();
  } catch (error) {
    console.warn('this browser keeps no session', error);
    return memorySessionStorage();
  }
}

function dress(settings: Settings): void {
  document.title = settings.title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon && settings.favicon) icon.href = settings.favicon;
}

async function start(root: HTMLElement): Promise<void> {
  applyStoredTheme();
  const [settings, storage] = await Promise.all([loadSettings(), sessionStorageOfBrowser()]);
  dress(settings);
  const session = await openSessionStore(settings.appId, storage, new BroadcastChannel('aosai-session'));
  const aosai: Aosai = { settings, session, ...openApi(settings.appId, session) };
  createRoot(root).render(
    <StrictMode>
      <ThemeStyle />
      <GlobalStyle />
      {settings.accent && <style>{accentCss(settings.accent)}</style>}
      <AosaiContext value={aosai}>
        <CurrentProvider>
          <Router />
        </CurrentProvider>
      </AosaiContext>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
