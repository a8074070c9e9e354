import { type ClientHandle, createClient } from '@aosai/api/client/client';
import type { ApiError } from '@aosai/api/client/errors';
import { API_PREFIX } from '@aosai/api/domain/constants';
import { routes } from 'virtual:routes';
import { debugFetch } from './debugLog.ts';
import { notifyError } from './notify.ts';
import type { SessionStore } from './sessionStore.ts';

/** The client of this page: every failure that its caller does not show itself becomes a toast. */
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
      // The dialog that asks for a new password stands over the page already.
      if (error.code !== 'PWD_CHANGE_REQUIRED') notifyError(error);
    },
  });
}
