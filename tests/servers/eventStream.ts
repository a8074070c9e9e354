import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveEvent } from '../../packages/server/src/kit/engineCall.ts';

/** What a page hears on its stream of events. */
export interface EventStream {
  /** All events so far, in order. */
  readonly heard: readonly LiveEvent[];
  /** Resolves when an event that fits was heard, also before this call; rejects when the stream ends first. */
  until(fits: (event: LiveEvent) => boolean): Promise<LiveEvent>;
  /** The number of events so far, without hints to read again. */
  count(fits?: (event: LiveEvent) => boolean): number;
}

/** Reads a stream of events to its end. */
export function readEvents(response: Response): EventStream {
  const heard: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const tell = () => {
    for (const look of waiting) look();
  };
  const read = async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) return;
      const lines = (rest + part.value).split('\n\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice('data: '.length)) as LiveEvent);
      }
      tell();
    }
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
      tell();
    });
  return {
    heard,
    count: (fits = () => true) => heard.filter((event) => event.type !== 'readAgain' && fits(event)).length,
    until: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = heard.find(fits);
          if (found) resolve(found);
          else if (isOver) reject(new Error('the stream of events ended'));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** Polls until it holds; the test's own time limit ends a wait in vain. */
export async function holds(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}
