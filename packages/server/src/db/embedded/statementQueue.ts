import type { StatementResult } from './messages.ts';

/** Message of the error that statements reject with after the database has ended; `http/errors.ts` matches it. */
export const ENDED = 'the embedded database has ended';

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

export type SendOptions = QueryOptions & {
  /** Whether it is the first statement of a transaction, so that `begin` runs before it. */
  begins?: boolean;
  /** Several statements in one text, which may begin and end a transaction themselves. */
  isScript?: boolean;
};

type Query = (text: string, params?: unknown[], options?: QueryOptions) => Promise<StatementResult>;

/** The part of PGlite that Drizzle's driver uses. */
export interface EmbeddedClient {
  query: Query;
  transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T>;
  /** Runs several statements in one text and returns the rows of each; undoes them when one fails. */
  script(text: string): Promise<unknown[][]>;
  close(): Promise<void>;
}

type Send = (text: string, params?: unknown[], options?: SendOptions) => Promise<StatementResult>;

/** Runs statements in the order they are sent. While a transaction is open, statements from outside wait. */
export function statementQueue(send: Send): Pick<EmbeddedClient, 'query' | 'transaction' | 'script'> {
  const turns: (() => void)[] = [];
  let isInTransaction = false;

  /** Starts waiting work in order, up to and including the next transaction. */
  function nextTurn(): void {
    while (!isInTransaction) {
      const turn = turns.shift();
      if (!turn) return;
      turn();
    }
  }

  const inTurn = <T>(start: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      turns.push(() => void start().then(resolve, reject));
      nextTurn();
    });

  async function runTransaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T> {
    isInTransaction = true;
    let hasBegun = false;
    const query: Query = (text, params, options) => {
      const begins = !hasBegun;
      hasBegun = true;
      return send(text, params, { ...options, begins });
    };
    // The next turn starts without waiting for the reply: its statements are sent, and so run, after this one.
    const end = (statement: 'commit' | 'rollback') => {
      const ended = hasBegun ? send(statement) : undefined;
      isInTransaction = false;
      nextTurn();
      return ended;
    };
    try {
      const result = await work({ query });
      await end('commit');
      return result;
    } catch (error) {
      if (isInTransaction) await end('rollback');
      throw error;
    }
  }

  return {
    query: (text, params, options) => inTurn(() => send(text, params, options)),
    transaction: (work) => inTurn(() => runTransaction(work)),
    script: (text) => inTurn(async () => (await send(text, [], { isScript: true })).rows as unknown[][]),
  };
}
