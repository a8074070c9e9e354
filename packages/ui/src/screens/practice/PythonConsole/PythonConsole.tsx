import { explainPythonError, type PythonError } from '@aosai/api/judging/explain/explainPython';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { ExplainedError } from '../../../patterns/ExplainedError/ExplainedError.tsx';

/** A piece of the console's text; `in` was typed by the user. */
export interface ConsolePiece {
  kind: 'out' | 'err' | 'in';
  text: string;
}

export interface PythonConsoleProps {
  pieces: readonly ConsolePiece[];
  /** Output beyond 200,000 characters was dropped. */
  isCut: boolean;
  error: PythonError | null;
  /** The program that ran, for explaining its error. */
  source: string;
  /** The program waits for a line of input. */
  isAsking: boolean;
  /** Shown while the console is empty, or after a run. */
  note: string | null;
  onAnswer: (line: string) => void;
}

const Root = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  height: 100%;
  background: ${theme.color.code};

  > div {
    min-height: 0;
    padding: 14px 16px;
    overflow: auto;
  }
  > div:focus-visible {
    outline-offset: -2px;
  }
  pre {
    margin: 0;
    color: ${theme.color.ink};
    font-family: ${theme.font.mono};
    font-size: ${theme.text.dense};
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  [data-kind='err'] {
    color: ${theme.color.bad};
  }
  [data-kind='in'] {
    color: ${theme.color.primary};
  }
  p {
    margin: 0;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  pre:not(:empty) + p,
  pre:not(:empty) + [role='alert'] {
    margin-top: ${theme.space[8]};
  }
  > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[8]};
    padding: 8px 14px;
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
`;

/** Each piece with the index of its first character, a stable key while output grows. */
function withPlaces(pieces: readonly ConsolePiece[]) {
  let end = 0;
  return pieces.map((piece) => {
    const from = end;
    end += piece.text.length;
    return { ...piece, from };
  });
}

/** Messages of the field itself are in Chinese already. */
const wordsFor = (error: PythonError, source: string): { title: string; advice: string } =>
  explainPythonError(error, source) ??
  (/\p{Script=Han}/u.test(error.message)
    ? { title: error.message, advice: '按提示修改这一行，再运行一次。' }
    : { title: error.type, advice: '看看下面 Python 的原文说了什么。' });

const Answer = ({ onAnswer }: { onAnswer: (line: string) => void }) => {
  const [line, setLine] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The program has stopped for input, so the box takes the focus.
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(line);
        setLine('');
      }}
    >
      <TextInput
        ref={input}
        aria-label="程序在等待输入"
        placeholder="程序在等待输入，写好按回车"
        autoComplete="off"
        maxLength={10_000}
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <Button type="submit" variant="primary">
        输入
      </Button>
    </form>
  );
};

/** A program's output and input, and the error it stopped with. */
export const PythonConsole = ({ pieces, isCut, error, source, isAsking, note, onAnswer }: PythonConsoleProps) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = end.current?.parentElement;
    box?.scrollTo({ top: box.scrollHeight });
  }, [pieces, error, note]);
  return (
    <Root aria-label="输出">
      {/* Lets the keyboard scroll long output. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="log" aria-label="程序的输出" tabIndex={0}>
        <pre>
          {withPlaces(pieces).map(({ kind, text, from }) => (
            <span key={from} data-kind={kind}>
              {text}
            </span>
          ))}
        </pre>
        {isCut && <p>输出超过 20 万字，后面的没有显示。</p>}
        {error && (
          <ExplainedError
            {...wordsFor(error, source)}
            line={error.line}
            originalName="Python 原文"
            original={error.trace}
            isAlert
          />
        )}
        {note !== null && <p>{note}</p>}
        <div ref={end} />
      </div>
      {isAsking && <Answer onAnswer={onAnswer} />}
    </Root>
  );
};
