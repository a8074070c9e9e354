import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { proseCss } from './proseCss.ts';
import { isStatementHtml } from '@aosai/api/kit/statementHtml';
import { withColors } from './withColors.ts';
import { withTogether } from './withTogether.ts';

/** The only Trusted Types policy; the server's Content-Security-Policy names it. */
const POLICY = 'aosai-html';

/** HTML that the server did not sanitise is shown as plain text. */
function shown(html: string): string {
  if (isStatementHtml(html)) return withColors(withTogether(html));
  console.error('HTML that no server has cleaned is shown as text');
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

interface Policy {
  createHTML: (html: string) => TrustedHTML | string;
}

function openPolicy(): Policy {
  const rules = { createHTML: shown };
  // Not every browser has Trusted Types, and TypeScript's library lacks them.
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, given: Policy) => Policy } };
  try {
    return trustedTypes?.createPolicy(POLICY, rules) ?? rules;
  } catch (error) {
    // Another site's page may forbid this policy name. If it enforces Trusted Types, its headers must allow it.
    console.warn(`this page does not allow the policy ${POLICY}`, error);
    return rules;
  }
}

const policy = openPolicy();

/** Checks the server's HTML once more and returns it for insertion, as TrustedHTML where the browser requires it. */
const trustedHtml = (html: string): TrustedHTML | string => policy.createHTML(html);

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
    font-size: ${theme.text.section};
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
