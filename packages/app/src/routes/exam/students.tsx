import { ApiError } from '@aosai/api/client/errors';
import type { Attempt } from '@aosai/api/contract/types';
import { TeacherAttempts } from '@aosai/ui/screens/TeacherAttempts';
import { useState } from 'react';
import { attemptQuery, useAttemptFilter } from '../../attemptFilter.ts';
import { useAosai } from '../../context.ts';
import { loaded } from '../../loaded.ts';
import { toasts } from '../../notify.ts';
import { useCall } from '../../useCall.ts';
import { useNow } from '../../useNow.ts';

const REFRESH_MS = 15_000;

type Open = { kind: 'extend'; attempt: Attempt } | { kind: 'late'; attempt: Attempt } | { kind: 'code' };

/** /exam/students: a teacher follows their own students' attempts, extends time, accepts late answers. */
export function Component() {
  const { client } = useAosai();
  const [filter, setFilter] = useAttemptFilter();
  const now = useNow(1_000);
  const [open, setOpen] = useState<Open | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
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

  async function act(action: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await action();
      await attempts.mutate();
      toasts.show({ tone: 'ok', title: done });
      setOpen(null);
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : '请求异常');
    } finally {
      setBusy(false);
    }
  }

  function show(kind: 'extend' | 'late', attempt: Attempt): void {
    setError(null);
    setOpen(kind === 'extend' ? { kind, attempt } : { kind, attempt });
  }

  return (
    <TeacherAttempts
      attempts={loaded(attempts)}
      filter={filter}
      dialog={open?.kind === 'late' ? { ...open, records: loaded(records) } : open}
      busy={busy}
      error={error}
      now={now}
      on={{
        filter: setFilter,
        openExtend: (attempt) => show('extend', attempt),
        openLate: (attempt) => show('late', attempt),
        openCode: () => {
          setError(null);
          setOpen({ kind: 'code' });
        },
        addByCode: (joinCode) =>
          void act(() => client.member.addMemberToMine({ joinCode }, { quiet: true }), '已添加，考试作答会出现在这里'),
        closeDialog: () => setOpen(null),
        extend: (input) =>
          void act(() => client.examPaperEnroll.extend(input, { quiet: true }), '已延长时间，学生 15 秒内会看到'),
        acceptLate: (input) =>
          void act(() => client.examPaperEnroll.acceptLate(input, { quiet: true }), '已采纳，正在重新计分'),
        retry: () => void attempts.mutate(),
      }}
    />
  );
}
