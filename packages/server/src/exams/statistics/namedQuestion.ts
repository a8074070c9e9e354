import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const FENCE = '```';
const SIGNS = '[*`$\\s]+';
const SHOWN = 40;

/** The name of a question in statistics: its title, or else the start of its statement, without Markdown and code. */
export const namedQuestion = (title: SQLWrapper, stem: SQLWrapper): SQL<string> =>
  sql<string>`coalesce(${title}, nullif(left(btrim(regexp_replace(split_part(${stem}, ${FENCE}, 1), ${SIGNS}, ' ', 'g')),
    ${SHOWN}::int), ''), left(${stem}, ${SHOWN}::int))`;
