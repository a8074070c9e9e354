import { MAX_EVENTS_PER_ATTEMPT } from '@aosai/api/kit/constants';
import type { NewEvent } from '../attempts/attemptEvents.ts';
import type { PaperContent } from '../../papers/paperContent.ts';
import type { ClientEventInput } from '@aosai/api/exams/attempt.contract';

export interface SeenBefore {
  recordsEvents: boolean;
  eventsCount: number;
  lastIp: string | null;
}

/** The events of a save that go into the list, a changed address first, while there is room. */
export function eventsToRecord(
  seen: SeenBefore,
  events: readonly ClientEventInput[],
  ip: string,
  content: PaperContent,
): NewEvent[] {
  if (!seen.recordsEvents) return [];
  const moved: NewEvent[] =
    seen.lastIp !== null && seen.lastIp !== ip ? [{ type: 'addressChange', meta: { from: seen.lastIp, to: ip } }] : [];
  const reported = events.map(({ type, questionId, ms }): NewEvent => ({
    type,
    ms,
    questionVersionId: questionId !== undefined && content.byVersion.has(questionId) ? questionId : undefined,
  }));
  return [...moved, ...reported].slice(0, Math.max(0, MAX_EVENTS_PER_ATTEMPT - seen.eventsCount));
}
