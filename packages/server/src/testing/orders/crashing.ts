import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import type { Db } from '../../db/open.ts';

/** Thrown when the server has died. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** Kills the server at the n-th step. Steps are statements, transactions and calls of a provider. */
export class Steps {
  private left: number;

  /** @param at null: never */
  constructor(at: number | null) {
    this.left = at ?? Number.POSITIVE_INFINITY;
  }

  /** Whether the server has died. */
  get isDead(): boolean {
    return this.left < 0;
  }

  hit(): void {
    this.left -= 1;
    // A dead server runs nothing more.
    if (this.left < 0) throw new Killed();
  }

  async around<T>(work: () => Promise<T>): Promise<T> {
    this.hit();
    const done = await work();
    this.hit();
    return done;
  }
}

const STATEMENTS: ReadonlySet<string | symbol> = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  '$count',
]);

/** The database, seen by a server that may die before each statement and before and after each transaction. */
export function crashingDb(db: Db, steps: Steps): Db {
  return new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const run = (...args: unknown[]): unknown => Reflect.apply(value, target, args);
      if (name === 'transaction') return (...args: unknown[]) => steps.around(async () => run(...args));
      if (!STATEMENTS.has(name)) return run;
      return (...args: unknown[]) => {
        steps.hit();
        return run(...args);
      };
    },
  });
}

/** The provider; the server may die before the request is sent or before the answer arrives. */
export const crashingProvider = (provider: PaymentProvider, steps: Steps): PaymentProvider =>
  new Proxy(provider, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => steps.around(async () => Reflect.apply(value, target, args) as unknown);
    },
  });
