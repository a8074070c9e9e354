import { expect, test } from 'vitest';
import { hasFirefox, openFirefox } from '../browsers/parts/firefox.ts';
import { signIn, sitExam } from '../browsers/parts/flows.ts';
import { walkIn } from '../browsers/parts/walk.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();

// All walks in Firefox and WebKit belong to the night (tests/browsers).
test.skipIf(!hasFirefox)('Firefox: a student sits an exam, reloads it without a loss and hands in', async () => {
  const walk = walkIn(await openFirefox());
  await signIn(walk, stage.product.url, 'xuesheng');
  expect((await sitExam(walk, stage.product.url)).pathname).toContain('report');
  await walk.close();
});
