import { guardianWords } from '../../../accounts/guardianWords.ts';
import { Load } from '../../../../patterns/Load/Load.tsx';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { RowFacts } from '../../../../patterns/RowFacts/RowFacts.tsx';
import { SignInLock } from '../../../accounts/SignInLock/SignInLock.tsx';
import type { Known } from '../teacherGroup.ts';
import type { TeacherMember } from '@aosai/api/schools/teacherMember.contract';

type Props = DetailProps<TeacherMember, Known>;

/** Unlocks a student who was locked out by failed sign-ins. */
export const StudentLock = ({ known: { detail }, pending, begin }: Props) => (
  <SignInLock until={detail.data?.lockedUntil ?? null} pending={pending} onUnlock={() => begin('unlock')} />
);

/** Facts that are loaded only for the open student: the guardians. */
export const StudentMore = ({ known: { detail }, retry }: Props) => (
  <Load of={detail} name="学生资料" onRetry={retry}>
    {({ guardians }) => <RowFacts facts={[['监护人', guardianWords(guardians)]]} />}
  </Load>
);
