import { questionsToDo } from '@aosai/api/courses/learningPath';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { courseLinks } from '../../../../patterns/links/courseLinks.ts';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { CampLevel } from '../campProps.ts';

export interface LightsProps {
  courseId: string;
  units: CampLevel['units'];
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(172px, 1fr));
  gap: ${theme.space[8]};
  margin-bottom: ${theme.space[20]};
  list-style: none;

  a {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) auto;
    gap: ${theme.space[8]};
    align-items: center;
    height: 100%;
    min-height: 40px;
    padding: ${theme.space[4]} ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    text-decoration: none;
  }
  a:hover {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.ink};
  }
  i {
    width: 14px;
    height: 14px;
    border: 2px solid ${theme.color.lineStrong};
    border-radius: 50%;
    background: conic-gradient(${theme.color.ok} var(--light-percent), transparent 0);
  }
  a[data-lit='true'] {
    border-color: transparent;
    background: ${theme.color.okSoft};
    color: ${theme.color.ink};
  }
  a[data-lit='true'] i {
    border-color: ${theme.color.ok};
    background: ${theme.color.ok};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${theme.color.ok} 25%, transparent);
  }
  b {
    font-weight: ${theme.weight.medium};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  small {
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  ${media.touch} {
    a {
      min-height: ${theme.control.touch};
    }
  }
`;

/** Number of units of a level that are lit. */
export const litOf = (units: CampLevel['units']): number => units.filter(({ isDone }) => isDone === true).length;

/** How many questions a unit still lacks until it is lit. */
const missing = ({ questionCount, doneCount }: CampLevel['units'][number]): number =>
  Math.max(0, questionsToDo(questionCount) - (doneCount ?? 0));

/** One light per knowledge point of a level, lit once `questionsToDo` of its questions are right (six of eight). */
export const Lights = ({ courseId, units }: LightsProps) => (
  <Root aria-label="考点的灯">
    {units
      .filter(({ questionCount }) => questionCount > 0)
      .map((unit) => {
        const { id, title, questionCount, doneCount } = unit;
        const isLit = unit.isDone === true;
        const share = Math.min(1, (doneCount ?? 0) / questionsToDo(questionCount));
        return (
          <li key={id}>
            <a
              href={courseLinks.chapter(id, { courseId })}
              data-lit={isLit}
              style={{ '--light-percent': `${Math.round(share * 100)}%` }}
            >
              <i aria-hidden="true" />
              <b>{title}</b>
              <small aria-hidden="true">
                {doneCount ?? 0}/{questionCount}
              </small>
              <VisuallyHidden>{isLit ? '，已点亮' : `，再做对 ${missing(unit)} 题点亮`}</VisuallyHidden>
            </a>
          </li>
        );
      })}
  </Root>
);
