import { CONTROL_TARGET } from '@aosai/api/classes/classMembers';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Tag, type TagProps } from '../../../../primitives/Tag/Tag.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';
import { hrefOf } from './scheduleLinks.ts';

export interface ScheduleProps {
  rows: readonly GradeControl[];
  /** Shows one kind only; null shows all. */
  only: 'homework' | 'exam' | null;
  /** Teachers of the class are linked to the office, since only students may open the room. */
  isStaff: boolean;
  now: number;
}

const List = styled.ul`
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[16]};
    padding: ${theme.space[12]} ${theme.space[20]};
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  li > div {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

const EMPTY = {
  homework: { title: '还没有作业', text: '老师布置以后会出现在这里，也会给你发消息。' },
  exam: { title: '还没有考试', text: '班级安排的考试会出现在这里。' },
  all: { title: '还没有安排', text: '老师安排的作业、考试和解析会按时间列在这里。' },
} as const;

const stateOf = (
  { openAt, dueAt, targetType }: GradeControl,
  now: number,
): { tone: NonNullable<TagProps['tone']>; text: string } | null => {
  if (openAt !== null && Date.parse(openAt) > now) return { tone: 'neutral', text: '未开放' };
  if (dueAt !== null && Date.parse(dueAt) <= now) return { tone: 'neutral', text: '已截止' };
  // The state of an exam follows its own window, shown on its page.
  if (targetType === 'exam') return null;
  return targetType === 'solution' ? { tone: 'ok', text: '可以查看' } : { tone: 'primary', text: '开放中' };
};

const whenText = ({ openAt, dueAt, lateUntilAt }: GradeControl, now: number): string =>
  [
    openAt !== null && Date.parse(openAt) > now && `${momentText(openAt, now)} 开放`,
    dueAt !== null && `${momentText(dueAt, now)} 截止`,
    lateUntilAt !== null && `${momentText(lateUntilAt, now)} 前可以补交`,
  ]
    .filter(Boolean)
    .join('，');

const time = ({ dueAt, openAt }: GradeControl): number => Date.parse(dueAt ?? openAt ?? '') || 0;

/** Schedule of a class: open items first, the nearest on top; then those that are over, the latest first. */
export const Schedule = ({ rows, only, isStaff, now }: ScheduleProps) => {
  const wanted = rows.filter(
    ({ targetType, targetTitle }) => targetTitle !== null && (only === null || targetType === only),
  );
  const isOver = (row: GradeControl) => row.dueAt !== null && Date.parse(row.dueAt) <= now;
  const sorted = [
    ...wanted.filter((row) => !isOver(row)).toSorted((a, b) => time(a) - time(b)),
    ...wanted.filter(isOver).toSorted((a, b) => time(b) - time(a)),
  ];
  const { title, text } = EMPTY[only ?? 'all'];
  if (sorted.length === 0)
    return (
      <Empty title={title} icon="clock">
        {text}
      </Empty>
    );
  return (
    <List>
      {sorted.map((row) => {
        const href = hrefOf(row, isStaff);
        const state = stateOf(row, now);
        return (
          <li key={row.id}>
            <div>
              {href === null ? row.targetTitle : <Link href={href}>{row.targetTitle}</Link>}
              <small>
                {[only === null && CONTROL_TARGET.label(row.targetType), row.groupName, whenText(row, now)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            {state && <Tag tone={state.tone}>{state.text}</Tag>}
          </li>
        );
      })}
    </List>
  );
};
