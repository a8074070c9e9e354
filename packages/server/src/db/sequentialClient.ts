import pg from 'pg';

/**
 * A connection that sends a statement only after the one before it was answered. Statements of one transaction are
 * started together in places, and the driver's own queue for them is deprecated.
 */
export class SequentialClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...given: unknown[]) => unknown;
    const inTurn = (...given: unknown[]): unknown => {
      const [statement] = given;
      const isWithCallback = typeof given.at(-1) === 'function';
      const isStream = typeof statement === 'object' && statement !== null && 'submit' in statement;
      // The pool sends with a callback, and one statement at a time.
      if (isWithCallback || isStream) return send(...given);
      const reply = this.#last.then(() => send(...given));
      this.#last = reply.catch(() => undefined);
      return reply;
    };
    this.query = inTurn as typeof this.query;
  }
}
