import type { InputOf } from '@aosai/api/contract/call';
import type { Contract } from '@aosai/api/contract/index';

type Assertion = InputOf<Contract['auth']['calls']['ssoAuth']>;

/** What a partner's page put behind `#`. What is not an assertion the server refuses: it checks every field. */
export function readAssertion(hash: string): { assertion: Assertion; page: string } {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const page = fields.get('page') ?? '/';
  let assertion: unknown = {};
  try {
    assertion = JSON.parse(fields.get('assertion') ?? '{}');
  } catch {
    // Cut off on its way: the server's refusal says what to do, as for every other broken one.
    assertion = {};
  }
  // Within this site only: two slashes would lead to another one.
  return { assertion: assertion as Assertion, page: /^\/(?!\/)[^\\]*$/.test(page) ? page : '/' };
}
