import { donePercent } from '@aosai/api/courses/learningPath';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { useChosenInRow } from '../../../../primitives/Scroll/useChosenInRow.ts';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { courseLinks } from '../../../../patterns/links/courseLinks.ts';
import type { CampLevel, CampProps } from '../campProps.ts';

const Root = styled.ol`
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.space[8]};
  list-style: none;

  a {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: ${theme.space[12]};
    align-items: center;
    min-height: 60px;
    padding: ${theme.space[8]} ${theme.space[16]} ${theme.space[8]} ${theme.space[8]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  a:hover {
    border-color: ${theme.color.lineStrong};
  }
  a[aria-current] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }
  i {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: ${theme.color.sunken};
    color: ${theme.color.ink2};
    font-size: ${theme.text.heading};
    font-style: normal;
    font-weight: ${theme.weight.bold};
  }
  /* A level that was climbed is lit. */
  [data-state='lit'] i {
    background: ${theme.color.ok};
    color: ${theme.color.surface};
  }
  [data-state='begun'] i {
    background: linear-gradient(to top, ${theme.color.okSoft} var(--camp-percent), ${theme.color.sunken} 0);
    color: ${theme.color.ink};
    box-shadow: inset 0 0 0 2px ${theme.color.ok};
  }
  [data-state='none'] :is(i, b) {
    color: ${theme.color.ink3};
  }
  small {
    display: block;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='lights'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin-top: 6px;
  }
  [data-part='lights'] > span {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${theme.color.lineStrong};
  }
  [data-part='lights'] > [data-lit='true'] {
    background: ${theme.color.ok};
  }
  [data-state='lit'] a > svg {
    color: ${theme.color.ok};
  }

  ${media.narrow} {
    /* Holds its hidden words, which else widen the page. */
    position: relative;
    flex-flow: row nowrap;
    overflow-x: auto;

    > li {
      flex: none;
    }
    a {
      grid-template-columns: 44px auto;
      padding-right: ${theme.space[12]};
    }
    a > svg {
      display: none;
    }
  }
`;

/** State of a level: `lit` once every unit that has questions is done. */
export function stateOf({ course, units }: CampLevel): 'none' | 'ahead' | 'begun' | 'lit' {
  if (!course) return 'none';
  const asking = units.filter(({ questionCount }) => questionCount > 0);
  if (asking.length > 0 && asking.every(({ isDone }) => isDone === true)) return 'lit';
  return units.some(({ doneCount }) => (doneCount ?? 0) > 0) ? 'begun' : 'ahead';
}

const WORDS = { none: '筹备中', ahead: '未开始', lit: '已点亮' } as const;

const saidOf = (rung: CampLevel, satMocks: number): string => {
  const state = stateOf(rung);
  if (state === 'begun') return `完成 ${donePercent(rung.units)}%`;
  // Whoever went straight to the exam has begun the level.
  if (satMocks > 0 && state !== 'lit') return `考过 ${satMocks} 场模拟`;
  return state === 'ahead' && rung.units.every(({ doneCount }) => doneCount === null)
    ? `${rung.units.length} 个单元`
    : WORDS[state];
};

/** The eight levels, the first at the bottom; a level lights up as its units are solved. */
export const Ladder = ({
  levels,
  level,
  language,
  satLevels,
}: Pick<CampProps, 'level' | 'language' | 'satLevels'> & { levels: readonly CampLevel[] }) => {
  const row = useRef<HTMLOListElement>(null);
  useChosenInRow(row, `${language} ${level}`);
  return (
    <nav aria-label="级别">
      <Root ref={row}>
        {levels.map((rung) => {
          const state = stateOf(rung);
          return (
            <li key={rung.level} data-state={state} style={{ '--camp-percent': `${donePercent(rung.units)}%` }}>
              <a href={courseLinks.camp(language, rung.level)} aria-current={rung.level === level ? 'page' : undefined}>
                <i aria-hidden="true">{rung.level}</i>
                <span>
                  <b>
                    <VisuallyHidden>GESP </VisuallyHidden>
                    {rung.level} 级
                  </b>
                  <small>{saidOf(rung, satLevels.filter((one) => one === rung.level).length)}</small>
                  {state === 'begun' && (
                    <span data-part="lights" aria-hidden="true">
                      {rung.units.map((unit) => (
                        <span key={unit.id} data-lit={unit.isDone === true} />
                      ))}
                    </span>
                  )}
                </span>
                {state === 'lit' && <Icon name="success" />}
              </a>
            </li>
          );
        })}
      </Root>
    </nav>
  );
};
