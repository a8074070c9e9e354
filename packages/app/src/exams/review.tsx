import { ApiError } from '@aosai/api/client/errors';
import { MINUTE_MS, MS_PER_SECOND } from '@aosai/api/kit/constants';
import { HELD_BY } from '@aosai/api/enrolment/heldBy';
import { EXAM_KIND, type ExamKind, REVIEW_STATE, type ReviewState } from '@aosai/api/exams/teaching';
import { type Marking, Review, type ReviewFilter, type ReviewProps } from '@aosai/ui/screens/exams/Review';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { toasts } from '../kit/notify.ts';
import { useNow } from '../kit/useNow.ts';
import { useOnline } from '../kit/useOnline.ts';
import { returnInput } from '../kit/office/returnInput.ts';
import { useErrorReport } from '../questions/useErrorReport.tsx';
import { quickComments, rememberComment } from './quickComments.ts';
import { useLeaveGuard } from '../kit/office/useLeaveGuard.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import type { Office } from '../kit/pageTable.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import type { ReviewRow } from '@aosai/api/practice/memberQuestion.contract';

/** The filter in the shape of the calls. */
const askedOf = ({ kind, state, targetId, gradeId, questionId, heldBy, from, to }: ReviewFilter) => ({
  kind,
  state,
  ...(targetId !== null && { targetId }),
  ...(gradeId !== null && { gradeId }),
  ...(questionId !== null && { questionId }),
  ...(heldBy && { heldBy }),
  ...(from && { from }),
  ...(to && { to }),
});

interface More {
  key: string;
  rows: readonly ReviewRow[];
  next: string | null;
}

/**
 * The marking queue as it was when opened: marked answers keep their place, with new points, so that one key goes back
 * to them. Further pages are appended.
 */
