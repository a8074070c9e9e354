import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Ends the connection of a reader that takes nothing of a waiting answer: it would hold the answer's file open for as
 * long as it likes. An answer that is still being made, or that goes slowly, may take its time.
 */
export function startAnswerDeadline(incoming: IncomingMessage, outgoing: ServerResponse, limitMs: number): void {
  outgoing.setTimeout(limitMs, () => {
    if (outgoing.writableLength > 0) incoming.socket.destroy();
  });
}
