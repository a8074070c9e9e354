import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { leaveBrowser, sharedBrowser } from './browser.ts';
import { judgeReady, type Product, type ProductOptions, removeData, startProduct } from './product.ts';

export interface Stage {
  product: Product;
  browser: Browser;
}

export interface StageOptions extends ProductOptions {
  /** Starts a judge and waits for it; by default the product runs without its own judge. */
  judge?: boolean;
}

/** Starts the real product and a browser for the tests of a file. The result is filled before the first test. */
export function openStage({ judge = false, ...options }: StageOptions = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    const env = { ...(judge ? {} : { JUDGE_SLOTS: '0' }), ...options.env };
    stage.product = await startProduct({ ...options, env });
    if (judge) await judgeReady(stage.product);
    stage.browser = await sharedBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(stage.browser);
    await stage.product.stop();
    await removeData(stage.product);
  });
  return stage;
}
