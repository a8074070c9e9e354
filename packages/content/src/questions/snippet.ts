import type { SnippetCheck } from '@aosai/api/questions/source';
import { CPP } from '@aosai/api/judging/languages';

/** A stem with a C++ block after its first paragraph. */
export function withCode(lead: string, code: string, ...rest: string[]): string {
  return [lead, `\`\`\`cpp\n${code.trim()}\n\`\`\``, ...rest].join('\n\n');
}

/** Wraps declarations and statements that a stem shows into a complete program. */
export function program(declarations: string, statements: string): string {
  return `#include <bits/stdc++.h>\nusing namespace std;\n${declarations}\nint main() {\n${statements}\nreturn 0;\n}\n`;
}

/** A check that a program prints `output`: the right option, the claim of a true/false stem, or true/false itself. */
export function prints(source: string, output: string, stdin = ''): SnippetCheck {
  return { language: CPP, source, stdin, output };
}
