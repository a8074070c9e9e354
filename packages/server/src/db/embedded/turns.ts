import type { StatementResult } from './messages.ts';

/** What every statement gets when there is no database any more; `http/errors.ts` knows it by this text. */
export const ENDED = 'the embedded database has ended';

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

export type SendOptions = QueryOptions & {
  /** The first statement of a transaction: `begin` goes before it. */
  begins?: boolean;
};

type Query = (text: string, params?: unknown[], options?: QueryOptions) => Promise<StatementResult>;

/** The part of PGlite that Drizzle's driver uses. */
export interface EmbeddedClient {
  query: Query;
  transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

type Send = (text: string, params?: unknown[], options?: SendOptions) => Promise<StatementResult>;

/** Statements run in the order in which they are sent; while a transaction is open only its own are, and all others wait for their turn. */
export function inTurns(send: Send): Pick<EmbeddedClient, 'query' | 'transaction'> {
  const turns: (() => void)[] = [];
  let isInTransaction = false;

  /** Plain statements go on until the next of those that wait opens a transaction. */
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
    // Anyone who has the next turn is sent after the last statement and so runs after it: nothing needs the answer.
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
  };
}
