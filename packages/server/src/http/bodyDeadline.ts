import type { IncomingMessage } from 'node:http';

const timers = new WeakMap<IncomingMessage, ReturnType<typeof setTimeout>>();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends the connection of a sender whose body is not here in time. Node's own limit (`requestTimeout`) is one for all
 * requests and would cut long uploads off with the rest.
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

/** For an upload whose sender may send it: from here on receiveForm watches that it moves. */
export function liftBodyDeadline(incoming: IncomingMessage): void {
  clearTimeout(timers.get(incoming));
}
