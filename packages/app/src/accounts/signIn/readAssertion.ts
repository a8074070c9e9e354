import type { InputOf } from '@aosai/api/kit/contract/call';
import type { Contract } from '@aosai/api/contract';

type Assertion = InputOf<Contract['auth']['calls']['ssoAuth']>;

/** Parses what a partner's page put after `#`. Fields are not checked here, as the server checks them all. */
export function readAssertion(hash: string): { assertion: Assertion; page: string } {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const page = fields.get('page') ?? '/';
  let assertion: unknown = {};
  try {
    assertion = JSON.parse(fields.get('assertion') ?? '{}');
  } catch {
    // Truncated JSON: the server refuses the empty assertion and says what to do.
    assertion = {};
  }
  // Only paths of this site; `//` would lead to another site.
  return { assertion: assertion as Assertion, page: /^\/(?!\/)[^\\]*$/.test(page) ? page : '/' };
}
