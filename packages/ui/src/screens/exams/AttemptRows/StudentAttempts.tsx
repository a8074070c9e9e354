import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { attemptTag, scoreText } from './attemptWords.ts';
import { links } from '../../../patterns/links/links.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

/** Columns on wide screens; on a phone two lines for each student, with the score visible. */
const Cells = styled.div`
  border-radius: inherit;

  ${media.narrow} {
    table,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: baseline;
      gap: ${theme.space[4]} ${theme.space[12]};
      padding: ${theme.space[12]} ${theme.space[16]};
    }
    tbody > tr + tr {
      border-top: 1px solid ${theme.color.line};
    }
    &&& tbody td {
      min-width: 0;
      padding: 0;
      border: 0;
    }
    [data-part='name'] {
      font-weight: ${theme.weight.medium};
    }
    [data-part='state'] {
      grid-column: 2 / -1;
      justify-self: end;
    }
    [data-part='exam'] {
      order: 1;
      color: ${theme.color.ink2};
    }
    .num {
      order: 1;
    }
    [data-part='answered'] {
      color: ${theme.color.ink3};
    }
  }
`;

/** Recent attempts of a teacher's students. */
export const StudentAttempts = ({ attempts, now }: { attempts: readonly Attempt[]; now: number }) => (
  <Cells>
    <Table label="最近作答">
      <thead>
        <tr>
          <th>学生</th>
          <th>考试</th>
          <th>状态</th>
          <th className="num">进度</th>
          <th className="num">得分</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map((attempt) => {
          const tag = attemptTag(attempt, now);
          const score = scoreText(attempt);
          return (
            <tr key={attempt.id}>
              <td data-part="name">{attempt.memberName}</td>
              <td data-part="exam">
                {attempt.status === ATTEMPT.inProgress ? (
                  attempt.examTitle
                ) : (
                  <Link
                    href={links.reportPaper(attempt.id)}
                    tone="quiet"
                    aria-label={`${attempt.memberName}的${attempt.examTitle}`}
                  >
                    {attempt.examTitle}
                  </Link>
                )}
              </td>
              <td data-part="state">
                <Tag tone={tag.tone}>{tag.text}</Tag>{' '}
                {attempt.lateCopyCount > 0 && <Tag tone="warn">迟到答案 {attempt.lateCopyCount}</Tag>}
              </td>
              <td className="num" data-part="answered">
                {attempt.answeredCount} / {attempt.questionCount}
              </td>
              <td className="num">{score ? `${score.points} / ${score.max}` : '—'}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  </Cells>
);
