import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { openSignals } from '../db/signals.ts';
import type { EventHub } from '../http/events.ts';
import type { LiveEvent } from '../kit/engineCall.ts';

/** Work that waits in the database, for whichever server takes it. */
const line = z.enum(['queue', 'imports']);
type Line = z.output<typeof line>;

/** A signal between servers. An event is passed on without a check of its fields, because its sender may run a newer version. */
const signal = z.union([
  z.object({ wake: line }),
  z.object({ appId: z.string(), personId: z.string(), event: z.custom<LiveEvent>() }),
]);
type Signal = z.output<typeof signal>;

/** Null for what another version or another program has sent. */
function read(text: string): Signal | null {
  try {
    return signal.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

interface OtherServersOptions {
  /** Address of a PostgreSQL that other servers may share; undefined for the embedded database. */
  url: string | undefined;
  events: EventHub;
  /** Wakes what works on this server. */
  wake: Readonly<Record<Line, () => void>>;
  log: Logger;
}

/** Tells this server at once and the others by a signal: of news for a person, and of work in the database. */
export interface OtherServers {
  publish: EventHub['publish'];
  wake(what: Line): void;
  /** Whether the others are heard; with the embedded database there are none. */
  isListening(): boolean;
  close(): Promise<void>;
}

export function openOtherServers({ url, events, wake, log }: OtherServersOptions): OtherServers {
  const hear = (text: string) => {
    const heard = read(text);
    if (heard === null) return;
    if ('wake' in heard) wake[heard.wake]();
    else events.publish(heard.appId, heard.personId, heard.event);
  };
  const signals = url === undefined ? null : openSignals(url, { hear, missed: events.readAgain, log });
  const tell = (told: Signal) => signals?.send(JSON.stringify(told));
  return {
    publish: (appId, personId, event) => {
      events.publish(appId, personId, event);
      tell({ appId, personId, event });
    },
    wake: (what) => {
      wake[what]();
      tell({ wake: what });
    },
    isListening: () => signals?.isListening() ?? true,
    close: async () => signals?.close(),
  };
}
