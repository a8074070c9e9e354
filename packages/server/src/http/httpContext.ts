import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { FailedRequest } from './errors.ts';

/** A Hono request with its socket. */
export type HttpContext = Context<{ Bindings: HttpBindings }>;

declare module 'hono' {
  interface ContextVariableMap {
    /** The number of this request, shared by the log, the reply's header and the message to the person. */
    requestId: string;
    /** The call of the contract that the address names, `exam:save`; absent for pages and files. */
    call: string | undefined;
  }
}

export const failedRequest = (c: HttpContext): FailedRequest => ({
  requestId: c.get('requestId'),
  call: c.get('call'),
});
