import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { proseCss } from './proseCss.ts';
import { trustedHtml } from './trustedHtml.ts';

export interface HtmlProps {
  /** HTML that the server has sanitised; never text that a user typed. */
  html: string;
  /** `inline` for a choice or a cell: one paragraph without its block. */
  as?: 'block' | 'inline';
  size?: 's' | 'm' | 'l';
}

const Block = styled.div`
  ${proseCss}

  &[data-size='s'] {
    font-size: ${theme.text.small};
  }
  &[data-size='l'] {
    font-size: 17px;
  }
`;

const Inline = styled.span`
  ${proseCss}

  > p {
    display: inline;
  }
`;

/** A statement, an analysis or a notice as the server rendered it: text, MathML, code, tables, images. */
export const Html = ({ html, as = 'block', size = 'm' }: HtmlProps) =>
  as === 'inline' ? (
    <Inline dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
  ) : (
    <Block data-size={size} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
  );
