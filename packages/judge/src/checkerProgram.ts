import { readFile } from 'node:fs/promises';
import type { CheckerProgram } from '@aosai/api/domain/checkers';
import { CPP } from '@aosai/api/domain/languages';
import { cleanMessage } from './checkerText.ts';
import { CHECKER_NAMES } from './checkerVerdict.ts';
import type { Executable, Runner } from './runner.ts';

const TESTLIB = 'testlib.h';
const WANTS_TESTLIB = /^[ \t]*#[ \t]*include[ \t]*[<"]testlib\.h[>"]/mu;

/** A checker that cannot work: a fault of the problem or of this machine, told in Chinese with the next step. */
export class CheckerFault extends Error {}

/** testlib is in no registry and not part of this project: the package brings it, or the operator names it. */
async function testlibHeader(): Promise<string> {
  const path = process.env['JUDGE_TESTLIB'];
  if (path === undefined || path === '') {
    throw new CheckerFault(
      '比较程序需要 testlib.h：请把它放进题目包（与比较程序同一目录），或下载后用环境变量 JUDGE_TESTLIB 指定它的路径，再重测',
    );
  }
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new CheckerFault(`读不到 JUDGE_TESTLIB 指定的文件 ${path}：请检查路径和权限，再重测`, { cause: error });
  }
}

async function headersOf({ language, source, headers }: CheckerProgram): Promise<Record<string, string> | undefined> {
  const isMissing = language === CPP && headers?.[TESTLIB] === undefined && WANTS_TESTLIB.test(source);
  return isMissing ? { ...headers, [TESTLIB]: await testlibHeader() } : headers;
}

/** Compile a checker or interactor, once per source and headers. Throws `CheckerFault` when that is not possible. */
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
