import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  BUILTIN_CHECKERS,
  type CheckerProtocol,
  type Interactor,
  INTERACTOR_PROTOCOLS,
} from '@aosai/api/judging/checkers';
import type { CheckRule } from '@aosai/api/judging/judging';
import { languageOf } from './commandLine.ts';
import { UsageError } from './usageError.ts';
import { readText, userPath } from './userFile.ts';

const HEADER = /^[\w-][\w.-]*\.(?:h|hpp)$/u;
const MOST_HEADERS = 20;

/** The headers in a checker's folder by name; this is where its `testlib.h` is. */
function headersBeside(path: string): Record<string, string> {
  const folder = dirname(userPath(path));
  const names = readdirSync(folder).filter((name) => HEADER.test(name) && statSync(join(folder, name)).isFile());
  if (names.length > MOST_HEADERS) {
    throw new UsageError(`${folder} 中的头文件多于 ${MOST_HEADERS} 个，请把 ${basename(path)} 放进单独的文件夹`);
  }
  return Object.fromEntries(names.map((name) => [name, readText(join(folder, name))]));
}

const programAt = (path: string) => ({
  language: languageOf(undefined, path),
  source: readText(path),
  headers: headersBeside(path),
});

/**
 * Reads the interactor at a path, with the headers in its folder.
 * @throws UsageError when the protocol has no interactors, or a file cannot be read
 */
export function interactorAt(path: string, protocol: CheckerProtocol): Interactor {
  const known = INTERACTOR_PROTOCOLS.find((name) => name === protocol);
  if (known === undefined) {
    throw new UsageError(`交互程序的 protocol 应为 ${INTERACTOR_PROTOCOLS.join('、')} 之一，收到 ${protocol}`);
  }
  return { kind: 'interactor', protocol: known, ...programAt(path) };
}

/**
 * Returns the testlib checker of this name, unless a file in the folder has the name; then reads the checker in that
 * file.
 */
export function checkerOf(nameOrPath: string, folder: string, protocol: CheckerProtocol): CheckRule {
  const builtin = BUILTIN_CHECKERS.find((name) => name === nameOrPath);
  const path = join(folder, nameOrPath);
  return builtin !== undefined && !existsSync(userPath(path))
    ? { kind: 'builtin', name: builtin }
    : { kind: 'checker', protocol, ...programAt(path) };
}
