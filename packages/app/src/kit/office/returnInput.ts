import { DAY_MS } from '@aosai/api/kit/constants';
import type { FormOf } from '@aosai/api/kit/fields';
import type { returnFields } from '@aosai/api/homework/returnForm';

/** Input of a call that returns work: until the same time of day some days from now. */
export const returnInput = <What extends object>(
  what: What,
  { days, onTime, reason }: FormOf<typeof returnFields>,
  now: number,
) => ({ ...what, reason, onTime, until: new Date(now + days * DAY_MS).toISOString() });
