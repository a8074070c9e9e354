import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Ends the connection of a reader that takes none of a waiting reply: it would hold the reply's file open for as long
 * as it likes. Replies being computed, and slow readers, are not affected.
 */
export function startAnswerDeadline(incoming: IncomingMessage, outgoing: ServerResponse, limitMs: number): void {
  outgoing.setTimeout(limitMs, () => {
    if (outgoing.writableLength > 0) incoming.socket.destroy();
  });
}
