import type { Tone } from '@aosai/api/kit/labelled';
import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { homeworkTag } from '../../HomeworkRows/homeworkWords.ts';
import { links } from '../../../../patterns/links/links.ts';
import { momentText } from '@aosai/api/kit/dayText';
import type { RosterPlace } from '../homeworkDetailProps.ts';
import { isChoosable, isReturnable } from './rosterChoice.ts';
import type { HomeworkRosterRow } from '@aosai/api/homework/homeworkEnroll.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

export interface RosterTableProps {
  places: readonly HomeworkRosterRow[];
  busy: boolean;
  now: number;
  /** Ids of selected places; null if none can be selected. */
  chosen: readonly string[] | null;
  on: {
    choose: (ids: readonly string[]) => void;
    exempt: (place: RosterPlace) => void;
    refuse: (place: RosterPlace) => void;
    /** Set only if the reader runs the homework. */
    giveBack?: (place: RosterPlace) => void;
  };
}

const Acts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};

  /* Words of a button without a border stand where the other words of the column begin. */
  > button:only-child {
    margin-left: -10px;
  }
`;

function tagOf(place: HomeworkRosterRow, now: number): { tone: Tone; text: string } {
  if (place.id === null) return { tone: 'neutral', text: '没有布置' };
  if (place.status === ENROLMENT.quit) return { tone: 'neutral', text: '免做' };
  return homeworkTag(place, now);
}

/** Students who have the homework, with progress and requests to be exempted. */
export const RosterTable = ({ places, busy, now, chosen, on }: RosterTableProps) => {
  const all = places.flatMap((place) => (isChoosable(place) ? [place.id] : []));
  const isAll = chosen !== null && all.length > 0 && chosen.length === all.length;
  return (
    <Table label="名单" dense>
      <thead>
        <tr>
          {chosen && (
            <th scope="col">
              <Checkbox
                label={<VisuallyHidden>选择全部学生</VisuallyHidden>}
                checked={isAll}
                indeterminate={chosen.length > 0 && !isAll}
                disabled={all.length === 0}
                onChange={() => on.choose(isAll ? [] : all)}
              />
            </th>
          )}
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
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const { id, memberName } = place;
          const tag = tagOf(place, now);
          const granted = id !== null && place.status === ENROLMENT.quitPassed ? { ...place, id } : null;
          const asks = id !== null && place.status === ENROLMENT.quitApplied ? { ...place, id } : null;
          return (
            <tr key={place.memberId}>
              {chosen && (
                <td>
                  {isChoosable(place) && (
                    <Checkbox
                      label={<VisuallyHidden>选择{memberName}</VisuallyHidden>}
                      checked={chosen.includes(place.id)}
                      onChange={({ currentTarget: { checked } }) =>
                        on.choose(checked ? [...chosen, place.id] : chosen.filter((one) => one !== place.id))
                      }
                    />
                  )}
                </td>
              )}
              <th scope="row">
                {id === null ? memberName : <Link href={links.homeworkReport(id)}>{memberName}</Link>}
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
                {asks ? (
                  <Acts>
                    <span>申请免做：{place.quitReason}</span>
                    <Button size="s" disabled={busy} onClick={() => on.exempt(asks)}>
                      同意
                    </Button>
                    <Button size="s" variant="ghost" disabled={busy} onClick={() => on.refuse(asks)}>
                      驳回
                    </Button>
                  </Acts>
                ) : granted ? (
                  <Acts>
                    <span>已同意免做，待办结</span>
                    <Button size="s" disabled={busy} onClick={() => on.exempt(granted)}>
                      办结
                    </Button>
                  </Acts>
                ) : on.giveBack && isReturnable(place) ? (
                  <Acts>
                    <Button
                      size="s"
                      variant="ghost"
                      disabled={busy}
                      aria-label={`退回${memberName}的作业`}
                      onClick={() => on.giveBack?.(place)}
                    >
                      退回
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
};
