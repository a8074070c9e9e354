import type { IncomingMessage } from 'node:http';

const timers = new WeakMap<IncomingMessage, ReturnType<typeof setTimeout>>();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends the connection of a sender whose body does not arrive in time. Node's own limit (`requestTimeout`) is the same
 * for all requests and would cut off long uploads too.
 */
export function startBodyDeadline(incoming: IncomingMessage, limitMs: number): void {
  if (!hasBody(incoming)) return;
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.socket.destroy();
  }, limitMs);
  timer.unref();
  timers.set(incoming, timer);
  incoming.once('close', () => clearTimeout(timer));
}

/** For an accepted upload: from here on `receiveForm` checks that bytes keep arriving. */
export function liftBodyDeadline(incoming: IncomingMessage): void {
  clearTimeout(timers.get(incoming));
}
