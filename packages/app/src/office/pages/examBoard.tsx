import { MINUTE_MS, MS_PER_SECOND } from '@aosai/api/domain/constants';
import { LiveBoard } from '@aosai/ui/screens/LiveBoard';
import { type FunctionComponent, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useParams } from 'wouter';
import { boardReader } from '../boardReader.ts';
import { officePage } from '../officePage.tsx';

const REFRESH_MS = 5000;
const QUIET = { quiet: true };
const SECONDS_PER_MINUTE = MINUTE_MS / MS_PER_SECOND;

/** Reads the board again every five seconds, while somebody looks at it. */
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

function boardPage(examId: string): FunctionComponent {
  const key = `examBoard/${examId}`;
  return officePage(LiveBoard, key, {
    useKnown: () => useRefresh(key),
    read: boardReader(examId),
    acts: {
      notice: (calls, { text }) =>
        calls.message.send({ kind: 'exam', id: examId, only: 'all', text, requestId: crypto.randomUUID() }, QUIET),
      extendAll: (calls, { minutes, reason }) =>
        calls.examPaperEnroll.extend({ examId, seconds: seconds(minutes), reason }, QUIET),
      extend: (calls, { attemptId }, { minutes, reason }) =>
        calls.examPaperEnroll.extend({ id: attemptId ?? '', seconds: seconds(minutes), reason }, QUIET),
      force: (calls, { attemptId }, { reason }) =>
        calls.examPaperEnroll.complete({ id: attemptId ?? '', force: { reason } }, QUIET),
      reopen: (calls, { attemptId }, { minutes, reason }) =>
        calls.examPaperEnroll.reopen({ id: attemptId ?? '', seconds: seconds(minutes), reason }, QUIET),
    },
  });
}

/** A page for each exam, made once: its board is kept up as long as the tab lives. */
const pages = new Map<string, FunctionComponent>();

/** /bms|edms/exam/:id: an exam while it runs. */
export function Component() {
  const { id = '' } = useParams();
  const Page = pages.get(id) ?? boardPage(id);
  pages.set(id, Page);
  // oxlint-disable-next-line react/static-components -- made once for each exam and kept: its state is never reset
  return <Page />;
}
