import { isStatementHtml } from '@aosai/api/domain/statementHtml';
import { withColors } from './withColors.ts';
import { withTogether } from './withTogether.ts';

/** The one policy by which HTML gets into a page; the server's headers name it. */
const POLICY = 'aosai-html';

/** HTML that the server did not clean is shown as the text that it is. */
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
  // Not every browser has it, and TypeScript's own types do not know it.
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, given: Policy) => Policy } };
  try {
    return trustedTypes?.createPolicy(POLICY, rules) ?? rules;
  } catch (error) {
    // A page of someone else may not know the name. Where it enforces Trusted Types, its own headers have to.
    console.warn(`this page does not allow the policy ${POLICY}`, error);
    return rules;
  }
}

const policy = openPolicy();

/** HTML as the server rendered it, for a page: checked once more, and trusted where the browser asks for that. */
export const trustedHtml = (html: string): TrustedHTML | string => policy.createHTML(html);
