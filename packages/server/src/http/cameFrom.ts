import type { HttpBindings } from '@hono/node-server';
import type { CameFrom } from '../resources/context.ts';
import { isLoopback } from '../loopback.ts';
import type { HttpContext } from './httpContext.ts';

/** What a proxy, a tunnel or a content network writes: a request that carries one of them was passed on. */
const PASSED_ON =
  /^(?:forwarded|via|x-(?:forwarded|original|envoy|appengine)(?:-.*)?|x-(?:real|client|cluster-client|proxyuser)-ip|true-client-ip|cf-.*|fastly-.*)$/i;

function headerNames(c: HttpContext): Iterable<string> {
  // Tests call the app without a socket.
  const bindings: Partial<HttpBindings> | undefined = c.env;
  return bindings?.incoming ? Object.keys(bindings.incoming.headers) : c.req.raw.headers.keys();
}

/**
 * `here` only when all of it says so: nobody passed the request on, the socket's other end is this machine, and the
 * browser asked for this machine by name. A proxy that hides all three cannot be told from a browser beside it.
 */
export function cameFrom(c: HttpContext): CameFrom {
  for (const name of headerNames(c)) if (PASSED_ON.test(name)) return 'proxy';
  const bindings: Partial<HttpBindings> | undefined = c.env;
  const isBeside = isLoopback(bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1');
  return isBeside && isLoopback(new URL(c.req.url).hostname) ? 'here' : 'network';
}
