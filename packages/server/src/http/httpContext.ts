import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** A Hono request with its socket. */
export type HttpContext = Context<{ Bindings: HttpBindings }>;
