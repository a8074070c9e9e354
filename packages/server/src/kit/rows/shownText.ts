import { type Column, or, type SQL, sql } from 'drizzle-orm';
import { isShownOfNames } from '@aosai/api/kit/masking';
import { containing } from './listOrder.ts';

/**
 * Matches people by the visible part of a masked name or by the whole name. Searching for other parts would reveal a
 * masked name character by character.
 */
export function nameMatches(name: Column, keyword: string): SQL | undefined {
  const words = keyword.trim().replace(/\*$/, '');
  const literal = containing(words).slice(1, -1);
  return or(sql`${name} ilike ${literal}`, isShownOfNames(words) ? sql`${name} like ${`${literal}%`}` : undefined);
}

/** An account as lists mask it, for sorting: the hidden characters must not influence the order. */
export function shownAccount(account: Column): SQL {
  return sql`case when ${account} ~ '^1[0-9]{10}$' then left(${account}, 3) || '****' || right(${account}, 4)
    when position('@' in ${account}) > 0 then left(${account}, 1) || '***' || substring(${account} from '@[^@]*$')
    else ${account} end`;
}
