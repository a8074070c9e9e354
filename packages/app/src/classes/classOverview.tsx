import type { Client } from '@aosai/api/client/client';
import { DAY_MS } from '@aosai/api/kit/constants';
import { useState } from 'react';
import { type ClassNews, ClassOverview } from '@aosai/ui/screens/classes/ClassOverview';
import { useAnnouncements } from '../enrolment/useAnnouncements.ts';
import { loaded } from '../kit/loaded.ts';
import { useNow } from '../kit/useNow.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { classPage } from './classPage.tsx';
import { useClassPlace } from './classPlace.ts';
import { useReportOf } from './classReport.ts';
import { useClassBatch } from './useClassBatch.ts';

const SHOWN = 50;
const NEW_DAYS = 7;

/** A part that the reader has no permission for stays empty. */
const orNone = <T,>(part: Promise<readonly T[]>): Promise<readonly T[]> => part.catch(() => []);

async function newsOf(calls: Client, gradeId: string, now: number): Promise<ClassNews> {
  const page = { gradeId, size: SHOWN };
  const [homework, exams, newest] = await Promise.all([
    orNone(calls.homework.queryList({ ...page, sort: ['dueAt,desc'] }).then(({ content }) => content)),
    orNone(calls.exam.queryList({ ...page, sort: ['startAt,desc'] }).then(({ content }) => content)),
    orNone(
      calls.gradeEnroll
        .queryEnrollList({ ...page, status: '2', sort: ['createdAt,desc'] })
        .then(({ content }) => content),
    ),
  ]);
  const newcomers = newest.filter(({ createdAt }) => now - Date.parse(createdAt) < NEW_DAYS * DAY_MS);
  return { homework, exams, newcomers };
}

/** /bms|edms/grade/:id: what happens in a class this week. */
export const Component = classPage(function Overview({ gradeId }) {
  const place = useClassPlace(gradeId);
  const now = useNow();
  const grade = place.grade.data;
  const news = useOfficeCall(['classNews', gradeId], (calls) => newsOf(calls, gradeId, now));
  const [level, setLevel] = useState<string | null>(null);
  const report = useReportOf(gradeId, level);
  const isOpen = grade !== undefined && grade.status !== '5';
  return (
    <ClassOverview
      place={place}
      news={loaded(news)}
      report={loaded(report)}
      announcements={useAnnouncements('grade', gradeId)}
      batch={useClassBatch(isOpen ? grade : null)}
      now={now}
      on={{ level: setLevel, retry: () => void Promise.all([news.mutate(), report.mutate()]) }}
    />
  );
});
