import { type ClientHandle, createClient } from '@aosai/api/client/client';
import { routeTable } from '@aosai/api/client/routes';
import { contract } from '@aosai/api/contract';
import { fromBase64url } from '@aosai/api/envelope/base64url';
import type { ClientSession } from '@aosai/api/client/envelopeFetch';

const routes = routeTable(contract);

export interface Person extends ClientHandle {
  session: ClientSession;
  cookie: string;
}

/** A fetch with a separate cookie jar, like each student's browser. */
function fetchWithCookies(over: (request: Request) => Promise<Response>): { fetch: typeof fetch; cookie(): string } {
  let cookie = '';
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (cookie) request.headers.set('Cookie', cookie);
    const response = await over(request);
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0] ?? '';
    return response;
  };
  return { fetch: send, cookie: () => cookie };
}

/** Signs in over HTTP with real envelopes. */
export async function signIn(
  url: string,
  account: string,
  password: string,
  realm: 'member' | 'user' = 'member',
  over: (request: Request) => Promise<Response> = (request) => fetch(request),
): Promise<Person> {
  const jar = fetchWithCookies(over);
  let session: ClientSession | null = null;
  const handle = createClient({
    base: `${url}/aosai/api`,
    appId: 'aosai',
    routes,
    session: () => session,
    fetch: jar.fetch,
    // Node has no XMLHttpRequest, and progress is not needed here.
    sendForm: ({ url: address, method, headers, signal }, form) =>
      jar.fetch(new Request(address, { method, headers, signal, body: form })),
  });
  const reply = await handle.client.auth.loginByPwd({ account, password, realm });
  const key = fromBase64url(reply.session.key);
  if (!key) throw new Error('the session key is not base64url');
  session = { id: reply.session.id, key };
  return { ...handle, session, cookie: jar.cookie() };
}

export function anonymous(url: string): ClientHandle {
  return createClient({ base: `${url}/aosai/api`, appId: 'aosai', routes, session: () => null });
}
