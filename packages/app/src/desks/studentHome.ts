import type { HomePerson } from '@aosai/ui/screens/desks/Home';
import { useState } from 'react';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useUnreadCount } from '../kit/useUnreadCount.ts';
import { noteVisit } from './lastVisit.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

const SHOWN = 6;
/** The list includes completed exams, which are filtered out here. */
const MOST_EXAMS = 100;

/** Data of a student's home page; null for other people. */
export function useStudent(current: Current): HomePerson | null {
  const student = current.realm === 'member' && current.member.type === 'student' ? current.member : null;
  const key = (name: string) => (student ? ['home', name] : null);
  const [lastVisitAt] = useState(() => (student ? noteVisit(localStorage, student.id, Date.now()) : null));
  const unreadCount = useUnreadCount();
  const running = useCall(key('running'), (client) => client.examPaperEnroll.queryList({ statusList: ['1'], size: 1 }));
  const todo = useCall(key('todo'), async (client) => {
    const { content } = await client.exam.queryList({
      mine: true,
      statusList: ['1', '2', '3', '4'],
      sort: ['startAt,asc'],
      size: MOST_EXAMS,
    });
    return content;
  });
  const homework = useCall(key('homework'), async (client) => {
    const open = { progressList: ['0' as const, '1' as const], sort: ['dueAt,asc'], size: SHOWN };
    const [due, overdue] = await Promise.all([
      client.homeworkEnroll.queryList({ ...open, isOverdue: false }),
      client.homeworkEnroll.queryList({ ...open, isOverdue: true, sort: ['dueAt,desc'] }),
    ]);
    // Overdue homework that can still be made up comes first; closed homework is left out.
    return [...overdue.content.filter(({ isOpen }) => isOpen), ...due.content].slice(0, SHOWN);
  });
  const marked = useCall(key('marked'), async (client) => {
    const { content } = await client.homeworkEnroll.queryList({
      progressList: ['3'],
      sort: ['dueAt,desc'],
      size: SHOWN,
    });
    return content;
  });
  const results = useCall(key('results'), async (client) => {
    const { content } = await client.examPaperEnroll.queryList({ statusList: ['2', '3'], size: SHOWN });
    return content;
  });
  const classes = useCall(key('classes'), (client) => client.grade.queryList({ mine: true, size: 1 }, { quiet: true }));
  const statistics = useCall(key('statistics'), (client) => client.examEnroll.queryMineStatistics({}));
  const practice = useCall(key('practice'), (client) => client.member.queryStatistics({}, { quiet: true }));
  if (!student) return null;
  return {
    kind: 'student',
    name: student.nickname ?? student.name,
    running: running.data || running.error ? (running.data?.content[0] ?? null) : undefined,
    todo: loaded(todo),
    homework: loaded(homework),
    results: loaded(results),
    marked: loaded(marked),
    statistics: loaded(statistics),
    classCount: classes.data?.total ?? (classes.error ? null : undefined),
    unreadCount,
    practice: practice.data?.practice,
    lastVisitAt,
  };
}
