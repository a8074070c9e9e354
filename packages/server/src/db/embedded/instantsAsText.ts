import { type PGlite, types } from '@electric-sql/pglite';

const asText = (value: string): string => value;

/** Returns instants as the text that PostgreSQL sends, which Drizzle parses. */
export function instantsAsText(client: PGlite): void {
  for (const type of [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE]) client.parsers[type] = asText;
}
