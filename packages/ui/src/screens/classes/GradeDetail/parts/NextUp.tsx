import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { momentText } from '@aosai/api/kit/dayText';
import type { GradeDetail } from '@aosai/api/classes/grade.contract';
import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';

export interface NextUpProps {
  mine: GradeDetail['mine'];
  controls: readonly GradeControl[];
  /** Whether each item names its student, for parents. */
  named: boolean;
  now: number;
}

const Items = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${theme.space[4]};
  }
  small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

interface Item {
  key: string;
  title: string;
  href: string;
  note: string;
}

function dueItems({ mine, named, now }: NextUpProps): Item[] {
  return mine.flatMap(({ enrollId, memberName, nextDue }) => {
    if (nextDue === null) return [];
    const { kind, id, title, dueAt } = nextDue;
    const due = `${momentText(dueAt, now)} ${kind === 'homework' ? '截止' : '结束'}`;
    const href = kind === 'homework' ? links.homeworkOf(id) : links.examDetail(id);
    return [{ key: enrollId, title, href, note: named ? `${memberName} · ${due}` : due }];
  });
}

/** Exams of the class that are not over and not already listed. */
function examItems({ mine, controls, now }: NextUpProps): Item[] {
  const named = new Set(mine.map(({ nextDue }) => nextDue?.id));
  return controls.flatMap(({ id, targetType, targetId, targetTitle, endAt }) =>
    targetType !== 'exam' || targetTitle === null || endAt === null || Date.parse(endAt) <= now || named.has(targetId)
      ? []
      : [{ key: id, title: targetTitle, href: links.examDetail(targetId), note: `${momentText(endAt, now)} 结束` }],
  );
}

const MOST = 4;

/** The next homework and exams of a member in this class. */
export const NextUp = (props: NextUpProps) => {
  const items = [...dueItems(props), ...examItems(props)].slice(0, MOST);
  return (
    <Card title="接下来">
      {items.length === 0 ? (
        <p>现在没有要做的作业和考试。</p>
      ) : (
        <Items>
          {items.map(({ key, title, href, note }) => (
            <li key={key}>
              <Link href={href}>{title}</Link>
              <small>{note}</small>
            </li>
          ))}
        </Items>
      )}
    </Card>
  );
};
