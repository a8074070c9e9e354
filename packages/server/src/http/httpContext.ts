import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** A request as Hono hands it on, with the socket that it came by. */
export type HttpContext = Context<{ Bindings: HttpBindings }>;
