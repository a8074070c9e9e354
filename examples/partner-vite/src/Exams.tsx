import { ExamList, type ExamListFilter, type ExamListProps } from '@aosai/ui/screens/exams/ExamList';
import { useState } from 'react';

type Exam = NonNullable<ExamListProps['exams']['data']>['content'][number];

const DAY_MS = 24 * 3_600_000;
const openedAt = Date.now();
const inDays = (days: number) => new Date(openedAt + days * DAY_MS).toISOString();

/** Example data; a real page would fetch it from the partner's server. */
const exams: Exam[] = [
  {
    id: 'club-1',
    title: '社内选拔赛（一）',
    summary: '难度接近 GESP 四级。',
    status: '1',
    template: 'gesp-4',
    priceFen: 0,
    enrollStartAt: inDays(-3),
    enrollEndAt: inDays(2),
    startAt: inDays(3),
    endAt: inDays(4),
    durationMin: 120,
    paperCount: 1,
    questionCount: 27,
    totalPoints: 10_000,
    passPoints: 6_000,
    maxAttempts: 1,
    feedback: 'deferred',
    isActivity: false,
    isMock: false,
    enrollCount: 32,
    mine: null,
  },
];

/** A whole screen of the platform as a component: it takes data and time, and reports actions by callbacks. */
export const Exams = () => {
  const [filter, setFilter] = useState<ExamListFilter>({
    status: null,
    template: null,
    language: null,
    isRepeatable: false,
    keyword: '',
    page: 0,
  });
  const content = exams.filter(
    ({ title, status, template, maxAttempts }) =>
      title.includes(filter.keyword) &&
      (filter.status === null || status === filter.status) &&
      (filter.template === null || template === filter.template) &&
      (!filter.isRepeatable || maxAttempts !== 1),
  );
  return (
    <ExamList
      exams={{ data: { content, total: content.length, page: 0, size: 20 } }}
      filter={filter}
      now={openedAt}
      on={{ filter: setFilter, retry: () => undefined }}
    />
  );
};
