import { CPP_NAME_RULES } from './cppNameRules.ts';
import type { CppFault, CppRule } from './cppRule.ts';
import { CppSource } from './cppSource.ts';
import { CPP_SYNTAX_RULES } from './cppSyntaxRules.ts';
import { CPP_TEXT_RULES } from './cppTextRules.ts';
import { CPP_TYPE_RULES } from './cppTypeRules.ts';
import { explainCrash } from './explainCrash.ts';
import { MAX_MESSAGE_CHARS, type Explanation } from './explanation.ts';
import { fullWidthSigns, fullWidthText } from './fullWidthSigns.ts';

const RULES: readonly CppRule[] = [...CPP_TEXT_RULES, ...CPP_SYNTAX_RULES, ...CPP_NAME_RULES, ...CPP_TYPE_RULES];

const ERROR = /^main\.cpp:(\d+):(\d+): (?:fatal )?error: (.+)$/;
/** Where the program uses a template whose code has the error. */
const REQUIRED = /^main\.cpp:(\d+):(\d+): {3}required from here$/;
const LINKER = /undefined reference to ['`‘]([^'`‘’]+)['’]/;

/** The compiler's words with straight quotes and without the name of its option. */
const wordsOf = (said: string): string => said.replaceAll(/[‘’]/g, "'").replace(/ \[-f[\w-]+\]$/, '');

/** The first error of the compiler or the linker. */
export function firstFault(message: string): CppFault | null {
  let required: Omit<CppFault, 'message'> | null = null;
  for (const text of message.split('\n')) {
    const error = ERROR.exec(text);
    if (error) return { line: Number(error[1]), column: Number(error[2]), message: wordsOf(error[3] ?? '') };
    const place = REQUIRED.exec(text);
    if (place) required = { line: Number(place[1]), column: Number(place[2]) };
    const begin = text.indexOf(' error: ');
    if (required && begin !== -1) return { ...required, message: wordsOf(text.slice(begin + ' error: '.length)) };
  }
  const missing = LINKER.exec(message);
  return missing && { line: 0, column: 0, message: `undefined reference to '${missing[1]}'` };
}

const filled = (said: CppRule['title'], m: RegExpExecArray, fault: CppFault, source: CppSource): string =>
  typeof said === 'string'
    ? said.replaceAll(/\$([12])/g, (_, group: string) => m[Number(group)] ?? '')
    : said(m, fault, source);

function fullWidth(source: string, fault: CppFault): Explanation | null {
  const sign = fullWidthSigns('cpp', source)[0];
  if (!sign || (fault.line > 0 && sign.line > fault.line)) return null;
  return { code: 'fullWidthSign', line: sign.line, ...fullWidthText(sign) };
}

/**
 * Explains the first error of a C++ program that does not compile, or how it crashed, for beginners.
 * @param message what g++ wrote in English about `main.cpp`, or the judge about its end, at most 64 KB
 * @param source the program that was compiled
 * @returns null if no rule is sure
 */
export function explainCpp(message: string, source: string): Explanation | null {
  if (message.length > MAX_MESSAGE_CHARS) return null;
  const crash = explainCrash(message);
  if (crash) return crash;
  const first = firstFault(message);
  if (!first) return null;
  const sign = fullWidth(source, first);
  if (sign) return sign;
  const program = new CppSource(source);
  const fault = { ...first, column: program.columnOf(first.line, first.column) };
  for (const rule of RULES) {
    const m = rule.when.exec(fault.message);
    if (!m || rule.only?.(m, fault, program) === false) continue;
    return {
      code: rule.code,
      title: filled(rule.title, m, fault, program),
      line: fault.line === 0 ? null : (rule.line?.(m, fault, program) ?? fault.line),
      advice: filled(rule.advice, m, fault, program),
    };
  }
  return null;
}
