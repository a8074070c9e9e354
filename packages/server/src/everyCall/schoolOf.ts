import type { AccessSite, Input } from './accessOf.ts';
import type { Caller } from './accessPeople.ts';

/** The back office says which school it looks at; anyone who is of a school looks at that one. */
export function schoolOf({ orgIds }: AccessSite, caller: Caller): Input {
  if (caller === 'foreignSuper') return { orgId: orgIds.foreigner };
  return caller === 'officer' || caller === 'super' ? { orgId: orgIds.student } : {};
}
