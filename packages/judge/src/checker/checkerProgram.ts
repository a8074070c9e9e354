import { readFile, readdir } from 'node:fs/promises';
import type { CheckerProgram } from '@aosai/api/judging/checkers';
import { CPP } from '@aosai/api/judging/languages';
import { cleanMessage } from './checkerText.ts';
import { CHECKER_NAMES } from './checkerVerdict.ts';
import type { Executable, Runner } from '../runner.ts';
import { join } from 'node:path';

const HERE = join(import.meta.dirname, 'testlib');

let shipped: Promise<Record<string, string>> | undefined;

async function readShipped(): Promise<Record<string, string>> {
  const names = (await readdir(HERE)).filter((name) => name.endsWith('.h'));
  const headers: Record<string, string> = {};
  for (const name of names) headers[name] = await readFile(join(HERE, name), 'utf8');
  return headers;
}

/**
 * Returns the project's `testlib.h` and the headers that it includes, by name; reads them once. See
 * docs/decisions/0045.
 */
async function shippedTestlib(): Promise<Record<string, string>> {
  shipped ??= readShipped();
  return shipped;
}

const TESTLIB = 'testlib.h';
const WANTS_TESTLIB = /^[ \t]*#[ \t]*include[ \t]*[<"]testlib\.h[>"]/mu;

/**
 * A checker or interactor that cannot work: the problem or this machine is at fault. The message is Chinese and names
 * the next step.
 */
export class CheckerFault extends Error {}

/** The header that JUDGE_TESTLIB names, or else the one that ships with the judge. */
async function testlibHeaders(): Promise<Record<string, string>> {
  const path = process.env['JUDGE_TESTLIB'];
  if (path === undefined || path === '') {
    return shippedTestlib();
  }
  try {
    return { [TESTLIB]: await readFile(path, 'utf8') };
  } catch (error) {
    throw new CheckerFault(`读不到 JUDGE_TESTLIB 指定的文件 ${path}：请检查路径和权限，再重测`, { cause: error });
  }
}

async function headersOf({ language, source, headers }: CheckerProgram): Promise<Record<string, string> | undefined> {
  const isMissing = language === CPP && headers?.[TESTLIB] === undefined && WANTS_TESTLIB.test(source);
  return isMissing ? { ...headers, ...(await testlibHeaders()) } : headers;
}

/**
 * Compiles a checker or interactor; the runner caches the result by source and headers. Call `release` on the result.
 * @throws CheckerFault when it does not compile, or when JUDGE_TESTLIB cannot be read
 */
export async function compileChecker(
  runner: Runner,
  checker: CheckerProgram,
  signal: AbortSignal | undefined,
): Promise<Executable> {
  const headers = await headersOf(checker);
  const { language, source, standard = 'c++17' } = checker;
  const compiled = await runner.compile({ language, source, standard, headers }, signal);
  if (!compiled.ok) {
    throw new CheckerFault(cleanMessage(`${CHECKER_NAMES[checker.kind]}编译失败，请修改后重测：\n${compiled.message}`));
  }
  return compiled.executable;
}

/** Returns in Chinese why a checker or interactor does not compile, or null when it compiles. */
export async function checkerFault(
  runner: Runner,
  checker: CheckerProgram,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  try {
    const executable = await compileChecker(runner, checker, signal);
    executable.release();
    return null;
  } catch (error) {
    if (error instanceof CheckerFault) return error.message;
    throw error;
  }
}
