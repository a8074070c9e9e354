import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { type Drawing, openDrawing, type Steps } from './openDrawing.ts';

export interface TurtleCanvasProps {
  steps: Steps;
  /** Receives the drawing shown now as a PNG. */
  onSave: (png: Blob) => void;
  /** Receives it to be kept as a work; without this no button offers it. */
  onKeep?: (png: Blob) => void;
}

const PACES = { quarter: 0.25, program: 1, fast: 4, whole: Infinity } as const;
type Pace = keyof typeof PACES;
const PACE_NAMES: Record<Pace, string> = { quarter: '慢放', program: '按程序', fast: '快放', whole: '直接画完' };
const isPace = (value: string): value is Pace => value in PACES;

const STILL = '(prefers-reduced-motion: reduce)';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  height: 100%;
  background: ${theme.color.sunken};

  > div:first-child {
    display: grid;
    place-items: center;
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    padding: ${theme.space[12]};
  }
  canvas {
    max-width: 100%;
    max-height: 100%;
    min-height: 0;
    border-radius: ${theme.radius.tag};
    background: white;
    box-shadow: 0 0 0 1px ${theme.color.line};
  }
  [data-theme='dark'] & canvas {
    filter: brightness(0.88);
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
    min-height: 48px;
    padding: 6px 14px;
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  output {
    flex: 1 0 auto;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  [data-part='pace'] {
    flex: none;
    width: 124px;
  }
`;

/** Canvas for a program's turtle drawing, with controls for the speed. The paper is white in every theme; a dark screen dims it, as it would blind. */
export const TurtleCanvas = ({ steps, onSave, onKeep }: TurtleCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing>(null);
  const [at, setAt] = useState(0);
  const [pace, setPace] = useState<Pace>(() => (matchMedia(STILL).matches ? 'whole' : 'program'));
  const [isPaused, setPaused] = useState(false);
  const { ops, count } = steps;

  useEffect(() => {
    if (!canvas.current) return undefined;
    const opened = openDrawing(canvas.current, setAt);
    drawing.current = opened;
    return () => opened.dispose();
  }, []);
  useEffect(() => drawing.current?.pace(isPaused ? 0 : PACES[pace]), [pace, isPaused]);
  useEffect(() => drawing.current?.take({ ops, count }), [ops, count]);

  const hand = async (to: (png: Blob) => void) => {
    const png = await drawing.current?.toPng();
    if (png) to(png);
  };
  const isDone = at >= count;
  return (
    <Root aria-label="画布">
      <div>
        <canvas ref={canvas} role="img" aria-label={`海龟画，共 ${count} 步`} />
      </div>
      <footer>
        <div data-part="pace">
          <Select
            size="s"
            aria-label="播放速度"
            value={pace}
            options={Object.entries(PACE_NAMES).map(([value, label]) => ({ value, label }))}
            onChange={({ target: { value } }) => isPace(value) && setPace(value)}
          />
        </div>
        <Button size="s" variant="ghost" disabled={isDone} onClick={() => setPaused(!isPaused)}>
          {isPaused ? '继续' : '暂停'}
        </Button>
        <Button
          size="s"
          variant="ghost"
          disabled={isDone}
          onClick={() => {
            setPaused(true);
            drawing.current?.step();
          }}
        >
          下一步
        </Button>
        <IconButton
          icon="refresh"
          label="从头再放"
          size="s"
          disabled={count === 0}
          onClick={() => drawing.current?.restart()}
        />
        <output>
          {at} / {count} 步
        </output>
        {onKeep && (
          <Button size="s" disabled={!isDone || count === 0} onClick={() => void hand(onKeep)}>
            存为作品
          </Button>
        )}
        <IconButton icon="download" label="保存图片" size="s" disabled={at === 0} onClick={() => void hand(onSave)} />
      </footer>
    </Root>
  );
};
