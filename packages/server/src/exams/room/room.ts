import { and, eq } from 'drizzle-orm';
import { examMemberQuestion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { latestSubmissions } from '../scoring/attemptSubmissions.ts';
import { candidateViews } from '../scoring/candidateViews.ts';
import { type OrderedSection, orderPaper } from '../../papers/orderPaper.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { noticesOf } from '../attempts/attemptEvents.ts';
import { attemptIs } from '../attempts/attemptRow.ts';
import { type AttemptFacts, attemptFacts, attemptView } from './attemptView.ts';
import { draftKey, holderToken } from './holder.ts';
import { roomAnswer } from '../attempts/savedAnswer.ts';
import type { Room } from '@aosai/api/exams/attempt.contract';

const MAX_SUBMISSIONS = 50;

/** A room with its paper as objects; `roomText` writes it as JSON. */
export type OpenRoom = Omit<Room, 'sections'> & { sections: readonly OrderedSection[] };

interface RoomParts {
  facts: AttemptFacts;
  sections: readonly OrderedSection[];
  answers: Room['answers'];
  lockedIds?: string[];
  submissions: Room['submissions'];
  notices: Room['notices'];
}

/** Only the device that holds the attempt gets the token. */
function roomView({ appId, attemptSecret, now }: EngineCall, deviceId: string, parts: RoomParts): OpenRoom {
  const { facts, ...rest } = parts;
  const { attempt } = facts;
  const isHolder = attempt.holderDeviceId === deviceId;
  const holder = { appId, attemptId: attempt.id, deviceId, generation: attempt.holderGeneration };
  return {
    ...rest,
    attempt: attemptView(facts, false),
    serverNow: now.toISOString(),
    token: isHolder ? holderToken(attemptSecret, holder) : null,
    draftKey: isHolder ? draftKey(attemptSecret, appId, attempt.id) : null,
    heldElsewhere: !isHolder,
    ...(facts.explainsErrors && { explainsErrors: true }),
  };
}

/** All that a device needs to continue a running attempt. */
export async function roomOf(call: EngineCall, attemptId: string, deviceId: string): Promise<OpenRoom> {
  const { db, appId } = call;
  const ofAttempt = and(eq(submission.appId, appId), eq(submission.attemptId, attemptId));
  const [facts, answers, submissions] = await Promise.all([
    attemptFacts(db, attemptIs(appId, attemptId)),
    db
      .select({
        questionVersionId: examMemberQuestion.questionVersionId,
        answer: examMemberQuestion.answer,
        answerHash: examMemberQuestion.answerHash,
        flagged: examMemberQuestion.flagged,
        revision: examMemberQuestion.revision,
        savedAt: examMemberQuestion.savedAt,
        spentMs: examMemberQuestion.spentMs,
        drafts: examMemberQuestion.drafts,
        isLocked: examMemberQuestion.isLocked,
      })
      .from(examMemberQuestion)
      .where(and(eq(examMemberQuestion.appId, appId), eq(examMemberQuestion.attemptId, attemptId)))
      .orderBy(examMemberQuestion.no),
    latestSubmissions(db, ofAttempt, MAX_SUBMISSIONS),
  ]);
  const content = await paperContent(db, appId, facts.attempt.examPaperId);
  const locked = answers.filter(({ isLocked }) => isLocked);
  return roomView(call, deviceId, {
    facts,
    sections: orderPaper(content, facts.attempt.seed),
    answers: answers.map(roomAnswer),
    ...(locked.length > 0 && { lockedIds: locked.map(({ questionVersionId }) => questionVersionId) }),
    submissions: await candidateViews(call, submissions, facts.attempt.examId),
    notices: facts.attempt.extraSec > 0 ? await noticesOf(call, attemptId) : [],
  });
}

const UNTOUCHED = {
  revision: 0,
  savedAt: null,
  answerHash: null,
  answer: null,
  flagged: false,
  spentMs: 0,
  drafts: [],
};

/** The room of an attempt created in this call, without reading it back. */
export function freshRoom(
  call: EngineCall,
  deviceId: string,
  facts: AttemptFacts,
  sections: readonly OrderedSection[],
): OpenRoom {
  const questionIds = sections.flatMap(({ items }) => items.map(({ item }) => item.version.id));
  return roomView(call, deviceId, {
    facts,
    sections,
    answers: questionIds.map((questionVersionId) => roomAnswer({ questionVersionId, ...UNTOUCHED })),
    submissions: [],
    notices: [],
  });
}

/** The room of a closed attempt: no questions and answers, only the key of drafts that the browser may still have. */
export async function closedRoomOf(call: EngineCall, attemptId: string): Promise<OpenRoom> {
  const facts = await attemptFacts(call.db, attemptIs(call.appId, attemptId));
  return {
    attempt: attemptView(facts, false),
    serverNow: call.now.toISOString(),
    token: null,
    draftKey: draftKey(call.attemptSecret, call.appId, attemptId),
    heldElsewhere: false,
    sections: [],
    answers: [],
    submissions: [],
    notices: [],
  };
}
