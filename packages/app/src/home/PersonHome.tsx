import type { Current } from '@aosai/api/contract/types';
import { isBegun } from '@aosai/api/domain/isBegun';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import type { HomePerson } from '@aosai/ui/screens/Home';
import { loaded } from '../loaded.ts';
import { useCall } from '../useCall.ts';
import { HomeOf } from './HomeOf.tsx';

const SHOWN = 6;
const BEGUN = [ATTEMPT.inProgress, ATTEMPT.completed, ATTEMPT.settled];
/** Those handed in are among them: what is to be done is picked out of all. */
const MOST_EXAMS = 100;

function useStudent(current: Current): HomePerson | null {
  const isStudent = current.realm === 'member' && current.member.type === 'student';
  const running = useCall(isStudent ? ['home', 'running'] : null, (client) =>
    client.examPaperEnroll.queryList({ statusList: ['1'], size: 1 }),
  );
  const todo = useCall(isStudent ? ['home', 'todo'] : null, async (client) => {
    const { content } = await client.exam.queryList({
      mine: true,
      statusList: ['1', '2', '3', '4'],
      sort: ['startAt,asc'],
      size: MOST_EXAMS,
    });
    return content;
  });
  const results = useCall(isStudent ? ['home', 'results'] : null, async (client) => {
    const { content } = await client.examPaperEnroll.queryList({ statusList: ['2', '3'], size: SHOWN });
    return content;
  });
  const statistics = useCall(isStudent ? ['home', 'statistics'] : null, (client) =>
    client.examEnroll.queryMineStatistics({}),
  );
  if (!isStudent) return null;
  return {
    kind: 'student',
    name: current.member.nickname ?? current.member.name,
    running: running.data?.content[0] ?? null,
    todo: loaded(todo),
    results: loaded(results),
    statistics: loaded(statistics),
  };
}

function useParent(current: Current): HomePerson | null {
  const parent = current.realm === 'member' && current.member.type === 'parent' ? current.member : null;
  const read = useCall(parent ? ['home', 'children'] : null, async (client) =>
    Promise.all(
      (parent?.children ?? []).map(async (child) => {
        const [attempts, statistics] = await Promise.all([
          client.examPaperEnroll.queryList({ memberId: child.id, size: SHOWN }),
          client.examEnroll.queryMineStatistics({ memberId: child.id }),
        ]);
        return { ...child, attempts: { data: attempts.content }, statistics: { data: statistics } };
      }),
    ),
  );
  if (!parent) return null;
  const waiting = parent.children.map((child) => ({
    ...child,
    attempts: { error: read.error?.message },
    statistics: { error: read.error?.message },
  }));
  return { kind: 'parent', name: parent.name, children: read.data ?? waiting };
}

function useTeacher(current: Current): HomePerson | null {
  const teacher = current.realm === 'member' && current.member.type === 'teacher' ? current.member : null;
  const attempts = useCall(teacher ? ['home', 'students'] : null, async (client) => {
    const { content } = await client.examPaperEnroll.queryListByTeacher({ size: SHOWN, statusList: BEGUN });
    return content.filter(isBegun);
  });
  return teacher && { kind: 'teacher', name: teacher.name, attempts: loaded(attempts) };
}

/** The first page of somebody who is signed in. */
export function PersonHome({ current }: { current: Current }) {
  const student = useStudent(current);
  const parent = useParent(current);
  const teacher = useTeacher(current);
  const operator: HomePerson | null = current.realm === 'user' ? { kind: 'operator', name: current.user.name } : null;
  return <HomeOf person={student ?? parent ?? teacher ?? operator ?? { kind: 'guest' }} />;
}
