import type { Animation } from '@aosai/api/courses/animations/animation';
import { animationOf } from '@aosai/api/courses/animations/animations';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { AnimationPicture } from './AnimationPicture.tsx';

/** Long enough to read the sentence of a step. */
const STEP_MS = 2_400;

export interface SteppedAnimationProps {
  /** Name of the algorithm, as authors write it: 冒泡排序. */
  name: string;
  /** The author's data, by lines. */
  data: string;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-left: 3px solid ${theme.color.primary};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-size: ${theme.text.lead};
  break-inside: avoid;

  > [role='status'] {
    /* Room for the longest sentence, so that the buttons stay under the finger. */
    min-height: 3.2em;
    line-height: 1.6;
  }
  [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
  [data-part='acts'] > span {
    margin-left: auto;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[4]};
    min-height: ${theme.control.small};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    cursor: pointer;
  }
  details[open] > summary > svg {
    transform: rotate(90deg);
  }
  ol {
    padding-left: 2em;
    font-size: ${theme.text.dense};
    line-height: 1.7;
  }
  li[aria-current] {
    font-weight: ${theme.weight.bold};
  }

  ${media.narrow} {
    padding: ${theme.space[12]};

    > [role='status'] {
      min-height: 4.8em;
    }
  }
  ${media.touch} {
    summary {
      min-height: ${theme.control.touch};
    }
  }
  ${media.still} {
    /* Whoever wants no motion takes the steps one by one. */
    [data-part='play'] {
      display: none;
    }
  }
  ${media.print} {
    [data-part='acts'] {
      display: none;
    }
    details::details-content {
      content-visibility: visible;
    }
  }
`;

const Player = ({ animation: { title, columns, rows, play } }: { animation: Animation }) => {
  const [steps] = useState(play);
  const [place, setPlace] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const last = steps.length - 1;
  const step = steps[place];
  const isMoving = isPlaying && place < last;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => setPlace(place + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isMoving, place]);
  const go = (to: number) => {
    setPlaying(false);
    setPlace(Math.min(last, Math.max(0, to)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  };
  if (!step) return null;
  return (
    // Keys work wherever the focus is inside; every control can also be reached by itself.
    <Root aria-label={`动画：${title}`} onKeyDown={onKeyDown}>
      <div>
        <Tag tone="primary">动画：{title}</Tag>
      </div>
      <AnimationPicture columns={columns} rows={rows} step={step} />
      <p role="status">{step.said}</p>
      <div data-part="acts">
        {/* Not `disabled`: the focus would be lost at the first step, and the keys with it. */}
        <Button icon="chevron-left" aria-disabled={place === 0} onClick={() => go(place - 1)}>
          上一步
        </Button>
        {place === last ? (
          <Button variant="primary" icon="refresh" onClick={() => go(0)}>
            从头再看
          </Button>
        ) : (
          <Button variant="primary" onClick={() => go(place + 1)}>
            下一步
          </Button>
        )}
        <div data-part="play">
          <Button
            {...(!isMoving && { icon: 'play' as const })}
            onClick={() => {
              if (place === last) setPlace(0);
              setPlaying(!isMoving);
            }}
          >
            {isMoving ? '暂停' : '播放'}
          </Button>
        </div>
        <span>
          {place + 1} / {steps.length} 步
        </span>
      </div>
      <details>
        <summary>
          <Icon name="chevron-right" size={14} />
          用文字看每一步
        </summary>
        <ol>
          {steps
            .map(({ said }, at) => ({ said, at, key: `${at}` }))
            .map(({ said, at, key }) => (
              <li key={key} aria-current={at === place ? 'step' : undefined}>
                {said}
              </li>
            ))}
        </ol>
      </details>
    </Root>
  );
};

/** An algorithm on small data, one step at a time: picture, sentence, and buttons to go on and back. */
export const SteppedAnimation = ({ name, data }: SteppedAnimationProps) => {
  const animation = animationOf(name, data);
  // Data that was written by a newer version of the product, or by hand in another program.
  if ('fault' in animation)
    return (
      <p>
        这里有一段动画「{name}」，但是播放不了：{animation.fault}。
      </p>
    );
  return <Player key={`${name}\n${data}`} animation={animation} />;
};