function useReviewQueue(filter: ReviewFilter) {
  const { calls } = useOffice();
  const asked = askedOf(filter);
  const key = JSON.stringify(asked);
  const [more, setMore] = useState<More | null>(null);
  const [marked, setMarked] = useState<Readonly<Record<string, ReviewRow>>>({});
  const first = useOfficeCall(['reviewQueue', key], (calls) => calls.memberQuestion.queryReviewList(asked), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const behind = more?.key === key ? more : null;
  const next = behind ? behind.next : (first.data?.next ?? null);
  return {
    first,
    rows: [...(first.data?.content ?? []), ...(behind?.rows ?? [])].map((row) => marked[row.id] ?? row),
    hasMore: next !== null,
    mark: (row: ReviewRow) => setMarked((before) => ({ ...before, [row.id]: row })),
    async readMore(): Promise<void> {
      if (next === null) return;
      const page = await calls.memberQuestion.queryReviewList({ ...asked, after: next });
      setMore({ key, rows: [...(behind?.rows ?? []), ...page.content], next: page.next });
    },
  };
}

const NAMES_KEY = 'aosai/review/namesHidden';

const AT_REST: { pending: boolean; error: string | null } = { pending: false, error: null };

const isKind = (value: string | null): value is ExamKind => EXAM_KIND.values.some((one) => one === value);
const isState = (value: string | null): value is ReviewState => REVIEW_STATE.values.some((one) => one === value);

/**
 * An operator begins with the platform's own, unless the address names what to mark; schools have only their own.
 */
function heldByOf(params: URLSearchParams, office: Office): ReviewFilter['heldBy'] {
  if (office !== 'bms') return null;
  const asked = params.get('held');
  if (asked === 'all') return '';
  if (asked !== null && HELD_BY.has(asked)) return asked;
  return ['target', 'grade', 'question'].some((name) => params.has(name)) ? '' : 'platform';
}

/** The filter in the address: ?kind=exam&state=open&target=…&grade=…&question=…&held=…&from=…&to=…&id=… */
function filterOf(params: URLSearchParams, usual: ExamKind, office: Office): ReviewFilter {
  const [kind, state] = [params.get('kind'), params.get('state')];
  return {
    kind: isKind(kind) ? kind : usual,
    state: isState(state) ? state : 'open',
    targetId: params.get('target'),
    gradeId: params.get('grade'),
    questionId: params.get('question'),
    heldBy: heldByOf(params, office),
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
  };
}

/** The address of a filter. */
function addressOf(filter: ReviewFilter, id: string | null) {
  const { kind, state, targetId, gradeId, questionId, heldBy, from, to } = filter;
  const held = heldBy === '' ? 'all' : heldBy;
  const named = { kind, state, target: targetId, grade: gradeId, question: questionId, held, from, to, id };
  return new URLSearchParams(Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** /bms|edms/review: the marking queue of exams and homework. */
export function Component() {
  const { session } = useAosai();
  const { calls, office } = useOffice();
  const current = useCurrent();
  const personId = current?.realm === 'user' ? current.user.id : (current?.member.id ?? '');
  const [pathname] = useLocation();
  const [params, setParams] = useSearchParams();
  const heldBy = heldByOf(params, office);
  // Without a kind in the address, start with homework unless only exams wait.
  const waits = useOfficeCall(params.has('kind') ? null : ['reviewWaits'], async (calls) => {
    const [homework, exam] = await Promise.all(
      (['homework', 'exam'] as const).map((kind) =>
        calls.memberQuestion.queryReviewCounts({ kind, ...(heldBy && { heldBy }) }),
      ),
    );
    return homework?.open === 0 && (exam?.open ?? 0) > 0 ? ('exam' as const) : ('homework' as const);
  });
  const filter = filterOf(params, waits.data ?? 'homework', office);
  const exam = useOfficeCall(
    filter.kind === 'exam' && filter.targetId !== null ? ['exam', filter.targetId] : null,
    (calls) => calls.exam.queryById({ id: filter.targetId ?? '' }),
  );
  const now = useNow();
  const online = useOnline();
  const guard = useLeaveGuard();
  const { report, dialog } = useErrorReport();
  const [act, setAct] = useState(AT_REST);
  const [namesHidden, setNamesHidden] = useState(() => localStorage.getItem(NAMES_KEY) === '1');
  const [quick, setQuick] = useState(() => quickComments(localStorage, personId));
  const queue = useReviewQueue(filter);
  const open = queue.rows.find(({ id }) => id === params.get('id')) ?? queue.rows[0];
  const currentId = open?.id ?? null;
  const counts = useOfficeCall(['reviewCounts', filter.kind, filter.targetId, filter.heldBy], (calls) =>
    calls.memberQuestion.queryReviewCounts({
      kind: filter.kind,
      ...(filter.targetId !== null && { targetId: filter.targetId }),
      ...(filter.heldBy && { heldBy: filter.heldBy }),
    }),
  );
  const answer = useOfficeCall(currentId === null ? null : ['review', currentId], (calls) =>
    calls.memberQuestion.queryReview({ id: currentId ?? '' }),
  );

  /** One write at a time; a failure is shown next to the form. */
  async function perform(work: () => Promise<void>, done: string): Promise<boolean> {
    setAct({ pending: true, error: null });
    try {
      await work();
      setAct(AT_REST);
      toasts.show({ tone: 'ok', title: done });
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.asksToSignIn) await session.expire();
      const isBehind = cause.code === 'VERSION_CHANGED';
      // Shows the other person's marking next to what was typed here.
      if (isBehind) await answer.mutate();
      setAct({ pending: false, error: isBehind ? null : cause.message });
      return false;
    }
  }

  const save = ({ id, ...marking }: Marking): Promise<boolean> =>
    perform(async () => {
      await calls.memberQuestion.reviewSubmit({ source: filter.kind, id, ...marking });
      rememberComment(localStorage, personId, marking.comment);
      setQuick(quickComments(localStorage, personId));
      // Keeps the marked answer at its place in the queue, with the server's result.
      const fresh = await answer.mutate();
      if (fresh) queue.mark(fresh);
      void counts.mutate();
    }, '已保存');

  const reopen: ReviewProps['on']['reopen'] = ({ attemptId, questionId }, { minutes, reason }) =>
    perform(async () => {
      const seconds = (minutes * MINUTE_MS) / MS_PER_SECOND;
      await calls.examPaperEnroll.reopen({ id: attemptId, seconds, reason, questionIds: [questionId] });
    }, '已重新打开，学生会收到消息');

  const giveBack: ReviewProps['on']['giveBack'] = ({ enrollId, questionId }, form) =>
    perform(async () => {
      await calls.homeworkEnroll.reopen(returnInput({ id: enrollId, questionIds: [questionId] }, form, now));
    }, '已退回，学生会收到消息');

  const goTo = (next: ReviewFilter, id: string | null) => {
    setAct(AT_REST);
    setParams(addressOf(next, id), { replace: true });
  };
  return (
    <>
      <Review
        officeHref={`/web/${office}`}
        filter={filter}
        exam={exam.data ?? null}
        counts={loaded(counts)}
        queue={queue.first.data ? { data: queue } : { error: loaded(queue.first).error }}
        currentId={currentId}
        answer={loaded(answer)}
        quick={quick}
        namesHidden={namesHidden}
        online={online}
        saving={act.pending}
        error={act.error}
        isLeaving={guard.isAsking}
        now={now}
        on={{
          filter: (change) => goTo({ ...filter, ...change }, null),
          go: (id) => goTo(filter, id),
          more: () => void queue.readMore(),
          retry: () => void Promise.all([queue.first.mutate(), counts.mutate(), answer.mutate()]),
          hideNames(hidden) {
            setNamesHidden(hidden);
            localStorage.setItem(NAMES_KEY, hidden ? '1' : '0');
          },
          save,
          reopen,
          giveBack,
          reportError: report && (({ questionId, no }) => report({ id: questionId, name: `第 ${no} 题` })),
          dirty: guard.setDirty,
          stay: guard.stay,
          leave: () => void guard.leave(pathname),
        }}
      />
      {dialog}
    </>
  );
}
