import { WEB_BASE } from '@aosai/api/kit/constants';

/** Title, logo, favicon and accent colour of this host's app, fetched before the first call. */
export interface Settings {
  appId: string;
  title: string;
  logo: string;
  favicon: string;
  accent: string | null;
}

/** The settings of this host; null when the server cannot be reached or refuses. */
export async function loadSettings(): Promise<Settings | null> {
  try {
    const response = await fetch(`${WEB_BASE}settings.json`);
    const { data } = (await response.json()) as { data?: Settings };
    return data ?? null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

export function pageTitle(settings: Settings, title?: string): string {
  return title ? `${title} · ${settings.title}` : settings.title;
}
