import { dateText } from '@aosai/api/kit/beijing';
import type { Client } from '@aosai/api/client/client';
import { ApiError, messageOf } from '@aosai/api/client/errors';
import type { Batch, BatchRequest, BatchReport } from '@aosai/ui/screens/enrolment/BatchEnroll';
import { useState } from 'react';
import { useAosai, useCurrent } from '../kit/context.ts';
import { toasts } from '../kit/notify.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useNow } from '../kit/useNow.ts';
import { sendInParts } from './batchParts.ts';
import type { BatchHow } from './sendBatch.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { type Reader, useBatchGroups, useStudents } from './useStudents.ts';

interface BatchTarget {
  /** Title of the target: 期中上机测验. */
  name: string;
  /** Students may have individual dates there. */
  hasDates?: boolean;
  /** Sends a part of an order; `sendBatch` chooses the call. */
  send: (calls: Client, order: BatchRequest, how: BatchHow) => Promise<BatchReport>;
}

const AT_REST = { pending: false, error: null };
const UNREADABLE = '这个文件读不出来。请用 .xlsx 或 .csv，第一列写手机号。';

function useReader(): Reader {
  const current = useCurrent();
  if (current?.realm === 'user') return 'office';
  const roles = current?.member.organization?.roles ?? [];
  return roles.includes('manager') ? 'manager' : 'teacher';
}

/** Data and actions for `BatchEnroll`: students to choose from, checking and adding. Null while there is no target. */
export function useBatchEnroll(target: BatchTarget | null): Batch | null {
  const { session } = useAosai();
  const { calls } = useOffice();
  const reader = useReader();
  const { reload } = useOfficeAct();
  const today = dateText(useNow());
  const [act, setAct] = useState<Batch['act']>(AT_REST);
  const [progress, setProgress] = useState<Batch['progress']>(null);
  /** Null until a search. */
  const [keyword, setKeyword] = useState<string | null>(null);
  const students = useStudents(reader, keyword);
  const groups = useBatchGroups();
  if (!target) return null;

  /** A failure is shown in the dialog. Parts sent before it stay applied, and repeating the order adds nobody twice. */
  async function run(order: BatchRequest, mode: BatchHow['mode']): Promise<BatchReport | null> {
    let report: BatchReport | null = null;
    let done = 0;
    setAct({ pending: true, error: null });
    try {
      report = await sendInParts(order, {
        send: (part, seatsBefore) => (target as BatchTarget).send(calls, part, { mode, seatsBefore }),
        onPart: (at) => {
          done = at.done;
          if (at.parts > 1) setProgress({ done, total: at.total });
        },
      });
      setAct(AT_REST);
    } catch (cause) {
      if (cause instanceof ApiError && cause.asksToSignIn) await session.expire();
      const why = messageOf(cause);
      const before = mode === 'apply' && done > 0 ? `前 ${done} 人已经处理，重试不会重复添加。` : '';
      setAct({ pending: false, error: `${before}${why}` });
    }
    setProgress(null);
    if (mode === 'apply') await reload();
    return report;
  }

  return {
    targetName: target.name,
    isManager: reader !== 'teacher',
    groups,
    students,
    keyword: keyword ?? '',
    datesFrom: target.hasDates ? today : null,
    act,
    progress,
    on: {
      find: setKeyword,
      async read(file) {
        try {
          const { readStudents } = await import('./studentSheet.ts');
          return await readStudents(file);
        } catch {
          setAct({ pending: false, error: UNREADABLE });
          return null;
        }
      },
      check: (order) => run(order, 'check'),
      apply: (order) => run(order, 'apply'),
      save: (problems) =>
        void import('./studentSheet.ts')
          .then(async ({ writeRefused }) =>
            saveFile({ fileName: '不能添加的学生.xlsx', blob: await writeRefused(problems) }),
          )
          .catch(() => toasts.show({ tone: 'bad', title: '没有下载', text: '文件没有生成，请再试一次。' })),
      forget: () => setAct(AT_REST),
    },
  };
}
