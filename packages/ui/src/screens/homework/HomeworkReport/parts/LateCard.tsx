import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { HomeworkReport } from '@aosai/api/homework/homeworkEnroll.contract';

const Comment = styled.p`
  color: ${theme.color.ink2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

type Late = HomeworkReport['late'][number];

const points = (value: number | null): string => (value === null ? '—' : formatPoints(value));

const wasLate = ({ days }: Late): boolean => days > 0;
const hasWords = ({ comment }: Late): boolean => comment !== '';

/** Late penalty by question; shown only if something was late. */
export const LateCard = ({ late, numbers }: { late: readonly Late[]; numbers: ReadonlyMap<string, number> }) => {
  const rows = late.filter((one) => wasLate(one) || (one.onTime !== null && one.earned !== one.onTime));
  if (rows.length === 0) return null;
  return (
    <Card title="迟交怎么算" extra="每题取按时得分和扣分后得分中高的" padding="none">
      <Table label="迟交的计算" dense>
        <thead>
          <tr>
            <th className="num" scope="col">
              题号
            </th>
            <th className="num" scope="col">
              按时得分
            </th>
            <th className="num" scope="col">
              得分
            </th>
            <th className="num" scope="col">
              迟交
            </th>
            <th className="num" scope="col">
              扣
            </th>
            <th className="num" scope="col">
              计入
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.questionId}>
              <td className="num">{numbers.get(one.questionId)}</td>
              <td className="num">{points(one.onTime)}</td>
              <td className="num">{points(one.earned)}</td>
              <td className="num">{one.days > 0 ? `${one.days} 天` : '—'}</td>
              <td className="num">{one.penaltyPct > 0 ? `${one.penaltyPct}%` : '—'}</td>
              <td className="num">
                <b>{points(one.points)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
};

/** The teacher's comments by question. */
export const CommentCard = ({ late, numbers }: { late: readonly Late[]; numbers: ReadonlyMap<string, number> }) => {
  const rows = late.filter(hasWords);
  if (rows.length === 0) return null;
  return (
    <Card title="老师的评语">
      {rows.map((one) => (
        <section key={one.questionId} aria-label={`第 ${numbers.get(one.questionId) ?? ''} 题的评语`}>
          <h3>第 {numbers.get(one.questionId)} 题</h3>
          <Comment>{one.comment}</Comment>
        </section>
      ))}
    </Card>
  );
};
