import type { Standing } from '@aosai/api/courses/learningPath';
import { unitName } from '@aosai/api/courses/unitName';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { CourseUnit } from '@aosai/api/courses/course.contract';

export interface PathStepProps {
  unit: CourseUnit;
  standing: Standing;
  href: string;
  /** Page on which a locked unit can be unlocked. */
  courseHref: string;
  /** Says which units are free; needless where all are. */
  tellsFree: boolean;
}

const facts = ({ questionCount, hasVideo, doneCount, openBy }: CourseUnit): string =>
  [
    questionCount > 0 &&
      (!doneCount || openBy === null ? `${questionCount} 道题` : `完成 ${doneCount} / ${questionCount} 道题`),
    hasVideo && '有视频',
  ]
    .filter(Boolean)
    .join(' · ') || '只有讲义';

const STATE = { done: '已完成', next: '现在学这里', ahead: '', locked: '' } as const satisfies Record<Standing, string>;

/** A step of the path: its marker, title and link. */
export const PathStep = ({ unit, standing, href, courseHref, tellsFree }: PathStepProps) => (
  <li data-standing={standing} aria-current={standing === 'next' ? 'step' : undefined}>
    <i aria-hidden="true">
      {standing === 'done' ? (
        <Icon name="check" size={18} />
      ) : standing === 'locked' ? (
        <Icon name="lock" size={16} />
      ) : (
        unit.no
      )}
    </i>
    <div>
      <small>
        {unitName(unit.no)}
        {STATE[standing] !== '' && <b>{STATE[standing]}</b>}
      </small>
      <h3>{standing === 'locked' ? unit.title : <a href={href}>{unit.title}</a>}</h3>
      <p>{facts(unit)}</p>
      {Boolean(unit.doneCount) && unit.questionCount > 0 && standing !== 'locked' && (
        <progress value={unit.doneCount ?? 0} max={unit.questionCount} aria-label={`「${unit.title}」的进度`} />
      )}
    </div>
    {standing === 'next' && (
      <ButtonLink variant="primary" href={href}>
        {unit.doneCount ? '接着学' : '开始学'}
      </ButtonLink>
    )}
    {standing === 'locked' && (
      <ButtonLink size="s" href={courseHref}>
        {unit.pricePoints > 0 ? `${unit.pricePoints} 积分解锁` : '怎样解锁'}
        <VisuallyHidden>「{unit.title}」</VisuallyHidden>
      </ButtonLink>
    )}
    {standing === 'ahead' && tellsFree && unit.isFree && <Tag tone="ok">免费</Tag>}
  </li>
);
