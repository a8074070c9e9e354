import { CPP_KEYWORDS, PYTHON_KEYWORDS } from '@aosai/api/judging/keywords';
import { CPP, type LanguageId } from '@aosai/api/judging/languages';

type TokenKind = 'plain' | 'comment' | 'string' | 'number' | 'keyword' | 'directive';

export interface CodeToken {
  kind: TokenKind;
  text: string;
}

interface Grammar {
  /** One named group for each kind of token; unmatched text is plain. */
  pattern: RegExp;
  keywords: ReadonlySet<string>;
}

/**
 * An unclosed string ends with its line, an unclosed comment with the text, so unfinished programs are coloured too.
 */
const C_LIKE: Grammar = {
  pattern:
    /(?<comment>\/\/(?:\\\r?\n|[^\n])*|\/\*[\s\S]*?(?:\*\/|(?![\s\S])))|(?<directive>^[ \t]*#[ \t]*\w+(?:[ \t]*<[^>\n]*>)?)|(?<string>R"(?<mark>[^()\\\s]{0,16})\([\s\S]*?(?:\)\k<mark>"|(?![\s\S]))|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\.|[^'\\\n])+'?)|(?<number>\b\d[\w.']*)|(?<word>[A-Za-z_]\w*)/gm,
  keywords: new Set([...CPP_KEYWORDS, 'final', 'override']),
};
const PYTHON_LIKE: Grammar = {
  pattern:
    /(?<comment>#[^\n]*)|(?<string>(?:\b[rbfuRBFU]{1,2})?(?:'''[\s\S]*?(?:'''|(?![\s\S]))|"""[\s\S]*?(?:"""|(?![\s\S]))|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?))|(?<directive>^[ \t]*@[\w.]+)|(?<number>\b\d[\w.]*)|(?<word>[A-Za-z_]\w*)/gm,
  keywords: PYTHON_KEYWORDS,
};

const kindOf = ({ keywords }: Grammar, groups: Record<string, string | undefined>): TokenKind => {
  if (groups.comment !== undefined) return 'comment';
  if (groups.string !== undefined) return 'string';
  if (groups.directive !== undefined) return 'directive';
  if (groups.number !== undefined) return 'number';
  return keywords.has(groups.word ?? '') ? 'keyword' : 'plain';
};

/** Splits a program into tokens for highlighting; their texts joined are the program. Approximate, not a parser. */
export const codeTokens = (code: string, language: LanguageId): CodeToken[] => {
  const grammar = language === CPP ? C_LIKE : PYTHON_LIKE;
  const tokens: CodeToken[] = [];
  const add = (kind: TokenKind, text: string) => {
    const last = tokens.at(-1);
    if (text === '') return;
    if (last && last.kind === kind) last.text += text;
    else tokens.push({ kind, text });
  };
  let end = 0;
  for (const match of code.matchAll(grammar.pattern)) {
    add('plain', code.slice(end, match.index));
    add(kindOf(grammar, match.groups ?? {}), match[0]);
    end = match.index + match[0].length;
  }
  add('plain', code.slice(end));
  return tokens;
};

/** The tokens of `codeTokens` by line, without line ends. */
export const codeLines = (code: string, language: LanguageId): CodeToken[][] => {
  const lines: CodeToken[][] = [[]];
  for (const { kind, text } of codeTokens(code.replace(/\n$/, ''), language)) {
    const [first = '', ...others] = text.split('\n');
    if (first !== '') lines.at(-1)?.push({ kind, text: first });
    for (const other of others) lines.push(other === '' ? [] : [{ kind, text: other }]);
  }
  return lines;
};
