import { createClient } from '@aosai/api/client/client';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { routes } from 'virtual:routes';
import type { Aosai } from '../../kit/context.ts';
import { notifyError } from '../../kit/notify.ts';
import { memorySessionStorage } from '../../kit/session.ts';
import { openSessionStore } from '../../kit/sessionStore.ts';
import type { Settings } from '../../kit/settings.ts';
import { frameFetch } from './frameFetch.ts';

/** The services of pages in a frame: a session of their own that ends with the page and that no other tab shares. */
export async function openFrame(settings: Settings): Promise<Aosai> {
  const alone = { postMessage: () => undefined, addEventListener: () => undefined };
  const session = await openSessionStore(settings.appId, memorySessionStorage(), alone);
  const handle = createClient({
    fetch: frameFetch((input, init) => fetch(input, init)),
    base: location.origin + API_PREFIX,
    appId: settings.appId,
    routes,
    session: session.forClient,
    onError(error) {
      if (error.asksToSignIn) void session.expire();
      else notifyError(error);
    },
  });
  return { settings, session, ...handle };
}
