import type { Template, Written } from './parametric.ts';

type Proven = Pick<Written, 'code' | 'proof' | 'functions'>;

const statementsOf = ({ code = '', proof = code }: Proven) => proof;

/** One program that prints each key on its own line, because compiling takes longer than running. */
export function wholeProgram(language: Template['language'], questions: readonly Proven[]): string {
  if (language === 'python') return questions.map((one) => `${one.functions ?? ''}\n${statementsOf(one)}\n`).join('\n');
  const blocks = questions.map(
    (one, no) => `namespace q${no} {\n${one.functions ?? ''}\nvoid run() {\n${statementsOf(one)}\n}\n}`,
  );
  const calls = questions.map((_, no) => `q${no}::run();\ncout << endl;`);
  return [
    '#include <bits/stdc++.h>',
    'using namespace std;',
    ...blocks,
    `int main() {\n${calls.join('\n')}\nreturn 0;\n}`,
    '',
  ].join('\n');
}
