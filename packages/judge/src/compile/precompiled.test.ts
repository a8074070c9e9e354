import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CPP } from '@aosai/api/judging/languages';
import { findToolchain } from '../languages.ts';
import { openLocalRunner } from '../run/localRunner.ts';
import { headersMissing } from './precompiled.ts';
import { ADD_CPP } from '../testing/testJudge.ts';

const PATIENCE_MS = 120_000;

test(
  'headers: the first submission does not wait for them, and closing leaves no half-written header',
  async (context) => {
    const { gpp } = await findToolchain();
    const cacheDir = await mkdtemp(join(tmpdir(), 'headers-'));
    onTestFinished(async () => rm(cacheDir, { recursive: true }));
    // Without name spaces, programs run under another account and must be able to enter.
    await chmod(cacheDir, 0o755);
    const headers = join(cacheDir, 'headers');
    const runner = await openLocalRunner({ cacheDir, slots: 1 });
    context.skip(!gpp || !runner.status().available, 'no judge here');
    const compiled = await runner.compile({ language: CPP, source: ADD_CPP });
    const waited = gpp ? !headersMissing(headers, gpp, false) : true;
    await runner.close();
    const entries = await readdir(headers, { recursive: true, withFileTypes: true });
    const strange = entries.filter((entry) => entry.isFile() && !/^(stdc\+\+\.h|iostream)\.gch$/u.test(entry.name));
    expect({ compiled: compiled.ok, waited, strange }).toEqual({ compiled: true, waited: false, strange: [] });
  },
  PATIENCE_MS,
);
