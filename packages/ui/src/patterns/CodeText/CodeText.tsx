import { LANGUAGES, type LanguageId } from '@aosai/api/judging/languages';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { codeFrame } from '../../primitives/Code/codeFrame.ts';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { codeColors } from '../../primitives/Code/codeColors.ts';
import { codeLines } from '../../primitives/Code/codeTokens.ts';
import { CodeLine } from './CodeLine.tsx';

export interface CodeTextProps {
  code: string;
  language: LanguageId;
  /** Further buttons beside 复制. */
  actions?: ReactNode;
}

const Root = styled.figure`
  ${codeFrame}

  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    padding: 4px 8px 4px 12px;
  }
  figcaption > span {
    white-space: nowrap;
  }
  [data-part='actions'] {
    display: flex;
    gap: 4px;
    margin-left: auto;
  }
  pre {
    counter-reset: line;
    max-height: 420px;
    margin: 0;
    padding: 10px 0;
    overflow: auto;
    background: ${theme.color.code};
    font-size: ${theme.text.small};
    line-height: 1.6;
    tab-size: 4;
  }
  code {
    display: block;
    width: max-content;
    min-width: 100%;
    padding-right: ${theme.space[16]};
    counter-increment: line;
  }
  code::before {
    content: counter(line);
    display: inline-block;
    width: 40px;
    margin-right: 14px;
    color: ${theme.color.ink3};
    text-align: right;
    user-select: none;
  }
  ${codeColors}

  ${media.print} {
    [data-part='actions'] {
      display: none;
    }
    pre {
      max-height: none;
      font-size: ${theme.text.tiny};
      line-height: 1.4;
    }
    code {
      width: auto;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`;

/** Read-only code with highlighting, line numbers and a copy button. */
export const CodeText = ({ code, language, actions }: CodeTextProps) => {
  const lines = codeLines(code, language);
  return (
    <Root>
      <figcaption>
        <span>
          {LANGUAGES[language].label} · {lines.length} 行
        </span>
        <span data-part="actions">
          <CopyButton text={code} label="复制代码" variant="ghost" />
          {actions}
        </span>
      </figcaption>
      <pre ref={scrollStop}>
        {lines
          .map((tokens, index) => ({ tokens, no: index + 1 }))
          .map(({ tokens, no }) => (
            <code key={no}>
              <CodeLine tokens={tokens} />
              {'\n'}
            </code>
          ))}
      </pre>
    </Root>
  );
};
