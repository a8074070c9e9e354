import { DEFAULT_APP_ID } from '@aosai/api/domain/constants';

/** By app: the origins whose pages may load the app's elements. */
export type EmbedOrigins = ReadonlyMap<string, ReadonlySet<string>>;

const ENTRY = /^(?:([A-Za-z0-9._-]{1,64})=)?(https?:\/\/[^/\s*]+)$/;

/**
 * Reads `https://a.example school2=https://b.example`: origins, each with the app that it is for, or the default app.
 * Null when an entry is no origin: a path, a wildcard or a capital would never match what a browser sends.
 */
export function readEmbedOrigins(text: string): EmbedOrigins | null {
  const origins = new Map<string, Set<string>>();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, appId = DEFAULT_APP_ID, origin = ''] = ENTRY.exec(entry) ?? [];
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) return null;
    origins.set(appId, (origins.get(appId) ?? new Set()).add(origin));
  }
  return origins;
}
