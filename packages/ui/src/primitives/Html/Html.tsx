import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { proseCss } from './proseCss.ts';
import { trustedHtml } from './trustedHtml.ts';

export interface HtmlProps {
  /** HTML that the server has sanitised; never text typed by a user. */
  html: string;
  /** `inline` for an option or a cell: the contents of one paragraph without its block. */
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

/** Renders the server's HTML of a statement, analysis or notice: text, MathML, code, tables, images. */
export const Html = ({ html, as = 'block', size = 'm' }: HtmlProps) =>
  as === 'inline' ? (
    <Inline dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
  ) : (
    <Block data-size={size} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
  );
