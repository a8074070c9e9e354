import type { Client } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import type { Office } from '../kit/pageTable.ts';

/**
 * Starts a rejudge for a corrected key, whose differences are reviewed before they apply. Returns its id, or null if
 * there is nothing to rejudge or it is not permitted.
 */
export async function startRejudge(client: Client, questionId: string, reason: string): Promise<string | null> {
  try {
    return (await client.rejudge.start({ scope: 'question', targetId: questionId, reason })).id;
  } catch (cause) {
    if (cause instanceof ApiError && (cause.code === 'REJUDGE_EMPTY' || cause.code === 'FORBIDDEN')) return null;
    throw cause;
  }
}

/** Says what happens to existing results. */
export const fixedWords = (office: Office, preview: string | null): string => {
  if (preview !== null) return '看过差异，应用以后成绩才会变。';
  return office === 'bms' ? '没有要重新算分的作答。' : '已有的成绩先不变，由平台重测以后才更新。';
};
