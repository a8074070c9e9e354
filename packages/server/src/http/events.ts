import { AppError } from '@aosai/api/contract/errors';
import type { LiveEvent } from '../resources/context.ts';

const MAX_STREAMS_PER_PERSON = 5;
const MAX_STREAMS = 5_000;
const HEARTBEAT_MS = 15_000;
/** A reader that is this far behind is gone or hopeless; polling takes over on its side. */
const MAX_BEHIND = 256;

const encoder = new TextEncoder();

interface Stream {
  send(text: string): void;
  close(): void;
}

export interface EventHub {
  publish(appId: string, personId: string, event: LiveEvent): void;
  /** `isAlive` is asked at every heartbeat: the stream ends with its session. Throws UNAVAILABLE. */
  open(appId: string, personId: string, isAlive: () => Promise<boolean>): Response;
  size(): number;
  closeAll(): void;
}

/** Open event streams of this process by person. Of too many streams of one person the oldest ends. */
export function openEventHub(): EventHub {
  const people = new Map<string, Set<Stream>>();
  const keyOf = (appId: string, personId: string) => `${appId}/${personId}`;
  let size = 0;

  return {
    size: () => size,
    publish: (appId, personId, event) => {
      for (const stream of people.get(keyOf(appId, personId)) ?? []) stream.send(`data: ${JSON.stringify(event)}\n\n`);
    },
    closeAll: () => {
      // Closing takes a stream out of its set, which iteration over a Set allows.
      for (const streams of people.values()) for (const stream of streams) stream.close();
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
          const stream: Stream = {
            send: (text) => {
              controller.enqueue(encoder.encode(text));
              if ((controller.desiredSize ?? 0) < -MAX_BEHIND) stream.close();
            },
            close: () => {
              stop();
              controller.close();
            },
          };
          const heartbeat = setInterval(() => {
            stream.send(': ping\n\n');
            isAlive().then(
              (alive) => !alive && mine.has(stream) && stream.close(),
              // A database that is away for a moment ends no stream: the next heartbeat asks again.
              () => undefined,
            );
          }, HEARTBEAT_MS);
          heartbeat.unref();
          stop = () => {
            clearInterval(heartbeat);
            if (!mine.delete(stream)) return;
            size -= 1;
            if (mine.size === 0 && people.get(key) === mine) people.delete(key);
          };
          mine.add(stream);
          size += 1;
          stream.send(': open\n\n');
        },
        cancel: () => stop(),
      });
      return new Response(body, {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store',
          // A buffering proxy would hold verdicts back.
          'X-Accel-Buffering': 'no',
        },
      });
    },
  };
}
