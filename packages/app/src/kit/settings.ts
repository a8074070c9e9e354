import { DEFAULT_APP_ID, WEB_BASE } from '@aosai/api/kit/constants';

/** Title, logo, favicon and accent colour of this host's app, fetched before the first call. */
export interface Settings {
  appId: string;
  title: string;
  logo: string;
  favicon: string;
  accent: string | null;
}

const DEFAULT_SETTINGS: Settings = {
  appId: DEFAULT_APP_ID,
  title: '奥赛学堂',
  logo: '',
  favicon: `${WEB_BASE}favicon.svg`,
  accent: null,
};

/**
 * Fetches the settings of this host.
 *
 * @throws when the server cannot be reached
 */
async function fetchSettings(): Promise<Settings> {
  const response = await fetch(`${WEB_BASE}settings.json`);
  const reply = (await response.json()) as { data?: Partial<Settings> };
  return { ...DEFAULT_SETTINGS, ...reply.data };
}

/** The settings, or null when the server cannot be reached. */
export const loadSettings = (): Promise<Settings | null> =>
  fetchSettings().catch((error: unknown) => {
    console.warn('settings.json could not be read', error);
    return null;
  });

export function pageTitle(settings: Settings, title?: string): string {
  return title ? `${title} · ${settings.title}` : settings.title;
}
