import type { HttpBindings } from '@hono/node-server';
import type { CameFrom } from '../../kit/context.ts';
import { isLoopback } from './loopback.ts';
import type { HttpContext } from '../httpContext.ts';

/** Headers that proxies, tunnels and CDNs add: a request with one of them was forwarded. */
const PASSED_ON =
  /^(?:forwarded|via|x-(?:forwarded|original|envoy|appengine)(?:-.*)?|x-(?:real|client|cluster-client|proxyuser)-ip|true-client-ip|cf-.*|fastly-.*)$/i;

function headerNames(c: HttpContext): Iterable<string> {
  // Tests call the app without a socket.
  const bindings: Partial<HttpBindings> | undefined = c.env;
  return bindings?.incoming ? Object.keys(bindings.incoming.headers) : c.req.raw.headers.keys();
}

/**
 * `here` only if everything agrees: the request was not forwarded, its socket comes from this machine, and the browser
 * used a loopback name. A proxy that hides all three cannot be told from a local browser.
 */
export function requestOrigin(c: HttpContext): CameFrom {
  for (const name of headerNames(c)) if (PASSED_ON.test(name)) return 'proxy';
  const bindings: Partial<HttpBindings> | undefined = c.env;
  const isBeside = isLoopback(bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1');
  return isBeside && isLoopback(new URL(c.req.url).hostname) ? 'here' : 'network';
}
