import type { AccessSite, Input } from './accessOf.ts';
import type { Caller } from './accessPeople.ts';

/** The back office names the school it looks at; other callers see their own. */
export function schoolOf({ orgIds }: AccessSite, caller: Caller): Input {
  if (caller === 'foreignSuper') return { orgId: orgIds.foreigner };
  return caller === 'officer' || caller === 'super' ? { orgId: orgIds.student } : {};
}
