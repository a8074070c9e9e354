import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { CPP, CPP_STANDARDS, PYTHON, type CppStandard, type LanguageId } from '@aosai/api/judging/languages';
import { hasErrorCode } from '../errorCode.ts';
import { USAGE, UsageError } from './usageError.ts';

function wordsFor(error: unknown): string {
  const told = error instanceof Error ? (/'(-[^' ]*)/u.exec(error.message)?.[1] ?? '') : '';
  if (hasErrorCode(error, 'ERR_PARSE_ARGS_UNKNOWN_OPTION')) {
    return `没有 ${told} 这个选项`;
  }
  if (hasErrorCode(error, 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')) {
    return `选项 ${told} 后面应有一个值`;
  }
  throw error;
}

/**
 * Reads the options of one command and exactly as many positional arguments as `words` names.
 * @throws UsageError, in Chinese, for anything else
 */
export function readCommandLine<T extends ParseArgsOptionsConfig>(argv: string[], words: string[], options: T) {
  const read = () => {
    try {
      return parseArgs({ args: argv, allowPositionals: true, options });
    } catch (error) {
      throw new UsageError(`${wordsFor(error)}\n${USAGE}`, { cause: error });
    }
  };
  const { values, positionals } = read();
  const missing = words[positionals.length];
  if (missing !== undefined) {
    throw new UsageError(`缺少${missing}\n${USAGE}`);
  }
  if (positionals.length > words.length) {
    throw new UsageError(`多余的参数 ${positionals[words.length]}\n${USAGE}`);
  }
  return { values, positionals };
}

/**
 * Reads an integer from 1 to `most`, without sign or exponent.
 *
 * @throws UsageError otherwise; `1e9` and `0x10` are taken for typing mistakes
 */
export function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/u.test(text) || value < 1 || value > most) {
    throw new UsageError(`--${name} 应为 1 到 ${most} 的整数，收到 ${JSON.stringify(text)}`);
  }
  return value;
}

/** Reads a tolerance between 0 and 1, both excluded. @throws UsageError otherwise */
export function tolerance(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0 && value < 1)) {
    throw new UsageError(`--${name} 应为 0 到 1 之间的数（如 1e-6），收到 ${JSON.stringify(text)}`);
  }
  return value;
}

/** Returns the language that `--lang` names; without it, Python for `.py` files, else C++. @throws UsageError */
export function languageOf(name: string | undefined, path: string): LanguageId {
  const wanted = name ?? (path.endsWith('.py') ? 'python' : 'cpp');
  if (wanted !== 'cpp' && wanted !== 'python') {
    throw new UsageError(`--lang 只能是 cpp 或 python，收到 ${JSON.stringify(wanted)}`);
  }
  return wanted === 'cpp' ? CPP : PYTHON;
}

/** Returns the C++ standard that `--std` names, if given. @throws UsageError for other names */
export function standardOf(name: string | undefined): CppStandard | undefined {
  const standard = CPP_STANDARDS.find((known) => known === name);
  if (name !== undefined && !standard) {
    throw new UsageError(`--std 只能是 ${CPP_STANDARDS.join('、')}，收到 ${JSON.stringify(name)}`);
  }
  return standard;
}

const FILE_NAME = /^[\w-]{1,64}$/u;

/** Returns the file name that `--file-io` gives, if any. @throws UsageError if it has other signs than \w and - */
export function fileIoOf(name: string | undefined): string | undefined {
  if (name !== undefined && !FILE_NAME.test(name)) {
    throw new UsageError(
      `--file-io 应为不带扩展名的文件名，只含字母、数字、下划线和减号，收到 ${JSON.stringify(name)}`,
    );
  }
  return name;
}
