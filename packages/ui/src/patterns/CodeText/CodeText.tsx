import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';

export interface CodeTextProps {
  code: string;
  /** Language as people call it: C++. */
  language: string;
}

const Root = styled.figure`
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  overflow: hidden;

  figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 4px 8px 4px 12px;
    background: ${theme.color.sunken};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
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
`;

/** Source code to read, with line numbers and a way to copy it. */
export const CodeText = ({ code, language }: CodeTextProps) => {
  const lines = code.replace(/\n$/, '').split('\n');
  return (
    <Root>
      <figcaption>
        <span>
          {language} · {lines.length} 行
        </span>
        <CopyButton text={code} label="复制代码" variant="ghost" />
      </figcaption>
      <pre ref={scrollStop}>
        {lines
          .map((text, index) => ({ text, no: index + 1 }))
          .map(({ text, no }) => (
            <code key={no}>{`${text}\n`}</code>
          ))}
      </pre>
    </Root>
  );
};
