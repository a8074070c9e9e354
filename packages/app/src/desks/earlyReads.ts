import { routes } from 'virtual:learnRoutes';
import { preload } from 'swr';
import type { Aosai } from '../kit/context.ts';
import { lastToday, readToday, TODAY } from './todayCopy.ts';

/**
 * Asks who is signed in while React draws the home page, and for today in a session that a student used here. `useCall`
 * takes these answers by their keys.
 */
export function readEarly({ client, add }: Pick<Aosai, 'client' | 'add'>, sessionId: string): void {
  add(routes);
  const reads: Promise<unknown>[] = [preload([sessionId, 'current'], () => client.auth.queryCurrent({}))];
  if (lastToday(localStorage, sessionId, Date.now()))
    reads.push(preload([sessionId, ...TODAY], () => readToday(client)));
  // The page that takes the answers says what failed.
  Promise.all(reads).catch(() => undefined);
}
