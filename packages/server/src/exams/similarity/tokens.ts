import { CPP, type LanguageId } from '@aosai/api/judging/languages';

/** Words that make the structure of a program; all other names are treated as equal. */
const CPP_WORDS = new Set(
  (
    'auto bool break case char class const continue default delete do double else enum false float for if int long namespace ' +
    'new nullptr operator private public return short signed sizeof static struct switch template this true typedef typename ' +
    'unsigned using virtual void while'
  ).split(' '),
);
const PYTHON_WORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

// Unclosed literals extend to their end, so that a text of nothing but quotes is scanned once.
const CPP_PIECES =
  /\/\/[^\n]*|^[ \t]*#[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_]\w*|\d[\w.]*|[-+*/%<>=!&|^]{1,2}|[^\s\w]/gm;
const PYTHON_PIECES =
  /#[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_]\w*|\d[\w.]*|[-+*/%<>=!&|^]{1,2}|[^\s\w]/g;

/** Removes block comments; an unclosed one extends to the end. */
function withoutBlocks(code: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = code.indexOf('/*'); at !== -1; at = code.indexOf('/*', from)) {
    parts.push(code.slice(from, at));
    const end = code.indexOf('*/', at + 2);
    from = end === -1 ? code.length : end + 2;
  }
  return [...parts, code.slice(from)].join(' ');
}

/**
 * A program as tokens: names become `V`, numbers `N` and texts `S`; comments and includes are dropped. A copy with
 * other names and spacing gives the same list.
 */
export function tokensOf(language: LanguageId, code: string): string[] {
  const isCpp = language === CPP;
  const words = isCpp ? CPP_WORDS : PYTHON_WORDS;
  const tokens: string[] = [];
  const pieces = isCpp ? withoutBlocks(code).matchAll(CPP_PIECES) : code.matchAll(PYTHON_PIECES);
  for (const [piece] of pieces) {
    const first = piece.trimStart();
    if (first.startsWith('#') || (isCpp && first.startsWith('//'))) continue;
    if (/^["']/.test(first)) tokens.push('S');
    else if (/^\d/.test(first)) tokens.push('N');
    else if (/^[A-Za-z_]/.test(first)) tokens.push(words.has(first) ? first : 'V');
    else tokens.push(first);
  }
  return tokens;
}
