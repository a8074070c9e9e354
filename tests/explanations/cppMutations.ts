/** A right program with one mistake of a beginner put in. */
interface Mutant {
  source: string;
  /** The line to change, from 1; null if the explanation names another one as well. */
  line: number | null;
  /** Codes of explanations that are right. */
  codes: readonly string[];
}

/** Puts one mistake into a program; null if it has no place for it. */
type Mutation = (source: string) => Mutant | null;

/** The first line with the pattern, from 1; 0 if there is none. */
const lineOf = (source: string, pattern: RegExp): number =>
  source.split('\n').findIndex((text) => pattern.test(text)) + 1;

/** Replaces on the first line that has the pattern. */
const onLine =
  (pattern: RegExp, with_: string, codes: readonly string[], has: RegExp = pattern): Mutation =>
  (source) => {
    const line = lineOf(source, has);
    if (line === 0) return null;
    const lines = source.split('\n');
    const text = lines[line - 1] ?? '';
    return { source: lines.with(line - 1, text.replace(pattern, with_)).join('\n'), line, codes };
  };

const anywhere =
  (mutation: Mutation): Mutation =>
  (source) => {
    const mutant = mutation(source);
    return mutant && { ...mutant, line: null };
  };

/** Mistakes that beginners make, by name. */
export const CPP_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'no semicolon': onLine(/;$/, '', ['missingSemicolon'], /^ +(?:cout|cin)\b.*[\w"];$/),
  'a full-width semicolon': onLine(/;$/, '；', ['fullWidthSign'], /^ +[^/]*;$/),
  'a full-width comma': onLine(/, /, '，', ['fullWidthSign'], /^ +int \w+, \w+/),
  'full-width quotes': onLine(/"([^"\\]*)"/, '“$1”', ['fullWidthSign'], /cout << "[^"\\]*"/),
  'a full-width bracket': onLine(/\)/, '）', ['fullWidthSign'], /^ +(?:if|while|for) \(/),
  'arrows of cin turned': onLine(/>>/, '<<', ['cinArrows'], /^ +cin >>/),
  'arrows of cout turned': onLine(/<</, '>>', ['coutArrows'], /^ +cout <</),
  'no iostream': anywhere((source) =>
    /#include <(?!iostream)/.test(source) ? null : onLine(/#include <iostream>/, '', ['headerMissing'])(source),
  ),
  'a misspelt header': onLine(/<iostream>/, '<iostraem>', ['noHeader']),
  'no namespace': anywhere(onLine(/using namespace std;/, '', ['namespaceMissing'])),
  'no semicolon after the namespace': onLine(/std;/, 'std', ['missingSemicolon'], /using namespace std;/),
  'main misspelt': anywhere(onLine(/\bmain\b/, 'mian', ['noMain'], /^int main\(/)),
  'for misspelt': onLine(/\bfor\b/, 'fro', ['wordFor', 'wordMisspelt'], /^ +for \(int /),
  'a capital If': onLine(/\bif\b/, 'If', ['wordMisspelt'], /^ +if \(.*\{$/),
  'while misspelt': onLine(/\bwhile\b/, 'whlie', ['wordMisspelt'], /^ +while \(.*\{$/),
  'return misspelt': onLine(/\breturn\b/, 'retrun', ['wordMisspelt'], /^ +return 0;/),
  'cout misspelt': onLine(/\bcout\b/, 'cuot', ['wordMisspelt'], /^ +cout <</),
  'endl with the digit 1': onLine(/\bendl\b/, 'end1', ['wordMisspelt'], /<< endl;/),
  'the last brace missing': anywhere((source) => ({
    source: source.trimEnd().replace(/\}$/, ''),
    line: null,
    codes: ['missingBrace'],
  })),
  'one brace too many': anywhere(onLine(/return 0;/, '}\n    return 0;', ['outsideFunction'], /^ {4}return 0;/)),
  'an open string': onLine(/"([^"\\]*)"/, '"$1', ['unclosedString'], /cout << "[^"\\]*"/),
  'commas in for': onLine(/;([^;]*);/, ',$1,', ['forParts'], /^ +for \([^;]*;[^;]*;[^;]*\)/),
  'signs in the wrong order': onLine(/<=/, '=<', ['orderOfSigns']),
  'an arrow left out': onLine(/ << endl;/, ' endl;', ['arrowMissing'], /^ +cout <<.*[\w)] << endl;/),
  'a bracket left out': onLine(/\) \{$/, ' {', ['missingBracket'], /^ +(?:if|while) \(.*\) \{$/),
  'a capital variable': onLine(
    /cin >> ([a-z])(\w*);/,
    'cin >> $1_$2;',
    ['notDeclared', 'nameMisspelt'],
    /^ +cin >> [a-z]\w*;$/,
  ),
};
