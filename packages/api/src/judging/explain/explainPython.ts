import { MAX_MESSAGE_CHARS, type Explanation } from './explanation.ts';
import { blankedPython, fullWidthSigns, fullWidthText } from './fullWidthSigns.ts';
import { PYTHON_NAME_RULES } from './pythonNameRules.ts';
import { PYTHON_SYNTAX_RULES } from './pythonSyntaxRules.ts';
import { PYTHON_VALUE_RULES } from './pythonValueRules.ts';

const RULES = [...PYTHON_SYNTAX_RULES, ...PYTHON_NAME_RULES, ...PYTHON_VALUE_RULES];

/** The error that ended a Python program. */
export interface PythonError {
  /** Class name, for example NameError. */
  type: string;
  message: string;
  /** Line in the student's program, from 1. */
  line: number | null;
  /** What Python printed, reduced to the student's lines. */
  trace: string;
}

const PLACE = /^ *File "(?:main\.py|[^"]*\/main\.py)", line (\d+)/;
const ENDING = /^(\w+(?:Error|Exception|Interrupt))(?:: (.*))?$/;

/** Reads the last error of what Python printed; null if it printed none. Lines are those of main.py. */
export function pythonErrorOf(printed: string): PythonError | null {
  let line: number | null = null;
  let error: PythonError | null = null;
  for (const text of printed.split('\n')) {
    const place = PLACE.exec(text);
    if (place) line = Number(place[1]);
    const ending = ENDING.exec(text);
    if (ending) error = { type: ending[1] ?? '', message: ending[2] ?? '', line, trace: printed };
  }
  return error;
}

/**
 * Explains an error of Python for beginners.
 * @param source the program, for rules that look at the line; may be empty
 * @returns null if no rule is sure
 */
export function explainPythonError(error: PythonError, source: string): Explanation | null {
  if (error.type === 'SyntaxError') {
    const sign = fullWidthSigns('python', source).find(({ line }) => error.line === null || line <= error.line);
    if (sign) return { code: 'fullWidthSign', line: sign.line, ...fullWidthText(sign) };
  }
  const blanked = blankedPython(source);
  const text = error.line === null ? '' : (blanked.split('\n')[error.line - 1] ?? '');
  for (const rule of RULES) {
    const m = rule.type.test(error.type) ? rule.when.exec(error.message === '' ? ' ' : error.message) : null;
    if (!m) continue;
    const found = { m, text, line: error.line, blanked };
    if (rule.only?.(found) === false) continue;
    const filled = (said: typeof rule.title): string =>
      typeof said === 'string'
        ? said.replaceAll(/\$([12])/g, (_, group: string) => m[Number(group)] ?? '')
        : said(found);
    return { code: rule.code, title: filled(rule.title), line: error.line, advice: filled(rule.advice) };
  }
  return null;
}

/**
 * Explains what the judge or Python printed about main.py.
 * @param printed the syntax check's message or the program's standard error, at most 64 KB
 * @returns null if it names no error or no rule is sure
 */
export function explainPython(printed: string, source: string): Explanation | null {
  const error = printed.length > MAX_MESSAGE_CHARS ? null : pythonErrorOf(printed);
  return error && explainPythonError(error, source);
}
