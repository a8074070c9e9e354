import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromiumPath } from '../../packages/ui/src/storybook/baseline.ts';
import { visualFolders } from '../../packages/ui/src/storybook/visualFolders.ts';
import { childEnv, root, run } from '../../scripts/parts/child.ts';

const visualRun = (fixture: 'before' | 'after', ...args: string[]) =>
  run('node', ['scripts/testVisual.ts', ...args], { quiet: true, env: childEnv({ VISUAL_FIXTURE: fixture }) });

test(
  'testVisual: fails for a story that is one pixel wider and shows it next to its picture',
  { timeout: 240_000 },
  async (context) => {
    if (!chromiumPath) context.skip('no Chromium');
    const { pictures, changes } = visualFolders(root, { fixture: 'before' });
    rmSync(pictures, { recursive: true, force: true });

    const none = await visualRun('before');
    expect([none.code, none.output]).toEqual([0, expect.stringContaining('no baselines for this browser')]);

    const taken = await visualRun('before', '-u');
    expect([taken.code, existsSync(changes)]).toEqual([0, false]);

    const compared = await visualRun('after');
    expect(compared.code).not.toBe(0);
    expect(compared.output).toContain('1 changed: fixture-onepixel-changed\n');
    expect(compared.output).toContain(join(changes, 'index.html'));
    const page = readFileSync(join(changes, 'index.html'), 'utf8');
    for (const kind of ['reference', 'actual', 'diff']) {
      const file = `fixture-onepixel-changed-${kind}.png`;
      expect(page).toContain(`src="${file}"`);
      expect(existsSync(join(changes, file))).toBe(true);
    }
  },
);
