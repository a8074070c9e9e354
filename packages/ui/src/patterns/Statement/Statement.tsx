import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Html } from '../../primitives/Html/Html.tsx';
import { copyableBlocks } from './copyableBlocks.ts';

export interface StatementProps {
  /** HTML that the server has sanitised. */
  html: string;
  size?: 's' | 'm' | 'l';
}

const Root = styled.div`
  /* Below the title of the question: no heading of a statement is as loud as that. */
  --prose-heading: 1em;

  [data-part='block'] {
    position: relative;
    margin: 0 0 12px;
  }
  [data-part='block'] > pre {
    min-height: 46px;
    margin: 0;
    padding-right: 76px;
  }
  [data-part='block'] > button {
    appearance: none;
    position: absolute;
    top: 8px;
    right: 8px;
    min-width: 52px;
    min-height: 28px;
    padding: 2px 10px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.tag};
    background: ${theme.color.surface};
    color: ${theme.color.ink2};
    font-family: ${theme.font.sans};
    font-size: ${theme.text.tiny};
    cursor: pointer;
    user-select: none;
  }
  [data-part='block'] > button:hover {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.ink};
  }

  ${media.touch} {
    [data-part='block'] > button {
      top: 0;
      right: 0;
      min-width: ${theme.control.touch};
      min-height: ${theme.control.touch};
      border-color: transparent;
      background: none;
    }
  }
  ${media.print} {
    [data-part='block'] > button {
      display: none;
    }
  }
`;

/** A question's statement with a copy button on every block of code or sample. */
export const Statement = ({ html, size = 'm' }: StatementProps) => (
  // Remounts for a new text, because the buttons belong to the blocks of one text.
  <Root key={html} ref={copyableBlocks}>
    <Html html={html} size={size} />
  </Root>
);
