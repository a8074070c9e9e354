import type { Attempt } from '@aosai/api/contract/types';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import { Link } from '../../primitives/Link/Link.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { attemptTag, scoreText } from './attemptWords.ts';
import { links } from '../links/links.ts';

/** A teacher's students at a glance. */
export const StudentAttempts = ({ attempts, now }: { attempts: readonly Attempt[]; now: number }) => (
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
            <td>{attempt.memberName}</td>
            <td>
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
            <td>
              <Tag tone={tag.tone}>{tag.text}</Tag>{' '}
              {attempt.lateCopyCount > 0 && <Tag tone="warn">迟到答案 {attempt.lateCopyCount}</Tag>}
            </td>
            <td className="num">
              {attempt.answeredCount} / {attempt.questionCount}
            </td>
            <td className="num">{score ? `${score.points} / ${score.max}` : '—'}</td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
