import { afterEach } from 'vitest';
import { type Product, removeData, startProduct } from '../../support/product.ts';
import { hitWorkers } from './judgeRounds.ts';

/** Returns a `startProduct` whose last product is ended after each test, with its data. */
export function productOfTest(): typeof startProduct {
  let opened: Product | undefined;
  afterEach(async () => {
    if (!opened) return;
    // Stopped workers do not end with their server.
    await hitWorkers(opened, 'SIGKILL');
    await opened.kill();
    await removeData(opened);
    opened = undefined;
  });
  return async (options) => {
    opened = await startProduct(options);
    return opened;
  };
}
