import { afterEach } from 'vitest';
import { type Product, removeData, startProduct } from '../../support/product.ts';
import { hitWorkers } from './judgeRounds.ts';

/** Starts products for tests of one file; the last of a test ends after it, with its data. */
export function productOfTest(): typeof startProduct {
  let opened: Product | undefined;
  afterEach(async () => {
    if (!opened) return;
    // What was made to stand still does not end with its server.
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
