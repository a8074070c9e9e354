import { explainPythonError } from '@aosai/api/judging/explain/explainPython';
import { MAX_TRACE_STEPS } from '@aosai/api/judging/judging';
import { CPP, type LanguageId, PYTHON } from '@aosai/api/judging/languages';
import { MAX_STEPS, type Step, type StepTrace, type StepValue } from '@aosai/api/practice/python/steps';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { scrollStop } from '../../../primitives/Scroll/scrollStop.ts';
import { theme } from '../../../tokens/theme.ts';
import { StepCode } from './parts/StepCode.tsx';
import { StepControls } from './parts/StepControls.tsx';
import { STEP_MS, type StepPace } from './stepPace.ts';
import { StepData } from './parts/StepData.tsx';

/** Signals of a C++ program that crashed, for beginners. */
const SIGNALS: Readonly<Record<string, string>> = {
  SIGSEGV: '用了不属于它的内存：下标越界、空指针，或者递归太深',
  SIGBUS: '用了不属于它的内存',
  SIGFPE: '除以了 0',
  SIGABRT: '程序中止了，原因写在输出里',
  SIGILL: '函数没有 return，或者执行到了不是程序的地方',
  SIGKILL: '用的内存或时间太多',
};

const MOST_STEPS = (count: number) =>
  `记录到这里为止：最多 ${count} 步。如果是死循环或停不下来的递归，请检查结束的条件。`;

/** Why a recording ended early, in a sentence; null if the program ended by itself. */
function limitOf({ ended, isLimited }: StepTrace): string | null {
  switch (ended) {
    case undefined:
      return isLimited ? MOST_STEPS(MAX_STEPS) : null;
    case 'steps':
      return MOST_STEPS(MAX_TRACE_STEPS);
    case 'size':
      return '记录到这里为止：变量里的内容太多了。把数据改小一些再试。';
    case 'time':
      return '记录到这里为止：时间用完了。接下来的这一行要算很久，或者一直在等。';
    case 'output':
      return '记录到这里为止：输出超过了 64 KB。';
    case 'done':
    case 'error':
    case 'compile':
    case 'unavailable':
      return null;
    default:
      return ended satisfies never;
  }
}

export interface StepViewProps {
  /** The program that was recorded. */
  source: string;
  /** Has at least one step. */
  trace: StepTrace;
  /** Everything that the program printed and read. */
  output: string;
  /** Default: Python. */
  language?: LanguageId;
}

const Root = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  height: 100%;
  background: ${theme.color.surface};

  > [data-part='moment'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-height: 0;
    overflow: auto;
  }
  [data-part='said'] {
    padding: ${theme.space[8]} ${theme.space[12]};
    border-bottom: 1px solid ${theme.color.line};
    font-size: ${theme.text.dense};
  }
  [data-part='output'] {
    border-top: 1px solid ${theme.color.line};
    padding: ${theme.space[8]} ${theme.space[12]};
  }
  [data-part='output'] > h3 {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  [data-part='output'] > pre {
    max-height: 160px;
    margin: 4px 0 0;
    overflow: auto;
    font-family: ${theme.font.mono};
    font-size: ${theme.text.dense};
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @container (min-width: 720px) {
    [data-part='columns'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
    }
  }
`;

const valueText = (value: StepValue, step: Step): string =>
  'text' in value ? value.text : `${step.boxes.find(({ no }) => no === value.box)?.kind ?? ''} #${value.box}`;

/** What happens at a step, in a sentence. */
function said(step: Step, source: string, language: LanguageId): string {
  const name = step.frames.at(-1)?.name ?? '程序';
  switch (step.event) {
    case 'line':
      return `接下来执行第 ${step.line ?? '?'} 行`;
    case 'call':
      return `进入函数 ${name}`;
    case 'return':
      return `${name} 结束，返回 ${step.returned ? valueText(step.returned, step) : 'None'}`;
    case 'error': {
      if (language === CPP) return `第 ${step.line ?? '?'} 行出错：${SIGNALS[step.error ?? ''] ?? step.error ?? ''}`;
      const [, type = '', message = ''] = /^(\w+): ?([\s\S]*)$/.exec(step.error ?? '') ?? [];
      const known = explainPythonError({ type, message, line: step.line, trace: '' }, source);
      return `第 ${step.line ?? '?'} 行出错：${known?.title ?? step.error ?? ''}`;
    }
    case 'end':
      return '程序运行结束';
    default:
      return step.event satisfies never;
  }
}

/** The next step at a line after this one, or else the first; -1 if the line is never executed. */
function placeOfLine(steps: readonly Step[], line: number, at: number): number {
  const isThere = (step: Step) => step.line === line && step.event !== 'return';
  const next = steps.findIndex((step, place) => place > at && isThere(step));
  return next === -1 ? steps.findIndex(isThere) : next;
}

/** A recorded program, step by step, forwards and backwards: line, variables, lists as boxes, and output so far. */
export const StepView = ({ source, trace, output, language = PYTHON }: StepViewProps) => {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<StepPace>('normal');
  const { steps } = trace;
  const limit = limitOf(trace);
  const last = Math.max(0, steps.length - 1);
  const place = Math.min(at, last);
  const step = steps[place];
  const isMoving = isPlaying && place < last;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    // A dialog opens before there are steps, so its focus waits at the cross; beside other text nothing is taken.
    if (root.current?.closest('[role="dialog"]')) root.current.querySelector<HTMLElement>('button:enabled')?.focus();
  }, []);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => setAt(place + 1), STEP_MS[pace]);
    return () => clearTimeout(timer);
  }, [isMoving, place, pace]);
  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.min(last, Math.max(0, to)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The slider has these keys itself, and a list of choices needs them.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  if (!step) return null;
  const ran = new Set(steps.map(({ line }) => line));
  return (
    // Keys work wherever the focus is inside; every control can also be reached by itself.
    <Root ref={root} aria-label="单步运行" onKeyDown={onKeyDown}>
      <StepControls
        at={place}
        count={steps.length}
        isPlaying={isMoving}
        pace={pace}
        onGo={go}
        onPlay={() => {
          if (!isMoving && place === last) setAt(0);
          setPlaying(!isMoving);
        }}
        onPace={setPace}
      />
      <div data-part="moment" ref={scrollStop}>
        <div data-part="said" role="status" aria-live={isMoving ? 'off' : 'polite'}>
          {said(step, source, language)}
        </div>
        {limit !== null && place === last && (
          <Alert tone="warn" shape="bar">
            {limit}
          </Alert>
        )}
        <div data-part="columns">
          <StepCode
            source={source}
            line={step.line}
            tone={step.event === 'error' ? 'bad' : 'here'}
            ran={ran}
            onLine={(line) => {
              const to = placeOfLine(steps, line, place);
              if (to !== -1) go(to);
            }}
          />
          <StepData step={step} language={language} before={steps[place - 1]} />
        </div>
        <div data-part="output">
          <h3>输出</h3>
          <pre>{output.slice(0, step.shown)}</pre>
        </div>
      </div>
    </Root>
  );
};
