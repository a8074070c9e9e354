import type { Animation, AnimationStep } from '@aosai/api/courses/animations/animation';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

/** Side of a box in px at full size. */
const BOX = 48;
const GAP = 2;

export interface AnimationPictureProps extends Pick<Animation, 'columns' | 'rows'> {
  step: AnimationStep;
}

const Root = styled.svg`
  display: block;
  max-width: 100%;
  height: auto;
  margin-inline: auto;

  g {
    /* Only transforms and colours change, so that no frame needs a layout. */
    transform: translate(var(--x), var(--y));
    transition: transform ${theme.motion.press} ${theme.motion.ease};
  }
  rect {
    fill: ${theme.color.surface};
    stroke: ${theme.color.lineStrong};
    stroke-width: 1.5px;
    transition:
      fill ${theme.motion.calm},
      stroke ${theme.motion.calm};
  }
  text {
    fill: ${theme.color.ink};
    font-family: ${theme.font.sans};
    font-size: ${theme.text.lead};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }
  [data-tone='here'] > rect {
    fill: ${theme.color.primarySoft};
    stroke: ${theme.color.primary};
    stroke-width: 3px;
  }
  [data-tone='change'] > rect {
    fill: ${theme.color.warnSoft};
    stroke: ${theme.color.warn};
    stroke-width: 3px;
    stroke-dasharray: 7 3;
  }
  [data-tone='done'] > rect {
    fill: ${theme.color.okSoft};
    stroke: ${theme.color.ok};
  }
  [data-tone='gone'] > rect {
    fill: ${theme.color.sunken};
    stroke: ${theme.color.line};
    stroke-dasharray: 3 3;
  }
  [data-tone='gone'] > text {
    fill: ${theme.color.ink3};
    text-decoration: line-through;
  }
  [data-tone='wall'] > rect {
    fill: ${theme.color.ink2};
    stroke: ${theme.color.ink2};
  }
  [data-part='word'] > text {
    fill: ${theme.color.ink2};
    font-size: ${theme.text.dense};
  }
  [data-part='mark'] > text {
    fill: ${theme.color.primary};
    font-size: ${theme.text.body};
    font-weight: ${theme.weight.bold};
  }

  @media (forced-colors: active) {
    rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    text,
    [data-part] > text {
      fill: CanvasText;
    }
    [data-tone='here'] > rect,
    [data-tone='change'] > rect {
      fill: Canvas;
      stroke: Highlight;
    }
    [data-tone='done'] > rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-tone='gone'] > rect {
      fill: Canvas;
      stroke: GrayText;
    }
    [data-tone='gone'] > text {
      fill: GrayText;
    }
    [data-tone='wall'] > rect {
      fill: CanvasText;
      stroke: CanvasText;
    }
  }
`;

const placed = (x: number, y: number) => ({ '--x': `${x * BOX}px`, '--y': `${y * BOX}px` });

/** The boxes and words of one step; a box that keeps its id glides to its new place. */
export const AnimationPicture = ({ columns, rows, step: { shown, cells, words } }: AnimationPictureProps) => (
  <Root
    role="img"
    aria-label={shown}
    viewBox={`${-GAP} ${-GAP} ${columns * BOX + 2 * GAP} ${rows * BOX + 2 * GAP}`}
    width={columns * BOX + 2 * GAP}
    height={rows * BOX + 2 * GAP}
  >
    {/* In the order of their ids: an element that is moved in the document would jump instead of gliding. */}
    {cells
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, x, y, width = 1, height = 1, text, tone }) => (
        <g key={id} data-tone={tone} style={placed(x, y)}>
          <rect x={GAP} y={GAP} width={width * BOX - 2 * GAP} height={height * BOX - 2 * GAP} rx={6} />
          <text x={(width * BOX) / 2} y={(height - 0.5) * BOX}>
            {text}
          </text>
        </g>
      ))}
    {words.map(({ id, x, y, text, isMark = false }) => (
      <g key={id} data-part={isMark ? 'mark' : 'word'} style={placed(x, y)}>
        <text>{text}</text>
      </g>
    ))}
  </Root>
);
