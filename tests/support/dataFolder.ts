import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_CACHE } from '../../packages/judge/src/testing/testJudge.ts';

/** Environment variable with the path of the demo folder that `demoFolder.ts` creates for the whole run. */
export const DEMO_FOLDER = 'AOSAI_TEST_DEMO';

/** Creates a data folder, with the demo if the run has one; its judge uses the cache of earlier tests. */
export async function newDataFolder(withDemo: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-product-'));
  const demo = process.env[DEMO_FOLDER];
  if (demo && withDemo) {
    await cp(demo, folder, { recursive: true, verbatimSymlinks: true });
  } else {
    await mkdir(TEST_CACHE, { recursive: true });
    await symlink(TEST_CACHE, join(folder, 'judge'));
  }
  return folder;
}
