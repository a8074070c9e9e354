import { maskName } from '@aosai/api/kit/masking';
import { lifecycleAt } from '@aosai/api/enrolment/lifecycle';
import { closedWorks } from '../../questions/bank/heldQuestions.ts';
import { announcements } from '../room/roomNotices.ts';
import { type BoardFacts, boardFacts } from './boardRows.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { findWatched } from '../exam/examStaff.ts';

/** A change committed while a board is read may carry an earlier time, so the next read repeats this span. */
const OVERLAP_MS = 2000;
const SHOWN_NOTICES = 20;

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A school and a teacher see their own students' names in full. */
function nameFor({ actor }: CallContext, { name, orgId, teacherId }: BoardFacts): string {
  if (actor.kind !== 'member') return maskName(name);
  const isTheirs = (orgId !== null && orgId === actor.orgId) || teacherId === actor.memberId;
  return isTheirs ? name : maskName(name);
}

/** The students in a running exam: all of them, or those with changes since the cursor. */
export const queryLiveBoard: ResourceHandlers<'exam'>['queryLiveBoard'] = async (context, { id, cursor }) => {
  const exam = await findWatched(context, id);
  const { actor } = context;
  const now = context.services.now();
  const since = cursor === undefined ? null : new Date(Number(cursor));
  const orgId = actor.kind === 'member' ? actor.orgId : exam.orgId;
  const isHeld = (await closedWorks(engineOf(context), authorOf(context), [id])).size > 0;
  const facts = await boardFacts(context, { examId: id, orgId, since });
  return {
    serverNow: now.toISOString(),
    cursor: String(now.getTime() - OVERLAP_MS),
    isDelta: since !== null,
    status: lifecycleAt(exam, now),
    endAt: exam.endAt.toISOString(),
    notices: await announcements(context, { examId: id, noticeSeq: exam.noticeSeq }, SHOWN_NOTICES),
    rows: facts.map((row) => {
      const { deadlineMs, seenMs, silentMs, graceMs, graceExams, orgId: _org, teacherId: _teacher, ...shown } = row;
      const isCutOff = silentMs !== null && graceMs !== null;
      return {
        ...shown,
        points: isHeld ? null : shown.points,
        name: nameFor(context, row),
        deadlineAt: instantOf(deadlineMs),
        lastSeenAt: instantOf(seenMs),
        cutOff: isCutOff ? { silentMs: Math.round(silentMs), lateMs: graceMs, exams: graceExams } : null,
      };
    }),
  };
};
