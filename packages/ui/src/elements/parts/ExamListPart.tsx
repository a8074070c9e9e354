import { useEffect, useRef } from 'react';
import { ExamRows } from '../../screens/exams/ExamRows/ExamRows.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { definePart, type ViewProps } from '../part.tsx';
import { aheadMs, list, optional, siteAddress } from '../readers.ts';
import { pointAtSite } from '../siteLinks.ts';
import { useNow } from '../useNow.ts';
import type { ExamCard } from '@aosai/api/exams/exam.contract';

interface Values {
  exams: readonly ExamCard[];
  serverTime: number;
  site: string | null;
}

/** Sends `ao-open` before a link is followed; the page can cancel it and navigate by itself. */
const View = ({ values: { exams, serverTime, site }, send }: ViewProps<Values>) => {
  const root = useRef<HTMLDivElement>(null);
  const now = useNow() + serverTime;
  useEffect(() => {
    // Without `site`, links lead to the site that served this script.
    pointAtSite(root.current?.querySelectorAll('a') ?? [], site ?? import.meta.url);
  });
  useEffect(() => {
    const element = root.current;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !send('ao-open', { href: link.href })) event.preventDefault();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [send]);
  return (
    <div ref={root}>
      <Card padding="none">
        {exams.length > 0 ? (
          <ExamRows exams={exams} now={now} summary />
        ) : (
          <Empty title="还没有考试" icon="clock">
            新的考试发布后会出现在这里。
          </Empty>
        )}
      </Card>
    </div>
  );
};

/** `ao-exam-list`: exams with their dates and states. */
export const part = definePart<Values>({
  properties: {
    exams: list('id', 'title', 'status', 'template', 'startAt', 'endAt', 'enrollStartAt', 'enrollEndAt'),
    serverTime: aheadMs,
    site: optional(siteAddress),
  },
  View,
});
