import { randomBytes, timingSafeEqual } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { requestOrigin } from '../request/requestOrigin.ts';

const FILE = 'control.json';
const PATH = '/control/backup';
/** The command hears that its server lives; a fetch gives up after five silent minutes. */
const SIGN_EVERY_MS = 5_000;

const door = z.object({ url: z.url({ protocol: /^http$/ }), token: z.string() });
const request = z.object({ hasKeys: z.boolean() });
const reply = z.union([z.object({ name: z.string() }), z.object({ refused: z.string() })]);
type Reply = z.output<typeof reply>;

interface ControlOptions {
  dataFolder: string;
  /** Address of this server for this machine. */
  url: string;
  /** Takes a backup; a refusal is its reply, not an error. */
  backUp(options: { hasKeys: boolean }): Promise<Reply>;
}

/** A stream that says nothing but blanks until the work has ended, then its result. */
function slowReply(work: Promise<Reply>): ReadableStream<Uint8Array> {
  const text = new TextEncoder();
  let hasGone = false;
  return new ReadableStream({
    async start(stream) {
      const sign = () => {
        if (!hasGone) stream.enqueue(text.encode(' '));
      };
      const timer = setInterval(sign, SIGN_EVERY_MS);
      try {
        const done = await work;
        if (!hasGone) stream.enqueue(text.encode(JSON.stringify(done)));
      } finally {
        clearInterval(timer);
      }
      if (!hasGone) stream.close();
    },
    // The command has gone; the work goes on.
    cancel: () => {
      hasGone = true;
    },
  });
}

/**
 * Mounts what commands of this machine may ask of the running server. Whoever can read the data folder may, by a token that
 * lies there and is new at each start. Returns what removes it.
 */
export async function mountControl(
  app: Hono<{ Bindings: HttpBindings }>,
  { dataFolder, url, backUp }: ControlOptions,
): Promise<{ stop(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const expected = Buffer.from(`Bearer ${token}`);
  app.post(PATH, async (c) => {
    const given = Buffer.from(c.req.header('Authorization') ?? '');
    const isKnown = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isKnown || requestOrigin(c) !== 'here') return c.notFound();
    const asked = request.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.notFound();
    return c.body(slowReply(backUp(asked.data)), 200, { 'Content-Type': 'application/json' });
  });
  const path = join(dataFolder, FILE);
  await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(JSON.stringify({ url, token }));
  } finally {
    await file.close();
  }
  return { stop: () => rm(path, { force: true }) };
}

/** Asks the server that runs on a data folder for a backup; null where none answers. */
export async function askForBackup(dataFolder: string, options: { hasKeys: boolean }): Promise<Reply | null> {
  const found = door.safeParse(
    await readFile(join(dataFolder, FILE), 'utf8')
      .then(JSON.parse)
      .catch(() => null),
  );
  if (!found.success) return null;
  const { url, token } = found.data;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}${PATH}`, { method: 'POST', headers, body: JSON.stringify(options) }).catch(
    () => null,
  );
  if (!answer?.ok) return null;
  return reply.safeParse(await answer.json().catch(() => null)).data ?? null;
}
