import { PYTHON } from '@aosai/api/judging/languages';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CodeLine } from '../../../../patterns/CodeText/CodeLine.tsx';
import { codeColors } from '../../../../primitives/Code/codeColors.ts';
import { codeLines } from '../../../../primitives/Code/codeTokens.ts';
import { theme } from '../../../../tokens/theme.ts';

export interface StepCodeProps {
  source: string;
  /** The line of the step; null after the last one. */
  line: number | null;
  tone: 'here' | 'bad';
  /** Lines that were executed; only these lead to a step. */
  ran: ReadonlySet<number | null>;
  onLine: (line: number) => void;
}

const Root = styled.div`
  max-height: 360px;
  padding: 8px 0;
  overflow: auto;
  background: ${theme.color.code};

  ol {
    width: max-content;
    min-width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    font-family: ${theme.font.mono};
    font-size: ${theme.text.dense};
    line-height: 1.6;
    white-space: pre;
    tab-size: 4;
  }
  li[aria-current='step'] {
    background: ${theme.color.primarySoft};
    box-shadow: inset 3px 0 0 ${theme.color.primary};
  }
  li[aria-current='step'][data-tone='bad'] {
    background: ${theme.color.badSoft};
    box-shadow: inset 3px 0 0 ${theme.color.bad};
  }
  button,
  li > span:first-child {
    appearance: none;
    flex: none;
    width: 48px;
    padding: 0 12px 0 0;
    border: 0;
    background: none;
    color: ${theme.color.ink3};
    font: inherit;
    text-align: right;
  }
  button {
    color: ${theme.color.primary};
    cursor: pointer;
  }
  ${codeColors}
`;

/** The program with the line of the step; a line's number leads to the next step there. */
export const StepCode = ({ source, line, tone, ran, onLine }: StepCodeProps) => {
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const item = current.current;
    const box = item?.closest('div');
    if (!item || !box) return;
    // Only the program scrolls, not the page around it.
    const top = item.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + item.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTo({ top: top - box.clientHeight / 2 });
  }, [line]);
  return (
    <Root>
      <ol aria-label="程序">
        {codeLines(source, PYTHON)
          .map((tokens, index) => ({ tokens, no: index + 1 }))
          .map(({ tokens, no }) => (
            <li
              key={no}
              ref={no === line ? current : undefined}
              aria-current={no === line ? 'step' : undefined}
              data-tone={tone}
            >
              {ran.has(no) ? (
                <button type="button" aria-label={`跳到第 ${no} 行`} onClick={() => onLine(no)}>
                  {no}
                </button>
              ) : (
                <span>{no}</span>
              )}
              <span>
                <CodeLine tokens={tokens} />
              </span>
            </li>
          ))}
      </ol>
    </Root>
  );
};
