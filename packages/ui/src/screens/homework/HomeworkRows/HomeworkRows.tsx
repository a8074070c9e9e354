import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { formatPoints } from '@aosai/api/kit/points';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { DateBlock } from '../../../patterns/DateBlock/DateBlock.tsx';
import { DatedRows } from '../../../patterns/DateBlock/DatedRows.tsx';
import { links } from '../../../patterns/links/links.ts';
import { countWords, dueWords, homeworkTag } from './homeworkWords.ts';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

export interface HomeworkRowsProps {
  places: readonly HomeworkPlace[];
  /** The server's time in ms since 1970. */
  now: number;
  /** True if the reader cannot answer, such as a parent. */
  readOnly?: boolean;
}

const isBegun = ({ progress }: HomeworkPlace): boolean => progress === PROGRESS.doing;
const isDone = ({ progress }: HomeworkPlace): boolean =>
  progress === PROGRESS.handedIn || progress === PROGRESS.settled;

/** The action of a row's button; null when there is none yet. */
function actionOf(place: HomeworkPlace, readOnly: boolean): { label: string; href: string } | null {
  if (isDone(place) || (!place.isOpen && isBegun(place)))
    return { label: '查看报告', href: links.homeworkReport(place.id) };
  if (readOnly || !place.isOpen) return null;
  return { label: isBegun(place) ? '继续作答' : '开始作答', href: links.homeworkRoom(place.id) };
}

/** A list of homework: due date, title, progress, next action. */
export const HomeworkRows = ({ places, now, readOnly = false }: HomeworkRowsProps) => (
  <DatedRows role="list">
    {places.map((place) => {
      const tag = homeworkTag(place, now);
      const action = actionOf(place, readOnly);
      return (
        <li key={place.id}>
          <DateBlock at={place.dueAt} now={now} />
          <div data-part="what">
            <h3>
              <a href={links.homeworkReport(place.id)}>{place.homeworkTitle}</a>
            </h3>
            <p>{dueWords(place, now)}</p>
          </div>
          <span data-part="state">
            <Tag tone={tag.tone}>{tag.text}</Tag>
          </span>
          <span data-part="score">
            {place.totalPoints === null ? (
              countWords(place, now)
            ) : (
              <>
                <b>{formatPoints(place.totalPoints)}</b> / {formatPoints(place.maxPoints)}
              </>
            )}
          </span>
          <span data-part="action">
            {action && (
              <ButtonLink href={action.href} aria-label={`${action.label}：${place.homeworkTitle}`}>
                {action.label}
              </ButtonLink>
            )}
          </span>
        </li>
      );
    })}
  </DatedRows>
);
