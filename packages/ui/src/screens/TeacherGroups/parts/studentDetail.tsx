import type { MemberDetail, TeacherMember } from '@aosai/api/contract/types';
import styled from 'styled-components';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { SignInLock } from '../../../patterns/SignInLock/SignInLock.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { theme } from '../../../tokens/theme.ts';
import { guardianWords } from '../../../patterns/guardianWords/guardianWords.ts';

export interface StudentDetailProps {
  /** The open student in full. */
  detail: Loaded<MemberDetail>;
  retry: () => void;
  pending: boolean;
  unlock: (memberId: string) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

/** What a teacher needs of one student: the full name, the groups, whom to turn to. */
export const studentDetail = ({ detail, retry, pending, unlock }: StudentDetailProps): RowDetail<TeacherMember> => ({
  title: (row) => detail.data?.name ?? row.nameMasked,
  body: (row) => (
    <Load of={detail} name="学生资料" onRetry={retry}>
      {({ name, guardians, lockedUntil }) => (
        <Root>
          <SignInLock until={lockedUntil} pending={pending} onUnlock={() => unlock(row.memberId)} />
          <RowFacts
            facts={[
              ['姓名', name],
              ['学号', row.no ?? '—'],
              ['班级', row.className ?? '暂不分班'],
              ['分组', row.groups.length === 0 ? '还没有分组' : row.groups.map((group) => group.name).join('、')],
              ['老师', row.teacherName],
              ['开始日期', dateText(row.since)],
              ['监护人', guardianWords(guardians)],
            ]}
          />
        </Root>
      )}
    </Load>
  ),
});
