import { LANGUAGES, type LanguageId } from '@aosai/api/judging/languages';
import { type LineNote, REVIEW_LIMITS } from '@aosai/api/exams/teaching';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { codeColors } from '../../primitives/Code/codeColors.ts';
import { codeFrame } from '../../primitives/Code/codeFrame.ts';
import { codeLines } from '../../primitives/Code/codeTokens.ts';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { CodeLine } from './CodeLine.tsx';
import { LineNotes } from './LineNotes.tsx';

export interface NotedCodeProps {
  code: string;
  language: LanguageId;
  /** Notes in any order; a line may have several. */
  notes: readonly LineNote[];
  /** Called to change notes; without it they are read-only. */
  onNotes?: ((notes: readonly LineNote[]) => void) | undefined;
}

const Root = styled.figure`
  ${codeFrame}
  container-type: inline-size;

  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${theme.space[12]};
    padding: 4px 8px 4px 12px;
  }
  > div {
    overflow-x: auto;
    padding: 8px 0;
    background: ${theme.color.code};
    font-size: ${theme.text.small};
  }
  ol {
    width: max-content;
    min-width: 100%;
    list-style: none;
  }
  [data-part='line'] {
    display: flex;
    align-items: stretch;
    line-height: 1.6;
    tab-size: 4;
  }
  [data-part='line']:hover {
    background: ${theme.color.sunken};
  }
  li[data-noted='true'] > [data-part='line'] {
    background: ${theme.color.warnSoft};
  }
  [data-part='no'] {
    appearance: none;
    position: sticky;
    left: 0;
    flex: none;
    width: 48px;
    margin-right: 8px;
    padding: 0 8px 0 0;
    border: 0;
    background: ${theme.color.code};
    color: ${theme.color.ink3};
    font-family: ${theme.font.mono};
    font-size: inherit;
    line-height: inherit;
    text-align: right;
    font-variant-numeric: tabular-nums;
    user-select: none;
  }
  button[data-part='no'] {
    cursor: pointer;
  }
  button[data-part='no']:hover {
    color: ${theme.color.primary};
    text-decoration: underline;
  }
  button[data-part='no']:focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
  }
  [data-part='line'] > code {
    padding-right: ${theme.space[16]};
    white-space: pre;
  }
  ${codeColors}
  /* A quiet colour would not be read on the tint. */
  li[data-noted='true'] > [data-part='line'] [data-token='comment'] {
    color: ${theme.color.ink2};
  }

  ${media.touch} {
    button[data-part='no'] {
      min-height: ${theme.control.touch};
    }
    [data-part='line']:has(button) > code {
      align-self: center;
    }
  }
  ${media.print} {
    ol {
      width: auto;
    }
    [data-part='line'] > code {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A program with a teacher's notes under its lines, to read or to edit. */
export const NotedCode = ({ code, language, notes, onNotes }: NotedCodeProps) => {
  const lines = codeLines(code, language).map((tokens, index) => ({ tokens, no: index + 1 }));
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(1);
  const [edited, setEdited] = useState<number | null>(null);
  const isFull = notes.length >= REVIEW_LIMITS.lineNotes;
  const ofLine = (line: number) => notes.filter((note) => note.line === line);

  const step = (event: KeyboardEvent, no: number) => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.min(Math.max(no + by, 1), lines.length);
    setCurrent(next);
    list.current?.querySelector<HTMLElement>(`button[data-line="${next}"]`)?.focus();
  };
  const back = (line: number) => {
    setEdited(null);
    list.current?.querySelector<HTMLElement>(`button[data-line="${line}"]`)?.focus();
  };
  const write = (line: number, text: string) => {
    const others = notes.filter((note) => note.line !== line);
    onNotes?.([...others, { line, text }].toSorted((a, b) => a.line - b.line));
  };
  const remove = (line: number) => {
    onNotes?.(notes.filter((note) => note.line !== line));
    back(line);
  };

  return (
    <Root>
      <figcaption>
        <span>
          {LANGUAGES[language].label} · {lines.length} 行 · 批注 {notes.length} 条
          {onNotes && (isFull ? '，已到上限' : '，点行号写批注')}
        </span>
        <CopyButton text={code} label="复制代码" variant="ghost" />
      </figcaption>
      <div>
        <ol ref={list}>
          {lines.map(({ tokens, no }) => {
            const here = ofLine(no);
            const open = () => {
              setCurrent(no);
              if (here.length > 0 || !isFull) setEdited(no);
            };
            return (
              <li key={no} data-noted={here.length > 0}>
                <div data-part="line">
                  {onNotes ? (
                    <button
                      type="button"
                      data-part="no"
                      data-line={no}
                      tabIndex={no === Math.min(current, lines.length) ? 0 : -1}
                      aria-label={`第 ${no} 行，${here.length > 0 ? '修改批注' : '写批注'}`}
                      onClick={open}
                      onKeyDown={(event) => {
                        if (event.key === 'Delete' && here.length > 0) remove(no);
                        else step(event, no);
                      }}
                    >
                      {no}
                    </button>
                  ) : (
                    <span data-part="no">{no}</span>
                  )}
                  <code>
                    <CodeLine tokens={tokens} />
                  </code>
                </div>
                <LineNotes
                  line={no}
                  notes={here}
                  isEdited={onNotes !== undefined && edited === no}
                  on={
                    onNotes && {
                      open,
                      write: (text) => write(no, text),
                      done: () => back(no),
                      remove: () => remove(no),
                    }
                  }
                />
              </li>
            );
          })}
        </ol>
      </div>
    </Root>
  );
};
