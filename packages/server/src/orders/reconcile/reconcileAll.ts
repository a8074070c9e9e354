import type { OrderCall } from '../orderCall.ts';
import { allApps } from '../../platform/app/allApps.ts';
import { dailyReconcile } from './dailyReconcile.ts';

type Services = OrderCall['services'] & Pick<OrderCall, 'payments' | 'noteLeft'>;
type Outside = Pick<OrderCall, 'db' | 'attemptSecret'> & { services: Services };

/** Compares each app's bill of yesterday once it is complete; the next round repeats what fails. */
export async function reconcileAll({ db, services, attemptSecret }: Outside): Promise<void> {
  const { payments } = services;
  const noteLeft = (error: unknown) => services.noteLeft(error);
  for (const appId of await allApps(db)) {
    await dailyReconcile({ db, appId, now: services.now(), services, attemptSecret, payments, noteLeft });
  }
}
