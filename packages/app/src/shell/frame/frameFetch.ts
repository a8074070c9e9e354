import { HEADER_FRAME_SESSION } from '@aosai/api/accounts/frameSession';

/**
 * Keeps the session's token in memory and sends it as a header, never with cookies: browsers send none to a frame of
 * another site, and where they do (both sites below one domain) they belong to the last person who signed in here.
 */
export function frameFetch(send: typeof fetch): typeof fetch {
  let token = '';
  return async (input, init) => {
    const request = new Request(input, init);
    const headers = new Headers(request.headers);
    headers.set(HEADER_FRAME_SESSION, token);
    const response = await send(new Request(request, { headers, credentials: 'omit' }));
    token = response.headers.get(HEADER_FRAME_SESSION) ?? token;
    return response;
  };
}
