// A server that does nothing, as the baseline of the bench `cost`. Prints its address.
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { listen } from '../http/port/listen.ts';

const app = new Hono<{ Bindings: HttpBindings }>();
app.get('/empty', (c) => c.json({ success: true }));
const { port } = await listen(app, 0, '127.0.0.1');
process.stdout.write(`http://127.0.0.1:${port}\n`);
