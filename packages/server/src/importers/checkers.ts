import {
  BUILTIN_CHECKERS,
  type CheckerProgram,
  type CheckerProtocol,
  INTERACTOR_PROTOCOLS,
} from '@aosai/api/judging/checkers';
import type { CheckRule } from '@aosai/api/judging/judging';
import { CPP, type LanguageId, PYTHON } from '@aosai/api/judging/languages';

/** The language of a program by its name in other systems or its file's extension; null for one we do not run. */
export function languageOf(name: string): LanguageId | null {
  const text = name.trim().toLowerCase().replace(/^\./, '');
  if (/^(?:c|c with .*|c\+\+.*|cpp.*|cc.*|cxx|clang.*|g\+\+.*|gcc.*|gnu ?c.*|c(?:99|11|17))$/.test(text)) return CPP;
  return /^(?:py.*|python.*)$/.test(text) ? PYTHON : null;
}

export const languageOfFile = (path: string): LanguageId | null => languageOf(/\.([a-z0-9+]+)$/i.exec(path)?.[1] ?? '');

/** A built-in checker of testlib by name: `std::lcmp.cpp`, `ncmp`, `wcmp.cpp`. Null for any other name. */
export function builtinChecker(name: string): CheckRule | null {
  const bare = /^(?:std::)?([a-z0-9]+)(?:\.(?:cpp|cc))?$/i.exec(name.trim())?.[1];
  const found = BUILTIN_CHECKERS.find((one) => one === bare);
  return found ? { kind: 'builtin', name: found } : null;
}

const TESTLIB = /\bregisterTestlibCmd\b/;
const TESTLIB_INTERACTOR = /\bregisterInteraction\b/;

interface Given {
  kind: CheckerProgram['kind'];
  source: string;
  language: LanguageId;
  /** The protocol the format implies; a program that registers with testlib speaks testlib's instead. */
  protocol: CheckerProtocol;
  headers?: Record<string, string>;
}

/** A program that registers with testlib speaks testlib's protocol. Null for an interactor with no protocol we know. */
export function checkerProgram({ kind, source, language, protocol, headers = {} }: Given): CheckerProgram | null {
  const isTestlib = (kind === 'interactor' ? TESTLIB_INTERACTOR : TESTLIB).test(source);
  const program = { language, source, ...(Object.keys(headers).length > 0 ? { headers } : {}) };
  const spoken = isTestlib ? 'testlib' : protocol;
  if (kind === 'checker') return { kind, protocol: spoken, ...program };
  const known = INTERACTOR_PROTOCOLS.find((one) => one === spoken);
  return known === undefined ? null : { kind, protocol: known, ...program };
}

/** Whether this could be a program: packages without one leave `0` or a sentence in its place. */
export const isCode = (source: string): boolean => source.trim().length > 20 && /[;(:={]/.test(source);

/**
 * The name the command line prints: `-` for default and token, float, exact, builtin:NAME, a protocol, or
 * interactor-PROTOCOL.
 */
export function checkerName(rule: CheckRule): string {
  switch (rule.kind) {
    case 'default':
    case 'token':
      return '-';
    case 'real':
      return 'float';
    case 'exact':
      return 'exact';
    case 'builtin':
      return `builtin:${rule.name}`;
    case 'checker':
      return rule.protocol;
    case 'interactor':
      return `interactor-${rule.protocol}`;
    default:
      return rule satisfies never;
  }
}
