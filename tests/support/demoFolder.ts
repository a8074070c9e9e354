import { DEMO_FOLDER } from './dataFolder.ts';
import { SETUP_FAILED } from './setupHeld.ts';
import { removeData, startProduct } from './product.ts';

/**
 * Vitest's global setup: starts the product once on an empty folder; other starts use a copy of that folder, since
 * creating database and demo costs more than the rest of a start. server.test.ts starts on an empty folder.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  try {
    const product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
    const code = await product.stop();
    if (code !== 0) throw new Error(`the server did not stop well (${code}):\n${product.output()}`);
    process.env[DEMO_FOLDER] = product.dataFolder;
    return () => removeData(product);
  } catch (error) {
    process.env[SETUP_FAILED] = String(error);
    return undefined;
  }
}
