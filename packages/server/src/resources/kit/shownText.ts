import { type Column, or, type SQL, sql } from 'drizzle-orm';
import { isShownOfNames } from '@aosai/api/domain/masking';
import { containing } from './listOrder.ts';

/**
 * People by what a list shows of their names, or by the whole of it. A search for parts would tell the rest of a masked
 * name sign by sign; anyone who types it whole knew it before.
 */
export function nameMatches(name: Column, keyword: string): SQL | undefined {
  const words = keyword.trim().replace(/\*$/, '');
  const literal = containing(words).slice(1, -1);
  return or(sql`${name} ilike ${literal}`, isShownOfNames(words) ? sql`${name} like ${`${literal}%`}` : undefined);
}

/** An account as lists show it, for their order: the signs that `maskAccount` hides decide nothing. */
export function shownAccount(account: Column): SQL {
  return sql`case when ${account} ~ '^1[0-9]{10}$' then left(${account}, 3) || '****' || right(${account}, 4)
    when position('@' in ${account}) > 0 then left(${account}, 1) || '***' || substring(${account} from '@[^@]*$')
    else ${account} end`;
}
