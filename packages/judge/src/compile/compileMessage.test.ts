import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { findToolchain } from '../languages.ts';
import { headerFolder } from './precompiled.ts';
import { openTestRunner } from '../testing/testJudge.ts';
import type { Wall } from '../sandbox/tools.ts';

/** The best level of this machine, and the level without name spaces, where a compiler sees paths of the host. */
const LEVELS: [string, Wall[]][] = [
  ['of this machine', []],
  ['without name spaces', ['spaces']],
];

const DEEP =
  '#include <bits/stdc++.h>\nstruct A {};\nint main() { std::vector<A> v(3); std::sort(v.begin(), v.end()); }';
const FLOOD = `int main() {\n${Array.from({ length: 3000 }, (_, line) => `变量${line};`).join('\n')}\n}`;

test.each(LEVELS)(
  'compile: in the level %s a message has at most 64 KB and no path of the host',
  async (_, without) => {
    const runner = await openTestRunner({ without });
    try {
      for (const [language, source] of [
        [CPP, DEEP],
        [CPP, FLOOD],
        [CPP, '#include "missing.h"\nint main() {}'],
        [PYTHON, 'print(1\n'],
        [PYTHON, `x = "${'奥'.repeat(100_000)}`],
      ] as const) {
        const compiled = await runner.compile({ language, source });
        const message = compiled.ok ? '' : compiled.message;
        expect(message).toMatch(/main\.(?:cpp|py)/u);
        expect(message).not.toMatch(/\/(?:work|tmp|home|root|shared|boxes|headers)\//u);
        expect(Buffer.byteLength(message)).toBeLessThanOrEqual(64 * 1024);
      }
    } finally {
      await runner.close();
    }
  },
);

test.each(LEVELS)(
  'compile: in the level %s a message names a header of the judge without its folder',
  async (_, without) => {
    const { gpp } = await findToolchain();
    const cacheDir = await mkdtemp(join(tmpdir(), 'judge-message-'));
    onTestFinished(async () => rm(cacheDir, { recursive: true }));
    await chmod(cacheDir, 0o755);
    const runner = await openTestRunner({ cacheDir, without });
    onTestFinished(runner.close);
    const headers = headerFolder(join(cacheDir, 'headers'), gpp ?? { path: '', version: '' }, 'c++14');
    await mkdir(headers, { recursive: true });
    await writeFile(join(headers, 'own.h'), '#error stop\n');
    const compiled = await runner.compile({ language: CPP, source: '#include <own.h>\nint main() {}' });
    expect(compiled).toEqual({
      ok: false,
      message: expect.stringMatching(
        /^In file included from main\.cpp:1:\nc\+\+14-\w+\/own\.h:1:2: error: #error stop/u,
      ),
    });
  },
);
