import { isBegun } from '@aosai/api/exams/isBegun';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { HomePerson } from '@aosai/ui/screens/desks/Home';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { HomePage } from './HomePage.tsx';
import { useParent } from './parentHome.ts';
import { useStudent } from './studentHome.ts';
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

/** The home page of a signed-in person. */
export function PersonHome({ current }: { current: Current }) {
  const student = useStudent(current);
  const parent = useParent(current);
  const teacher = useTeacher(current);
  const operator: HomePerson | null = current.realm === 'user' ? { kind: 'operator', name: current.user.name } : null;
  const person = student ?? parent?.person ?? teacher ?? operator ?? { kind: 'guest' };
  return <HomePage person={person} parent={parent?.acts} />;
}
