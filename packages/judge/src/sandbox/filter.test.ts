import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, type TestContext } from 'vitest';
import { findToolchain } from '../languages.ts';

const execute = promisify(execFile);
const FILTER = join(import.meta.dirname, 'jail', 'filter.inc');

/** Prints the instructions of a profile instead of installing them. */
const PRINT = `
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#define prctl(...) 0
#include "${FILTER}"
int main(int count, char **argument)
{
    if (count != 2 || refuse_other_calls((enum profile)atoi(argument[1]), 1234, 56) != 0)
        return 1;
    for (int i = 0; i < length; i++)
        printf("%u %u %u %u\\n", code[i].code, code[i].jt, code[i].jf, code[i].k);
}
`;

async function rulesOf(profile: 0 | 1 | 2): Promise<string[]> {
  const { gpp } = await findToolchain();
  if (!gpp) throw new Error('no g++');
  const folder = await mkdtemp(join(tmpdir(), 'judge-filter-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'print.c'), PRINT);
  await execute(gpp.path, ['-x', 'c', '-D_GNU_SOURCE', '-o', join(folder, 'print'), join(folder, 'print.c')]);
  const { stdout } = await execute(join(folder, 'print'), [String(profile)]);
  return stdout.trim().split('\n');
}

const digestOf = (rules: string[]): string => createHash('sha256').update(rules.join('\n')).digest('hex');
/** Numbers of system calls differ on arm64. */
const needsIntel = (context: TestContext): void => {
  context.skip(process.arch !== 'x64', 'x86-64 only');
};

test.for([
  ['a judged program', 0, '91a5e0dd5f0903a55b79ef82f08833ad01320908ea1652b1b8577c7f6756008a'],
  ['a compiler', 1, 'a42a42f142cd4cd98410f24421f199bd3a5c86bf0dea344f9de9f62a412344e4'],
] as const)(
  'filter: the rules of %s are those from before there was a debugger',
  async ([, profile, digest], context) => {
    needsIntel(context);
    expect(digestOf(await rulesOf(profile))).toBe(digest);
  },
);

test('filter: a debugger has the rules of a compiler and eight calls more', async (context) => {
  needsIntel(context);
  const [compiler, tracer] = [await rulesOf(1), await rulesOf(2)];
  const left = [...compiler];
  const added = tracer.filter((rule) => {
    const at = left.indexOf(rule);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const numberOf = (rule: string) => Number(rule.split(' ')[3]);
  const calls = { ptrace: 101, kill: 62, tgkill: 234, execveat: 322, closeRange: 436, landlock: [444, 445, 446] };
  // A comparison with each number and its answer; prctl has one more value, PR_SET_SECCOMP, and so a longer jump.
  const known = new Set([...Object.values(calls).flat(), 22, 157, 0x7fff_0000]);
  expect(added.map(numberOf).filter((number) => !known.has(number))).toEqual([]);
  expect(tracer.length - compiler.length).toBe(2 * (8 + 1));
});
