/** A statement sent to the database thread. All types in this file survive a structured clone. */
export interface StatementMessage {
  id: number;
  text: string;
  params: unknown[];
  rowMode: 'array' | 'object';
  /** Whether it is the first of a transaction, so that `begin` runs before it. */
  begins: boolean;
  /** Several statements in one text, without values; the result's rows are those of each. */
  isScript?: boolean;
}

export interface StatementResult {
  rows: unknown[];
  affectedRows: number;
}

/** The fields of an error as a record: sent between threads, an Error would lose them. */
export interface StatementFailure {
  message: string;
  code: string | undefined;
  detail: string | undefined;
  constraint: string | undefined;
}

export type Reply = { id: number; result: StatementResult } | { id: number; failure: StatementFailure };
