import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { expect, test } from 'vitest';
import { codeLines, codeTokens } from './codeTokens.ts';

const seen = (code: string, language: typeof CPP | typeof PYTHON) =>
  codeTokens(code, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

test('codeTokens: marks keywords, numbers, strings, comments and directives of C++', () => {
  expect(
    seen('#include <vector>\nint forest = 0x1F; // int\nchar c = \'"\'; /* "a\nb" */ string s = "x\\"//";', CPP),
  ).toEqual([
    'directive #include <vector>',
    'keyword int',
    'number 0x1F',
    'comment // int',
    'keyword char',
    "string '\"'",
    'comment /* "a\nb" */',
    'string "x\\"//"',
  ]);
  expect(seen('auto s = R"x(a)" // )x"; return 1\'000;', CPP)).toEqual([
    'keyword auto',
    'string R"x(a)" // )x"',
    'keyword return',
    "number 1'000",
  ]);
});

test('codeTokens: marks Python, including strings over several lines', () => {
  expect(seen('@cache\ndef f(n): # eins\n    """a\n# b"""\n    return f"{n}" if n else None', PYTHON)).toEqual([
    'directive @cache',
    'keyword def',
    'comment # eins',
    'string """a\n# b"""',
    'keyword return',
    'string f"{n}"',
    'keyword if',
    'keyword else',
    'keyword None',
  ]);
});

test('codeTokens: keeps every character of an unfinished program', () => {
  for (const code of ['', '\n', 'int "a', "'", '/* a\n', 'R"(x', 'print("""a', '"\\', 'a\r\nb', '中文 // 注释']) {
    for (const language of [CPP, PYTHON] as const) {
      expect(
        codeTokens(code, language)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
    }
  }
});

test('codeLines: splits a comment over two lines into one token per line', () => {
  expect(codeLines('/* a\n\nb */ int x\n', CPP)).toEqual([
    [{ kind: 'comment', text: '/* a' }],
    [],
    [
      { kind: 'comment', text: 'b */' },
      { kind: 'plain', text: ' ' },
      { kind: 'keyword', text: 'int' },
      { kind: 'plain', text: ' x' },
    ],
  ]);
});
