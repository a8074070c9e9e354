import { CHAPTER_WAY } from '@aosai/api/courses/courseRules';
import { unitName } from '@aosai/api/courses/unitName';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import type { CourseUnit } from '@aosai/api/courses/course.contract';

export interface UnitRowProps {
  unit: CourseUnit;
  href: string;
  /** The server's time in ms since 1970. */
  now: number;
  /** Null for readers who cannot pay with points. */
  onBuy: (() => void) | null;
}

const facts = ({ questionCount, hasVideo, openAt, dueAt, openBy, doneCount }: CourseUnit, now: number): string =>
  [
    questionCount > 0 && ((doneCount ?? 0) > 0 ? `做完 ${doneCount} / ${questionCount} 题` : `${questionCount} 道题`),
    hasVideo && '有视频',
    openBy === null && openAt !== null && `${momentText(openAt, now)} 开放`,
    openBy !== null && dueAt !== null && `建议 ${momentText(dueAt, now)} 前完成`,
  ]
    .filter(Boolean)
    .join(' · ') || '只有讲义';

const Locked = ({ unit: { openAt, pricePoints, title }, onBuy }: Pick<UnitRowProps, 'unit' | 'onBuy'>) => {
  if (openAt !== null) return <Tag icon="clock">未开放</Tag>;
  if (pricePoints === 0) return <Tag icon="lock">会员卡或班级</Tag>;
  if (onBuy === null) return <Tag icon="lock">{pricePoints} 积分</Tag>;
  return (
    <Button size="s" onClick={onBuy}>
      {pricePoints} 积分解锁<VisuallyHidden>「{title}」</VisuallyHidden>
    </Button>
  );
};

/** A unit in the list of a course: its link, or the condition that opens it. */
export const UnitRow = ({ unit, href, now, onBuy }: UnitRowProps) => (
  <li data-locked={unit.openBy === null} data-done={unit.isDone === true}>
    <small>{unitName(unit.no)}</small>
    <div>
      {unit.openBy === null ? (
        <b>
          <Icon name="lock" size={14} />
          {unit.title}
        </b>
      ) : (
        <a href={href}>{unit.title}</a>
      )}
      <span>{facts(unit, now)}</span>
    </div>
    {unit.openBy === null ? (
      <Locked unit={unit} onBuy={onBuy} />
    ) : unit.isDone === true ? (
      <Tag tone="ok" icon="check">
        学完
      </Tag>
    ) : (
      // What is free for everybody needs no word in each row.
      unit.openBy !== 'free' && <Tag tone={CHAPTER_WAY.tone(unit.openBy)}>{CHAPTER_WAY.label(unit.openBy)}</Tag>
    )}
  </li>
);
