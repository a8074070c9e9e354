import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BUILTIN_CHECKERS, type CheckerProgram, type CheckerProtocol } from '@aosai/api/domain/checkers';
import type { CheckRule } from '@aosai/api/domain/judging';
import { languageOf } from './commandLine.ts';
import { UsageError } from './usageError.ts';
import { readText, userPath } from './userFile.ts';

const HEADER = /^[\w-][\w.-]*\.(?:h|hpp)$/u;
const MOST_HEADERS = 20;

/** The headers in a checker's folder, by name: its `testlib.h` lies there. */
function headersBeside(path: string): Record<string, string> {
  const folder = dirname(userPath(path));
  const names = readdirSync(folder).filter((name) => HEADER.test(name) && statSync(join(folder, name)).isFile());
  if (names.length > MOST_HEADERS) {
    throw new UsageError(`${folder} 中的头文件多于 ${MOST_HEADERS} 个，请把 ${basename(path)} 放进单独的文件夹`);
  }
  return Object.fromEntries(names.map((name) => [name, readText(join(folder, name))]));
}

export function checkerProgram(kind: CheckerProgram['kind'], path: string, protocol: CheckerProtocol): CheckerProgram {
  return {
    kind,
    protocol,
    language: languageOf(undefined, path),
    source: readText(path),
    headers: headersBeside(path),
  };
}

/** One of testlib's checkers by its name, unless a file is called so, or the file of a checker. */
export function checkerOf(nameOrPath: string, folder: string, protocol: CheckerProtocol): CheckRule {
  const builtin = BUILTIN_CHECKERS.find((name) => name === nameOrPath);
  const path = join(folder, nameOrPath);
  return builtin !== undefined && !existsSync(userPath(path))
    ? { kind: 'builtin', name: builtin }
    : checkerProgram('checker', path, protocol);
}
