import { ApiError } from '@aosai/api/client/errors';
import type { Client } from '@aosai/api/client/client';
import { MINUTE_MS, MS_PER_SECOND } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { ActProgress } from '@aosai/ui/patterns/DataTable';
import { type BoardRow, LiveBoard } from '@aosai/ui/screens/exams/LiveBoard';
import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { lazy, Suspense, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import type { Office } from '../kit/pageTable.ts';
import { boardReader } from './boardReader.ts';
import { changeEach } from '../kit/office/changeEach.ts';
import { useExam, useExamAddress, useIsNoExam } from './examOf.ts';
import { RunOnly } from './RunOnly.tsx';
import { useOfficePage } from '../kit/office/officePage.tsx';
import { saveFile } from '../kit/office/saveFile.ts';
import { sendMessage } from '../enrolment/sendMessage.ts';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

/** Loaded only when somebody looks who has read a notice. */
const SentNotices = lazy(async () => ({ default: (await import('./SentNotices.tsx')).SentNotices }));

const REFRESH_MS = 5000;
const SECONDS_PER_MINUTE = MINUTE_MS / MS_PER_SECOND;

/** Refreshes the board every five seconds while the page is visible. */
function useRefresh(key: string): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void mutate((asked) => Array.isArray(asked) && asked.includes(key));
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [key, mutate]);
}

const seconds = (minutes: number): number => minutes * SECONDS_PER_MINUTE;

/** Accepts all answers of an attempt that arrived after its end. */
async function acceptLate(calls: Client, id: string): Promise<void> {
  const { content } = await calls.examMemberQuestion.queryListByExamPaperEnroll({ attemptId: id });
  const waiting = content.filter(({ lateCopies }) => lateCopies.some(({ accepted }) => !accepted));
  const questionIds = waiting.map(({ questionId }) => questionId);
  if (questionIds.length > 0) await calls.examPaperEnroll.acceptLate({ id, questionIds });
}

/**
 * Boards of this tab. Whoever returns to one sees its rows at once; a new reader would stay empty for as long as the
 * cache answers instead of the server, and acts on everybody would reach nobody.
 */
const readers = new Map<string, ReturnType<typeof boardReader>>();

function readerOf(personId: string, examId: string) {
  const key = `${personId} ${examId}`;
  const reader = readers.get(key) ?? boardReader(examId);
  readers.set(key, reader);
  return reader;
}

function Board({ office, examId }: { office: Office; examId: string }) {
  const key = `examBoard/${examId}`;
  const current = useCurrent();
  const personId = current?.realm === 'user' ? current.user.id : (current?.member.id ?? '');
  const { read, head, everybody } = readerOf(personId, examId);
  /** Applies a change to the attempts of these enrolments, one after another; skips enrolments without an attempt. */
  const eachOf = (
    rows: readonly Pick<BoardRow, 'enrollId' | 'name' | 'attemptId'>[],
    ids: readonly string[],
    change: (attemptId: string) => Promise<unknown>,
    progress: (progress: ActProgress) => void,
  ): Promise<number> => {
    const attempts = new Map(
      rows.flatMap(({ enrollId, name, attemptId }) =>
        attemptId !== null && ids.includes(enrollId) ? [[attemptId, name] as const] : [],
      ),
    );
    return changeEach(
      [...attempts.keys()],
      (id) => ({ id, title: attempts.get(id) ?? '' }),
      ({ id }) => change(id),
      progress,
    );
  };
  return useOfficePage(LiveBoard, key, {
    useKnown: () => {
      useRefresh(key);
      const exam = useExam(examId).data;
      return {
        listHref: `/web/${office}/exam`,
        examId,
        examTitle: exam?.title ?? '',
        exam,
        isEnded: exam?.status === LIFECYCLE.ended,
        ...head(),
      };
    },
    read,
    acts: ({ rows, progress }) => {
      const force = (calls: Client, reason: string) => (id: string) =>
        calls.examPaperEnroll.complete({ id, force: { reason } });
      const say = (calls: Client, text: string, memberIds?: string[]) =>
        sendMessage(calls, { kind: 'exam', id: examId, only: 'all', text, ...(memberIds && { memberIds }) });
      return {
        notice: (calls, { text }) => say(calls, text),
        noticeChosen: (calls, ids, { text }) =>
          say(
            calls,
            text,
            rows.flatMap(({ id, memberId }) => (ids.includes(id) ? [memberId] : [])),
          ),
        remind: (calls) =>
          sendMessage(calls, { kind: 'exam', id: examId, only: 'notBegun', text: '考试已经开始，请尽快进入考场。' }),
        scores: async (calls) => saveFile(await calls.exam.downloadScores({ id: examId })),
        extendAll: (calls, { minutes, reason }) =>
          calls.examPaperEnroll.extend({ examId, seconds: seconds(minutes), reason }),
        forceAll: (calls, { reason }) => {
          const running = everybody().filter(({ status }) => status === ATTEMPT.inProgress);
          return eachOf(
            running,
            running.map(({ enrollId }) => enrollId),
            force(calls, reason),
            progress,
          );
        },
        extend: (calls, ids, { minutes, reason }) => {
          const [id, ...andIds] = rows.flatMap((row) => (ids.includes(row.id) ? (row.attemptId ?? []) : []));
          if (id === undefined) throw new ApiError('NOT_FOUND', '他们还没有开始作答', 404);
          const all = { id, ...(andIds.length > 0 && { andIds }) };
          return calls.examPaperEnroll.extend({ ...all, seconds: seconds(minutes), reason });
        },
        force: (calls, ids, { reason }) => eachOf(rows, ids, force(calls, reason), progress),
        reopen: (calls, ids, { minutes, reason }) =>
          eachOf(rows, ids, (id) => calls.examPaperEnroll.reopen({ id, seconds: seconds(minutes), reason }), progress),
        acceptLate: (calls, ids) => eachOf(rows, ids, (id) => acceptLate(calls, id), progress),
      };
    },
  });
}

/** /bms|edms/exam/:id: the live board of an exam. */
export function Component() {
  const { group, examId } = useExamAddress();
  const [params, setParams] = useSearchParams();
  const close = () =>
    setParams((before) => {
      before.delete('sent');
      return before;
    });
  if (useIsNoExam(examId)) return <NotFound />;
  return (
    <>
      <RunOnly>
        <Board key={examId} office={group} examId={examId} />
      </RunOnly>
      {params.has('sent') && (
        <Suspense fallback={null}>
          <SentNotices examId={examId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
