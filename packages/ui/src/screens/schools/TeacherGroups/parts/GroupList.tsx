import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { UNGROUPED } from '../teacherGroup.ts';
import type { TeacherGroup } from '@aosai/api/schools/teacherGroup.contract';

export interface GroupListProps {
  groups: readonly TeacherGroup[];
  /** Id of the chosen group; empty for all students, `none` for those without a group. */
  chosen: string;
  /** True if groups of several teachers are listed, so that each names its teacher. */
  namesTeachers: boolean;
  on: {
    choose: (group: string) => void;
    edit: (group: TeacherGroup) => void;
    remove: (group: TeacherGroup) => void;
  };
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  list-style: none;

  > li > button {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[12]};
    width: 100%;
    min-height: ${theme.control.medium};
    padding: ${theme.space[8]} ${theme.space[12]};
    border: 0;
    border-left: 2px solid transparent;
    border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
    background: none;
    color: ${theme.color.ink2};
    font: inherit;
    text-align: left;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  > li > button:hover {
    background: ${theme.color.sunken};
  }
  > li > button[aria-pressed='true'] {
    border-left-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.medium};
  }
  @media (forced-colors: active) {
    > li > button {
      border-left-color: Canvas;
    }
  }
  small {
    display: block;
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
  }
  > li > button > span:last-child {
    flex: none;
    color: ${theme.color.ink3};
    font-variant-numeric: tabular-nums;
  }
  [data-part='acts'] {
    display: flex;
    gap: ${theme.space[4]};
    padding: ${theme.space[4]} ${theme.space[8]} ${theme.space[8]};
  }
  p {
    padding: ${theme.space[4]} ${theme.space[12]} 0;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    overflow-wrap: anywhere;
  }

  ${media.touch} {
    > li > button {
      min-height: ${theme.control.touch};
    }
  }
`;

/** List of groups; the chosen one can be renamed or deleted. */
export const GroupList = ({ groups, chosen, namesTeachers, on }: GroupListProps) => {
  const fixed = [
    { id: '', name: '全部学生' },
    { id: UNGROUPED, name: '未分组' },
  ];
  return (
    <Root role="list" aria-label="分组">
      {fixed.map(({ id, name }) => (
        <li key={id}>
          <button type="button" aria-pressed={chosen === id} onClick={() => on.choose(id)}>
            <span>{name}</span>
          </button>
        </li>
      ))}
      {groups.map((group) => (
        <li key={group.id}>
          <button type="button" aria-pressed={chosen === group.id} onClick={() => on.choose(group.id)}>
            <span>
              {group.name}
              {namesTeachers && <small>{group.teacherName}</small>}
            </span>
            <span>{group.studentCount === 0 ? '没有学生' : `${group.studentCount} 人`}</span>
          </button>
          {chosen === group.id && (
            <>
              {group.note !== null && <p>{group.note}</p>}
              <div data-part="acts">
                <Button size="s" variant="ghost" onClick={() => on.edit(group)}>
                  修改分组
                </Button>
                <Button size="s" variant="ghost" onClick={() => on.remove(group)}>
                  删除分组
                </Button>
              </div>
            </>
          )}
        </li>
      ))}
    </Root>
  );
};
