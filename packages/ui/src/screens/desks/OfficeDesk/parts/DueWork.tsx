import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { DueHomework as Homework } from '@aosai/api/desks/desk.contract';

/** Which students of a homework to list. */
export type HomeworkState = 'all' | 'notBegun' | 'unfinished' | 'overdue' | 'exempt';

export interface DueWorkProps {
  rows: readonly Homework[];
  hrefOf: (id: string, state: HomeworkState) => string;
  reminding: string | null;
  now: number;
  onRemind: (homework: Homework) => void;
}

const Root = styled.ul`
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[16]};
    padding: ${theme.space[12]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  a {
    color: ${theme.color.ink};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  strong {
    display: block;
    overflow-wrap: anywhere;
    font-weight: ${theme.weight.medium};
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[16]};
    grid-column: 1 / -1;
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  p a {
    color: ${theme.color.primary};
  }
  p a[data-tone='bad'] {
    color: ${theme.color.bad};
  }

  ${media.narrow} {
    p a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

const Row = ({ homework, hrefOf, reminding, now, onRemind }: Omit<DueWorkProps, 'rows'> & { homework: Homework }) => {
  const { id, title, classes, dueAt, notBegun, dueSoon, overdue, exemptions } = homework;
  const counts = [
    { label: '未开始', count: notBegun, state: 'notBegun' },
    { label: '24 小时内到期未交', count: dueSoon, state: 'unfinished' },
    { label: '逾期未交', count: overdue, state: 'overdue', tone: 'bad' },
    { label: '申请免做', count: exemptions, state: 'exempt' },
  ] as const;
  return (
    <li>
      <div>
        <strong>
          <a href={hrefOf(id, 'all')}>{title}</a>
        </strong>
        <small>
          {classes.length > 0 && `${classes.join('、')} · `}
          {Date.parse(dueAt) < now ? `${momentText(dueAt, now)} 已截止` : `${momentText(dueAt, now)} 截止`}
        </small>
      </div>
      {notBegun + dueSoon + overdue > 0 && (
        <Button size="s" loading={reminding === id} disabled={reminding !== null} onClick={() => onRemind(homework)}>
          提醒未交的
        </Button>
      )}
      <p>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ label, count, state, ...rest }) => (
            <a key={state} href={hrefOf(id, state)} data-tone={'tone' in rest ? rest.tone : undefined}>
              {label} {count} 人
            </a>
          ))}
      </p>
    </li>
  );
};

/** Homework with students who are behind: each number links to its students, and one button reminds them. */
export const DueWork = ({ rows, ...rest }: DueWorkProps) =>
  rows.length === 0 ? (
    <Empty title="没有要催的作业" icon="check">
      有学生还没开始或没交时，会按截止时间列在这里。
    </Empty>
  ) : (
    <Root role="list">
      {rows.map((homework) => (
        <Row key={homework.id} homework={homework} {...rest} />
      ))}
    </Root>
  );
