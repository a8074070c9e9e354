import type { SnippetCheck } from '@aosai/api/domain/questions/source';
import { CPP } from '@aosai/api/domain/languages';

/** A stem of paragraphs and one C++ block below the first of them. */
export function withCode(lead: string, code: string, ...rest: string[]): string {
  return [lead, `\`\`\`cpp\n${code.trim()}\n\`\`\``, ...rest].join('\n\n');
}

/** A full program around a function or statements that a stem shows alone. */
export function program(declarations: string, statements: string): string {
  return `#include <bits/stdc++.h>\nusing namespace std;\n${declarations}\nint main() {\n${statements}\nreturn 0;\n}\n`;
}

/** The program prints `output`: the text of the right option, the claim of a true/false stem, or true/false itself. */
export function prints(source: string, output: string, stdin = ''): SnippetCheck {
  return { language: CPP, source, stdin, output };
}
