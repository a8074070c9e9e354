const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/;

/** Whether this host name or address is a loopback one. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}
