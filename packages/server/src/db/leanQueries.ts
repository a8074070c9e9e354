import { type PGlite, type PGliteInterface, types } from '@electric-sql/pglite';

const asText = (value: string): string => value;

/** Drizzle maps instants by itself and wants them as the text that PostgreSQL sends. */
const INSTANTS = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE];

type Query = PGliteInterface['query'];

function lean<C extends { query: Query }>(client: C): C {
  const query: Query = client.query.bind(client);
  client.query = (text, params, options) =>
    query(text, params, options?.rowMode === undefined ? {} : { rowMode: options.rowMode });
  return client;
}

/**
 * Drizzle hands its parsers to PGlite with every query, and PGlite then copies its own table of hundreds into a new
 * one each time: half a millisecond of every save. Here they are set once and the option is left out.
 */
export function leanQueries(client: PGlite): PGlite {
  for (const type of INSTANTS) client.parsers[type] = asText;
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(lean(tx)));
  return lean(client);
}
