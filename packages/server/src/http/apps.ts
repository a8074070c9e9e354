import { asc } from 'drizzle-orm';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import type { Db } from '../db/open.ts';
import { app } from '../db/schema/platform.ts';

/** How long until a change of an app is seen by every server. */
const FRESH_MS = 5_000;

export interface AppDirectory {
  has(appId: string): Promise<boolean>;
  /** The app with this host name, else the default one. */
  idByHost(host: string): Promise<string>;
  /** Whether the app allows this origin to load its elements. */
  allowsOrigin(appId: string, origin: string): Promise<boolean>;
  /** All allowed origins; they may also frame the Python field. */
  originsOf(appId: string): Promise<readonly string[]>;
}

/** The apps of an installation, cached for a few seconds because every request needs them. */
export function openAppDirectory(db: Db, now: () => Date): AppDirectory {
  let apps: { appId: string; hosts: string[]; allowedOrigins: string[] }[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;

  const fresh = async () => {
    if (now().getTime() - readAtMs < FRESH_MS && apps.length > 0) return apps;
    try {
      apps = await db
        .select({ appId: app.appId, hosts: app.hosts, allowedOrigins: app.allowedOrigins })
        .from(app)
        .orderBy(asc(app.appId));
      readAtMs = now().getTime();
    } catch (error) {
      // Without the database use the old list: the health page must be able to report the failure.
      if (apps.length === 0) throw error;
    }
    return apps;
  };

  return {
    has: async (appId) => (await fresh()).some((entry) => entry.appId === appId),
    idByHost: async (host) => (await fresh()).find((entry) => entry.hosts.includes(host))?.appId ?? DEFAULT_APP_ID,
    allowsOrigin: async (appId, origin) =>
      (await fresh()).some((entry) => entry.appId === appId && entry.allowedOrigins.includes(origin)),
    originsOf: async (appId) => (await fresh()).find((entry) => entry.appId === appId)?.allowedOrigins ?? [],
  };
}
