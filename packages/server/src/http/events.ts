import { AppError } from '@aosai/api/kit/errors';
import { HEARTBEAT_MS } from '@aosai/api/kit/constants';
import type { LiveEvent } from '../kit/engineCall.ts';

const MAX_STREAMS_PER_PERSON = 5;
const MAX_STREAMS = 5_000;
/** Streams end soon after their session. All streams are checked together, so they share a few statements. */
const CHECK_MS = 500;
/** A reader this far behind is dropped; its client then polls. */
const MAX_BEHIND = 256;

/** Streams told at once to read again, and the pause before the next: otherwise all pages would ask together. */
const TOLD_AT_ONCE = 50;
const TELL_PAUSE_MS = 50;
const READ_AGAIN: LiveEvent = { type: 'readAgain' };

const dataLine = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`;

const encoder = new TextEncoder();

interface Stream {
  send(text: string): void;
  check(): void;
  close(): void;
}

export interface EventHub {
  publish(appId: string, personId: string, event: LiveEvent): void;
  /** Tells every stream that news may have been missed. */
  readAgain(): void;
  /** Checks `isAlive` twice a second; the stream ends with its session. Throws UNAVAILABLE. */
  open(appId: string, personId: string, isAlive: () => Promise<boolean>): Response;
  size(): number;
  closeAll(): void;
}

/** The open event streams of this process by person. With too many streams of one person the oldest ends. */
export function openEventHub(): EventHub {
  const people = new Map<string, Set<Stream>>();
  const keyOf = (appId: string, personId: string) => `${appId}/${personId}`;
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let checks = 0;

  const each = (act: (stream: Stream) => void) => {
    // Closing deletes a stream from the set, which is safe during iteration.
    for (const streams of people.values()) for (const stream of streams) act(stream);
  };
  const beat = () => {
    checks += 1;
    if ((checks * CHECK_MS) % HEARTBEAT_MS === 0) each((stream) => stream.send(': ping\n\n'));
    each((stream) => stream.check());
  };
  const resize = (by: number) => {
    size += by;
    if (size === 0) {
      clearInterval(timer);
      timer = undefined;
    } else if (timer === undefined) {
      timer = setInterval(beat, CHECK_MS);
      timer.unref();
    }
  };

  return {
    size: () => size,
    publish: (appId, personId, event) => {
      for (const stream of people.get(keyOf(appId, personId)) ?? []) stream.send(dataLine(event));
    },
    readAgain: () => {
      const all = [...people.values()].flatMap((streams) => [...streams]);
      for (let at = 0; at < all.length; at += TOLD_AT_ONCE) {
        const tell = () => {
          for (const stream of all.slice(at, at + TOLD_AT_ONCE)) stream.send(dataLine(READ_AGAIN));
        };
        if (at === 0) tell();
        else setTimeout(tell, (at / TOLD_AT_ONCE) * TELL_PAUSE_MS).unref();
      }
    },
    closeAll: () => {
      each((stream) => stream.close());
    },
    open: (appId, personId, isAlive) => {
      if (size >= MAX_STREAMS) throw new AppError('UNAVAILABLE');
      const key = keyOf(appId, personId);
      const mine = people.get(key) ?? new Set<Stream>();
      people.set(key, mine);
      while (mine.size >= MAX_STREAMS_PER_PERSON) mine.values().next().value?.close();

      let stop = () => {};
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          let isAsking = false;
          const stream: Stream = {
            check: () => {
              if (isAsking) return;
              isAsking = true;
              void isAlive()
                // A short database failure ends no stream; the next check asks again.
                .catch(() => true)
                .then((alive) => {
                  isAsking = false;
                  if (!alive && mine.has(stream)) stream.close();
                });
            },
            send: (text) => {
              if (!mine.has(stream)) return;
              controller.enqueue(encoder.encode(text));
              if ((controller.desiredSize ?? 0) < -MAX_BEHIND) stream.close();
            },
            close: () => {
              stop();
              controller.close();
            },
          };
          stop = () => {
            if (!mine.delete(stream)) return;
            resize(-1);
            if (mine.size === 0 && people.get(key) === mine) people.delete(key);
          };
          mine.add(stream);
          resize(1);
          stream.send(': open\n\n');
        },
        cancel: () => stop(),
      });
      return new Response(body, {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store',
          // A buffering proxy would delay verdicts.
          'X-Accel-Buffering': 'no',
        },
      });
    },
  };
}
