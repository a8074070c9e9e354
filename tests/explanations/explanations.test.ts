// Programs as beginners write them, collected by someone who had not read the rules. `lines` are those that a student
// has to change, `shown` is what the explanation says.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainCpp } from '@aosai/api/judging/explain/explainCpp';
import { explainPython } from '@aosai/api/judging/explain/explainPython';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { SYNTAX_CHECK } from '@aosai/judge/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import cpp from './cpp.json' with { type: 'json' };
import python from './python.json' with { type: 'json' };

const DAYS = 6;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-explain-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a program in the folder; returns its exit status and what it printed. */
function ran(program: string, parts: string[], input = ''): Promise<{ ok: boolean; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      parts,
      { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } },
      (fault, stdout, stderr) => resolve({ ok: fault === null, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

async function compiled(source: string): Promise<string> {
  await writeFile(join(folder, 'main.cpp'), source);
  return (await ran('g++', ['-std=c++14', 'main.cpp', '-o', 'program'])).stderr;
}

async function executed(source: string, input: string): Promise<string> {
  await writeFile(join(folder, 'main.py'), source);
  await writeFile(join(folder, 'check.py'), SYNTAX_CHECK);
  const checked = await ran('python3', ['check.py']);
  return checked.ok ? (await ran('python3', ['main.py'], input)).stderr : checked.stdout;
}

test.each(todaysShare(cpp, DAYS))('explainCpp: explains $mistake', async ({ source, shown }) => {
  const explanation = explainCpp(await compiled(source), source);
  expect({ code: explanation?.code, line: explanation?.line }).toEqual(shown);
});

test.each(todaysShare(python, DAYS))('explainPython: explains $mistake', async ({ source, input, shown }) => {
  const explanation = explainPython(await executed(source, input ?? ''), source);
  expect({ code: explanation?.code, line: explanation?.line }).toEqual(shown);
});

test('explainCpp: names the line to change in at least nine of ten programs', () => {
  const right = cpp.filter(({ lines, shown }) => shown.line === null || lines.includes(shown.line));
  expect(right.length / cpp.length).toBeGreaterThan(0.9);
});
