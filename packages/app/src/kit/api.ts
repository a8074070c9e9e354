import { type ClientHandle, createClient } from '@aosai/api/client/client';
import type { ApiError } from '@aosai/api/client/errors';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { routes } from 'virtual:routes';
import { debugFetch } from './debugLog.ts';
import { notifyError } from './notify.ts';
import type { SessionStore } from './sessionStore.ts';

/** Creates the page's client. Failures become toasts unless the caller handles them (`quiet`). */
export function openApi(appId: string, session: SessionStore): ClientHandle {
  const logged = debugFetch(localStorage, (line) => console.debug(line));
  return createClient({
    ...(logged && { fetch: logged }),
    base: location.origin + API_PREFIX,
    appId,
    routes,
    session: session.forClient,
    onError(error: ApiError) {
      if (error.asksToSignIn) void session.expire();
      // The dialog for a new password is open already.
      if (error.code !== 'PWD_CHANGE_REQUIRED') notifyError(error);
    },
  });
}
