import { ApiError, messageOf } from '@aosai/api/client/errors';
import type { Answer } from '@aosai/api/questions/answers';
import type { Loaded } from '@aosai/ui/patterns/Load';
import type { RunWish, TrialState } from '@aosai/ui/screens/exams/ExamRoom';
import type { Refusal } from '@aosai/ui/screens/practice/PracticeQuestion';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useAosai } from '../kit/context.ts';
import { watchNews } from '../kit/liveEvents.ts';
import { notifyUsedUp } from '../kit/notify.ts';
import { requestIds } from '../kit/requestIds.ts';
import { inputOf } from '../exams/room/roomCalls.ts';
import { useCall } from '../kit/useCall.ts';
import { useStateOf } from '../kit/useStateOf.ts';
import { type VisibleTime, visibleTime } from './visibleTime.ts';
import type { PracticePlace } from './usePracticeDraft.ts';
import type { PracticeStanding, WrongCases } from '@aosai/api/practice/practiceReads.contract';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

const isOpen = (one: { state: string } | null | undefined): boolean =>
  one !== null && one !== undefined && one.state !== 'done';

/** Whether the judge still has to answer for this question. */
const isWaiting = (standing: PracticeStanding | undefined): boolean =>
  isOpen(standing?.run) || isOpen(standing?.submission) || (standing?.tries.some(isOpen) ?? false);

/** Verdicts that a failed case explains. */
const FAILED = ['WA', 'PE', 'RE', 'TLE', 'MLE', 'OLE'] as const;

/** Matches what the home page says about the day: steps, minutes and questions that are due. */
const isOfHome = (key: unknown): boolean => Array.isArray(key) && key[1] === 'home';

/** State of the student's actions on the current question on this page. */
interface Doings {
  isSending: boolean;
  refused: Refusal | null;
  /** Points earned by the last answer. */
  earned: number;
  trial: TrialState;
  cases: Readonly<Record<string, Loaded<WrongCases>>>;
  wantsPrograms: boolean;
}

const NOTHING_DONE: Doings = {
  isSending: false,
  refused: null,
  earned: 0,
  trial: { kind: 'idle' },
  cases: {},
  wantsPrograms: false,
};

/** A student's calls for one question and the server's state of it; nothing is fetched without a place. */
export function usePracticeCalls(place: PracticePlace | null, isTask: boolean) {
  const { client, settings } = useAosai();
  const { mutate: mutateAll } = useSWRConfig();
  const [ids] = useState(requestIds);
  const [own, setOwn] = useStateOf<Doings>(place?.questionId ?? null, NOTHING_DONE);
  const change = (to: Partial<Doings>) => setOwn((before) => ({ ...before, ...to }));
  const setCases = (tryId: string, found: Loaded<WrongCases>) =>
    setOwn((before) => ({ ...before, cases: { ...before.cases, [tryId]: found } }));

  const standing = useCall(
    place && ['practice', place.questionId, place.chapterId, place.gradeId],
    (calls) => calls.memberQuestion.queryDraft(place ?? { questionId: '' }, { quiet: true }),
    { revalidateOnFocus: false },
  );
  const { data, mutate } = standing;
  const read = useEffectEvent(() => void mutate());
  const isPending = useEffectEvent(() => isWaiting(data));
  const watches = isTask && place !== null;
  useEffect(() => {
    if (!watches) return undefined;
    const watch = watchNews({ appId: settings.appId, onNews: () => read(), isPending: () => isPending() });
    return () => watch.stop();
  }, [watches, settings.appId]);

  const [latest] = data?.tries ?? [];
  const failedId =
    latest &&
    latest.state === 'done' &&
    FAILED.some((one) => one === latest.verdict) &&
    own.cases[latest.id] === undefined
      ? latest.id
      : null;
  const showSample = useEffectEvent(async (id: string) => {
    const wish = { id, samples: '1' } as const;
    const found = await client.memberQuestion.queryWrongCaseListById(wish, { quiet: true }).catch(() => null);
    if (found && found.content.length > 0) setCases(id, { data: found });
  });
  useEffect(() => {
    if (failedId !== null) void showSample(failedId);
  }, [failedId]);

  const questionId = place?.questionId;
  const answeredTimes = data?.tries.length;
  const sight = useRef<VisibleTime | null>(null);
  useEffect(() => {
    // Restart for every answer, so that time before the first attempt does not count for the second.
    if (questionId === undefined || answeredTimes === undefined) return undefined;
    const begun = visibleTime();
    sight.current = begun;
    return () => begun.stop();
  }, [questionId, answeredTimes]);

  const codeTries = data?.tries.filter(({ submissionId }) => submissionId !== null) ?? [];
  const [newest] = codeTries;
  const isNoted = codeTries.some(({ review }) => review !== null && review.lineNotes.length > 0);
  const programs = useCall(
    newest && (own.wantsPrograms || isNoted || codeTries.length > 1)
      ? ['practice', 'programs', newest.id, newest.state]
      : null,
    async (calls) => {
      const wish = { questionId: '', ...place, programs: '1' } as const;
      return (await calls.memberQuestion.queryDraft(wish, { quiet: true })).programs ?? [];
    },
    { revalidateOnFocus: false },
  );
  const known = programs.data ?? [];
  const submissions: SubmissionView[] = [
    ...(data?.submission ? [data.submission] : []),
    ...known.filter(({ id }) => id !== data?.submission?.id),
    ...(data?.run ? [data.run] : []),
  ];

  return {
    standing,
    programs,
    submissions,
    submitCount: newest?.no ?? 0,
    ...own,
    openPrograms: () => change({ wantsPrograms: true }),
    async submit(answer: Answer): Promise<void> {
      if (!place || own.isSending) return;
      const wish = { ...place, answer, draw: data?.draw ?? 0 };
      change({ isSending: true, refused: null, earned: 0 });
      try {
        const sent = { ...wish, requestId: ids.idOf(wish), spentMs: sight.current?.spentMs() };
        const reply = await client.memberQuestion.submitAnswer(sent, { quiet: true });
        ids.done(wish);
        change({ earned: reply.earned });
        // A child who is back on the home page at once must not find the question due.
        void mutateAll(isOfHome);
        await mutate(
          (before) => before && { ...before, state: reply.state, solution: reply.solution, note: reply.note },
        );
      } catch (error) {
        const offersCards = error instanceof ApiError && error.code === 'RIGHT_USED_UP';
        change({ refused: { message: messageOf(error), offersCards } });
        notifyUsedUp(error);
        if (error instanceof ApiError && !error.isTransient) await mutate();
      }
      change({ isSending: false });
    },
    async run(wish: RunWish): Promise<void> {
      if (!place) return;
      const { questionId, language, code } = wish;
      change({ trial: { kind: 'sending', questionId } });
      try {
        await client.memberQuestion.debug({ ...place, language, code, ...inputOf(wish) }, { quiet: true });
        await mutate();
        change({ trial: { kind: 'idle' } });
      } catch (error) {
        change({ trial: { kind: 'refused', questionId, message: messageOf(error) } });
      }
    },
    async openCases(tryId: string): Promise<void> {
      setCases(tryId, {});
      try {
        const found = await client.memberQuestion.queryWrongCaseListById({ id: tryId }, { quiet: true });
        setCases(tryId, { data: found });
        await mutate();
      } catch (error) {
        setCases(tryId, { error: messageOf(error) });
      }
    },
  };
}
