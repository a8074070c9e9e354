import type { Client } from '@aosai/api/client/client';
import type { RosterPlace } from '@aosai/ui/screens/HomeworkDetail';
import type { Office } from '../pageTable.ts';
import { changeEach } from './changeEach.ts';

interface How {
  /** Null when the students asked for the exemption. */
  reason: string | null;
  options: { group: Office; quiet: boolean };
}

/**
 * Exempts students from a homework: grants and completes the exemption of one after another. A refused student does not
 * stop the others.
 */
export function exemptFrom(calls: Client, places: readonly RosterPlace[], { reason, options }: How): Promise<number> {
  const names = new Map(places.map(({ id, memberName }) => [id, memberName]));
  return changeEach(
    [...names.keys()],
    (id) => ({ id, title: names.get(id) ?? '' }),
    async ({ id }) => {
      await calls.homeworkEnroll.passQuit({ id, ...(reason !== null && { reason }) }, options);
      await calls.homeworkEnroll.finishQuit({ id }, options);
    },
  );
}
