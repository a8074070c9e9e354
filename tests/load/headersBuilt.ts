import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findToolchain } from '../../packages/judge/src/languages.ts';
import { headersMissing } from '../../packages/judge/src/compile/precompiled.ts';

/** Waits until a judge that is open on this folder has precompiled its headers in the background. */
export async function headersBuilt(cacheDir: string): Promise<void> {
  const { gpp } = await findToolchain();
  if (!gpp) throw new Error('there is no g++');
  while (headersMissing(join(cacheDir, 'headers'), gpp, false)) await sleep(200);
}
