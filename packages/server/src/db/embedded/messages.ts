/** What the two threads say to each other. Everything here survives a structured clone. */
export interface StatementMessage {
  id: number;
  text: string;
  params: unknown[];
  rowMode: 'array' | 'object';
  /** The first of a transaction: `begin` goes before it. */
  begins: boolean;
}

export interface StatementResult {
  rows: unknown[];
  affectedRows: number;
}

/** An error loses its own fields on the way between threads, so they travel as a record. */
export interface StatementFailure {
  message: string;
  code: string | undefined;
  detail: string | undefined;
  constraint: string | undefined;
}

export type Reply = { id: number; result: StatementResult } | { id: number; failure: StatementFailure };
