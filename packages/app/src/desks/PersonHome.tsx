import type { ExamCard } from '@aosai/api/exams/exam.contract';
import { isBegun } from '@aosai/api/exams/isBegun';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { HomePerson } from '@aosai/ui/screens/desks/Home';
import type { Loaded } from '@aosai/ui/patterns/Load';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { useState } from 'react';
import { useSession } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { HomePage } from './HomePage.tsx';
import { useParent } from './parentHome.ts';
import { examsFor, studentFrom, useStudent } from './studentHome.ts';
import { lastToday } from './todayCopy.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

const SHOWN = 6;
const BEGUN = [ATTEMPT.inProgress, ATTEMPT.completed, ATTEMPT.settled];

function useTeacher(current: Current): HomePerson | null {
  const teacher = current.realm === 'member' && current.member.type === 'teacher' ? current.member : null;
  const attempts = useCall(teacher ? ['home', 'students'] : null, async (client) => {
    const { content } = await client.examPaperEnroll.queryListByTeacher({ size: SHOWN, statusList: BEGUN });
    return content.filter(isBegun);
  });
  return (
    teacher && {
      kind: 'teacher',
      name: teacher.name,
      attempts: loaded(attempts),
      hasDesk: teacher.organization !== null,
    }
  );
}

/** The home page in a session whose person cannot be read now: what was last known, else the page for everybody. */
function LastHome() {
  const sessionId = useSession().session?.id;
  const [copy] = useState(() => lastToday(localStorage, sessionId, Date.now()));
  return <HomePage person={copy ? studentFrom(copy) : { kind: 'guest' }} />;
}

function KnownHome({ current }: { current: Current }) {
  const student = useStudent(current);
  const parent = useParent(current);
  const teacher = useTeacher(current);
  const operator: HomePerson | null = current.realm === 'user' ? { kind: 'operator', name: current.user.name } : null;
  const person = student ?? parent?.person ?? teacher ?? operator ?? { kind: 'guest' };
  const sorted =
    student?.kind === 'student' ? (exams: Loaded<ExamCard[]>) => examsFor(student.today, exams) : undefined;
  return <HomePage person={person} parent={parent?.acts} sorted={sorted} />;
}

/**
 * The home page in a session; undefined until the server has named its person, null when it names nobody, as without a
 * connection.
 */
export const PersonHome = ({ current }: { current: Current | null | undefined }) => (
  <LearnClient>
    {current === undefined ? <PageLoading /> : current ? <KnownHome current={current} /> : <LastHome />}
  </LearnClient>
);
