import { styled } from 'styled-components';
import { codeFrame } from '../../primitives/Code/codeFrame.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';
import { theme } from '../../tokens/theme.ts';

export interface OutputProps {
  title: string;
  text: string;
  /** Shown when the text is empty. */
  empty?: string;
}

const Root = styled.figure`
  ${codeFrame}

  figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 36px;
    padding: 2px 4px 2px 12px;
  }
  pre {
    max-height: 240px;
    margin: 0;
    padding: 10px 12px;
    overflow: auto;
    font-size: ${theme.text.small};
    line-height: 1.6;
    tab-size: 4;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  p {
    padding: 10px 12px;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

/** Plain text printed by a program or a compiler. */
export const Output = ({ title, text, empty }: OutputProps) => (
  <Root>
    <figcaption>
      {title}
      {text !== '' && <CopyButton text={text} label={`复制${title}`} variant="ghost" />}
    </figcaption>
    {text === '' && empty !== undefined ? <p>{empty}</p> : <pre ref={scrollStop}>{text}</pre>}
  </Root>
);
