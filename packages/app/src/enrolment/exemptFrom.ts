import { ApiError } from '@aosai/api/client/errors';
import type { Client } from '@aosai/api/client/client';
import type { RosterPlace } from '@aosai/ui/screens/homework/HomeworkDetail';
import { changeEach } from '../kit/office/changeEach.ts';

interface How {
  /** Null when the students asked for the exemption. */
  reason: string | null;
}

const isWrongState = (cause: unknown): cause is ApiError => cause instanceof ApiError && cause.code === 'ENROLL_STATE';

/** Grants an exemption. Returns the refusal of a place in another state: it may have been granted by an earlier try. */
async function grant(calls: Client, id: string, { reason }: How): Promise<ApiError | null> {
  try {
    await calls.homeworkEnroll.passQuit({ id, ...(reason !== null && { reason }) });
    return null;
  } catch (cause) {
    if (isWrongState(cause)) return cause;
    throw cause;
  }
}

/**
 * Exempts students from a homework: grants and completes the exemption of one after another. A refused student does not
 * stop the others. A second try goes on where the first was cut off.
 */
export function exemptFrom(calls: Client, places: readonly RosterPlace[], how: How): Promise<number> {
  const names = new Map(places.map(({ id, memberName }) => [id, memberName]));
  return changeEach(
    [...names.keys()],
    (id) => ({ id, title: names.get(id) ?? '' }),
    async ({ id }) => {
      const refusal = await grant(calls, id, how);
      await calls.homeworkEnroll.finishQuit({ id }).catch((cause: unknown) => {
        throw refusal !== null && isWrongState(cause) ? refusal : cause;
      });
    },
  );
}
