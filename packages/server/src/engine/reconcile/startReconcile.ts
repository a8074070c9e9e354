import type { Logger } from 'pino';
import { MINUTE_MS } from '@aosai/api/domain/constants';
import { loggedError } from '../../errorChain.ts';
import type { OrderCall } from '../orders/orderCall.ts';
import { allApps } from '../reminders/allApps.ts';
import { dailyReconcile } from './dailyReconcile.ts';

const EVERY_MS = 10 * MINUTE_MS;

type Services = OrderCall['services'] & Pick<OrderCall, 'payments' | 'noteLeft'>;
type Outside = Pick<OrderCall, 'db' | 'attemptSecret'> & { services: Services; log: Logger };

/** Compares each app's bill of yesterday once it is there; what fails is tried again ten minutes later. */
export function startReconcile({ db, services, attemptSecret, log }: Outside): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = async () => {
    const { payments } = services;
    const noteLeft = (error: unknown) => services.noteLeft(error);
    for (const appId of await allApps(db)) {
      await dailyReconcile({ db, appId, now: services.now(), services, attemptSecret, payments, noteLeft });
    }
  };
  const timer = setInterval(() => {
    running = running.then(run).catch((error: unknown) => {
      log.warn({ reason: loggedError(error) }, 'a bill waits for the next try');
    });
  }, EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
