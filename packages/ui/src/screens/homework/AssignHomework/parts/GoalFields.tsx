import { BATCH_GROUP } from '@aosai/api/enrolment/enrolments';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { SearchBox } from '../../../../patterns/FilterBar/SearchBox.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { PickList } from '../../../enrolment/BatchEnroll/PickList.tsx';
import type { AssignGoal } from '../assignDraft.ts';
import type { AssignKnown } from '../assignKnown.ts';

export interface GoalFieldsProps {
  known: AssignKnown;
  goals: readonly AssignGoal[];
  onChange: (goals: readonly AssignGoal[]) => void;
  onSearch: (keyword: string) => void;
  onRetry: () => void;
}

const Names = styled.p`
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

/** Goals of several kinds in one list, so their ids name the kind too. */
const listed = (goals: readonly (AssignGoal & { note?: string })[]) =>
  goals.map((goal) => ({
    id: `${goal.kind}:${goal.id}`,
    name: goal.name,
    note: goal.note ?? (goal.kind === 'member' ? '学生' : BATCH_GROUP.label(goal.kind)),
    goal: { kind: goal.kind, id: goal.id, name: goal.name },
  }));

/** Classes, groups and students who get the homework. */
export const GoalFields = ({ known, goals, onChange, onSearch, onRetry }: GoalFieldsProps) => {
  const { groups, students, keyword, base } = known;
  const word = keyword.trim();
  const found = word === '' ? [] : groups.filter(({ name }) => name.includes(word));
  const listOf = (options: readonly (AssignGoal & { note?: string })[]) => (
    <PickList
      label="布置给谁"
      options={listed(options)}
      noteOf={({ note }) => note}
      chosen={listed(goals)}
      onChange={(chosen) => onChange(chosen.map(({ goal }) => goal))}
    />
  );
  const hasClass = groups.some(({ kind }) => kind === 'grade');
  return (
    <>
      <SearchBox label="搜索班级、小组、学生" keyword={keyword} onSearch={onSearch} />
      {word === '' && groups.length > 0 && listOf(groups)}
      {word !== '' && (
        <Load of={students} name="学生" onRetry={onRetry}>
          {(people) =>
            people.length + found.length === 0 ? (
              <p>没有这样的班级、小组或学生。手机号要输入完整的 11 位。</p>
            ) : (
              listOf([...found, ...people])
            )
          }
        </Load>
      )}
      {word === '' && !hasClass && (
        <Empty title="还没有班级" action={<ButtonLink href={`${base}/grade`}>去新建班级</ButtonLink>}>
          也可以在上面搜索，布置给单个学生。
        </Empty>
      )}
      <Names role="status">
        {goals.length === 0 ? '还没有选' : `已选：${goals.map(({ name }) => name).join('、')}`}
      </Names>
    </>
  );
};
