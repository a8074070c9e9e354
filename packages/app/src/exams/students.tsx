import { asDownload } from '@aosai/api/client/download';
import { ApiError } from '@aosai/api/client/errors';
import { isBegun } from '@aosai/api/exams/isBegun';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { TeacherAttempts, type TeacherDialog } from '@aosai/ui/screens/exams/TeacherAttempts';
import { useState } from 'react';
import { attemptQuery, useAttemptFilter } from './attemptFilter.ts';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useAct } from '../kit/useAct.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

const REFRESH_MS = 15_000;
/** Maximum number of attempts extended at once. */
const MOST_AT_ONCE = 200;

type Open =
  | { kind: 'extend'; attempts: readonly Attempt[] }
  | { kind: 'events'; attempt: Attempt }
  | { kind: 'late'; attempt: Attempt }
  | { kind: 'code' };

/** /exam/students: a teacher follows their students' attempts, extends time, accepts late answers. */
export function Component() {
  const { client } = useAosai();
  const [filter, setFilter] = useAttemptFilter();
  const now = useNow(1_000);
  const [open, setOpen] = useState<Open | null>(null);
  const [exporting, setExporting] = useState(false);
  const attempts = useCall(
    ['students', filter],
    (calls) => calls.examPaperEnroll.queryListByTeacher(attemptQuery(filter)),
    {
      keepPreviousData: true,
      refreshInterval: REFRESH_MS,
    },
  );
  const records = useCall(open?.kind === 'late' ? ['records', open.attempt.id] : null, async (calls) => {
    if (open?.kind !== 'late') return [];
    const { content } = await calls.examMemberQuestion.queryListByExamPaperEnroll({ attemptId: open.attempt.id });
    return content.filter((record) => record.lateCopies.length > 0);
  });

  const events = useCall(open?.kind === 'events' ? ['events', open.attempt.id] : null, async (calls) => {
    if (open?.kind !== 'events') return [];
    return (await calls.examMemberQuestion.queryListByExamPaperEnroll({ attemptId: open.attempt.id })).events;
  });

  const { act, perform, forget } = useAct({ reload: () => attempts.mutate() });
  const performThenClose = async (action: () => Promise<unknown>, done: string): Promise<void> => {
    if (await perform(action, done)) setOpen(null);
  };

  function show(next: Open): void {
    forget();
    setOpen(next);
  }

  /** All students who are writing now, not only those on the page shown, as after a power cut. */
  async function showAll(): Promise<void> {
    const { content } = await client.examPaperEnroll.queryListByTeacher({
      statusList: [ATTEMPT.inProgress],
      size: MOST_AT_ONCE,
      ...(filter.keyword && { keyword: filter.keyword }),
    });
    const running = content.filter(isBegun);
    if (running.length > 0) show({ kind: 'extend', attempts: running });
  }

  /** Exports all rows that match the filters. */
  async function exportRows(): Promise<void> {
    setExporting(true);
    try {
      saveFile(
        asDownload(await client.examPaperEnroll.queryListByTeacher({ ...attemptQuery(filter), export: 'xlsx' })),
      );
    } catch (cause) {
      // The client has shown its failures already.
      if (!(cause instanceof ApiError)) throw cause;
    } finally {
      setExporting(false);
    }
  }

  function dialogOf(): TeacherDialog | null {
    if (open?.kind === 'late') return { ...open, records: loaded(records) };
    return open?.kind === 'events' ? { ...open, events: loaded(events) } : open;
  }

  return (
    <TeacherAttempts
      attempts={loaded(attempts)}
      filter={filter}
      dialog={dialogOf()}
      busy={act.pending}
      exporting={exporting}
      error={act.error}
      now={now}
      on={{
        filter: setFilter,
        openExtend: (attempt) => show({ kind: 'extend', attempts: [attempt] }),
        openExtendAll: () => void showAll(),
        openEvents: (attempt) => show({ kind: 'events', attempt }),
        openLate: (attempt) => show({ kind: 'late', attempt }),
        exportRows: () => void exportRows(),
        openCode: () => {
          forget();
          setOpen({ kind: 'code' });
        },
        addByCode: (joinCode) =>
          void performThenClose(
            () => client.member.addMemberToMine({ joinCode }, { quiet: true }),
            '已添加，考试作答会出现在这里',
          ),
        closeDialog: () => setOpen(null),
        extend: (input) =>
          void performThenClose(
            () => client.examPaperEnroll.extend(input, { quiet: true }),
            '已延长时间，学生 15 秒内会看到',
          ),
        acceptLate: (input) =>
          void performThenClose(
            () => client.examPaperEnroll.acceptLate(input, { quiet: true }),
            '已采纳，正在重新计分',
          ),
        retry: () => void Promise.all([attempts.mutate(), records.mutate(), events.mutate()]),
      }}
    />
  );
}
