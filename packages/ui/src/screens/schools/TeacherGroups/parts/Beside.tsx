import { styled } from 'styled-components';
import { Load } from '../../../../patterns/Load/Load.tsx';
import type { FrameProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { PasswordSlips } from '../../../accounts/PasswordSlips/PasswordSlips.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { type GroupFilter, hasTeacher, type Known } from '../teacherGroup.ts';
import { GroupList } from './GroupList.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[20]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Shows the groups next to their students. */
export const Beside = ({ known, filter, onFilter, retry, begin, children }: FrameProps<GroupFilter, Known>) => (
  <Columns>
    <Card title="分组">
      <Load of={known.groups} name="分组" onRetry={retry}>
        {(groups) => (
          <GroupList
            groups={groups}
            chosen={filter.group}
            namesTeachers={!hasTeacher(known)}
            on={{
              choose: (group) => onFilter({ ...filter, group }),
              edit: (group) => begin('updateGroup', group),
              remove: (group) => begin('removeGroup', group),
            }}
          />
        )}
      </Load>
    </Card>
    <div>{children}</div>
    <PasswordSlips of={known.slips} />
  </Columns>
);
