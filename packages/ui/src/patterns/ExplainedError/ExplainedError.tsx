import { styled } from 'styled-components';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

export interface ExplainedErrorProps {
  title: string;
  advice: string;
  /** The line to look at, from 1. */
  line: number | null;
  /** Heading of the folded original: 编译器原文, Python 原文. */
  originalName: string;
  /** Words of the compiler or the interpreter. */
  original: string;
  /** Announces the error when it appears; off where the verdict is announced already. */
  isAlert?: boolean;
}

const Root = styled.div`
  padding: 12px 14px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.badSoft};

  strong {
    display: block;
    color: ${theme.color.bad};
    font-weight: ${theme.weight.bold};
    overflow-wrap: anywhere;
  }
  /* The console colours its own paragraphs. */
  && > p {
    margin: 0;
    color: ${theme.color.ink};
    font-size: ${theme.text.dense};
  }
  details {
    margin-top: ${theme.space[8]};
    font-size: ${theme.text.small};
  }
  summary {
    color: ${theme.color.ink2};
    cursor: pointer;
  }
  ${media.touch} {
    summary {
      padding-block: 12px;
    }
  }
  pre {
    max-height: 240px;
    margin: ${theme.space[8]} 0 0;
    overflow: auto;
    color: ${theme.color.ink};
    font-family: ${theme.font.mono};
    font-size: ${theme.text.small};
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** A beginner's mistake in plain Chinese; the original message is folded below. */
export const ExplainedError = ({ title, advice, line, originalName, original, isAlert }: ExplainedErrorProps) => (
  <Root role={isAlert ? 'alert' : undefined}>
    <strong>{line === null ? title : `第 ${line} 行：${title}`}</strong>
    <p>{advice}</p>
    <details>
      <summary>{originalName}</summary>
      <pre ref={scrollStop}>{original}</pre>
    </details>
  </Root>
);
