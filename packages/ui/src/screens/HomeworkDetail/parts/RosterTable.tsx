import type { HomeworkRosterRow } from '@aosai/api/contract/types';
import type { Tone } from '@aosai/api/domain/forms/labelled';
import { formatPoints } from '@aosai/api/domain/points';
import { ENROLMENT } from '@aosai/api/domain/statuses';
import styled from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../tokens/theme.ts';
import { homeworkTag } from '../../../patterns/HomeworkRows/homeworkWords.ts';
import { links } from '../../../patterns/links/links.ts';
import { momentText } from '../../../patterns/time/beijing.ts';

export interface RosterTableProps {
  places: readonly HomeworkRosterRow[];
  busy: boolean;
  now: number;
  onExempt: (place: { id: string }) => void;
  onRefuse: (place: { id: string }) => void;
}

const Acts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

function tagOf(place: HomeworkRosterRow, now: number): { tone: Tone; text: string } {
  if (place.id === null) return { tone: 'neutral', text: '没有布置' };
  if (place.status === ENROLMENT.quit) return { tone: 'neutral', text: '免做' };
  return homeworkTag(place, now);
}

/** Who has the homework, how far each of them is, and who asks not to do it. */
export const RosterTable = ({ places, busy, now, onExempt, onRefuse }: RosterTableProps) => (
  <Table label="名单" dense>
    <thead>
      <tr>
        <th scope="col">姓名</th>
        <th scope="col">学号</th>
        <th scope="col">班级</th>
        <th scope="col">状态</th>
        <th scope="col" className="num">
          已答
        </th>
        <th scope="col" className="num">
          得分
        </th>
        <th scope="col">截止</th>
        <th scope="col">免做</th>
      </tr>
    </thead>
    <tbody>
      {places.map((place) => {
        const { id } = place;
        const tag = tagOf(place, now);
        return (
          <tr key={place.memberId}>
            <th scope="row">
              {id === null ? place.memberName : <a href={links.homeworkReport(id)}>{place.memberName}</a>}
            </th>
            <td>{place.no ?? '—'}</td>
            <td>{place.gradeTitle ?? '—'}</td>
            <td>
              <Tag tone={tag.tone}>{tag.text}</Tag>
            </td>
            <td className="num">{id === null ? '—' : `${place.answeredCount}/${place.questionCount}`}</td>
            <td className="num">{place.totalPoints === null ? '—' : formatPoints(place.totalPoints)}</td>
            <td>{id === null ? '—' : momentText(place.dueAt, now)}</td>
            <td>
              {id !== null && place.status === ENROLMENT.quitApplied ? (
                <Acts>
                  <span>{place.quitReason}</span>
                  <Button size="s" disabled={busy} onClick={() => onExempt({ id })}>
                    同意
                  </Button>
                  <Button size="s" variant="ghost" disabled={busy} onClick={() => onRefuse({ id })}>
                    驳回
                  </Button>
                </Acts>
              ) : (
                '—'
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
