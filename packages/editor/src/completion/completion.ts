import { cppDirectives, cppKeywords } from './cppKeywords.ts';
import { cppHeaders, cppMembers } from './cppMembers.ts';
import { cppSnippets } from './cppSnippets.ts';
import { cppStd } from './cppStd.ts';
import type { CompletionEntry } from './entry.ts';
import { pythonModuleNames, pythonModules } from './pythonModules.ts';
import { pythonSnippets } from './pythonSnippets.ts';
import { pythonMembers, pythonWords } from './pythonWords.ts';
import type { EditorLanguage } from '../languages.ts';

/** A request for proposals. `offset` counts UTF-16 units; lines end in `\n`. */
export interface CompletionRequest {
  language: EditorLanguage;
  text: string;
  offset: number;
  /** True when asked by key (Ctrl+Space), false while typing. */
  explicit: boolean;
}

/** Proposals that replace the text from `from` to the cursor; the editor filters and ranks them. */
export interface CompletionReply {
  from: number;
  entries: readonly CompletionEntry[];
}

const WORD = /[A-Za-z_]\w*/g;
const MOST_WORDS = 300;

/** Returns up to 300 words of the program, except the one being typed and known names. */
function ownWords({ text, offset }: CompletionRequest, from: number, known: ReadonlySet<string>): CompletionEntry[] {
  const words = new Set<string>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const typedNow = index <= offset && offset <= index + word.length && index === from;
    if (!typedNow && word.length > 1 && !known.has(word)) words.add(word);
    if (words.size === MOST_WORDS) break;
  }
  return [...words].map((label) => ({ label, kind: 'word', detail: '文中出现' }));
}

/** Returns true if the line ends inside a string or comment that began on it. @param remark start of a comment */
function isQuotedOrRemark(line: string, remark: string): boolean {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (line.startsWith(remark, at)) return true;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return quote !== '';
}

const cppGeneral = [...cppSnippets, ...cppKeywords, ...cppStd];
const pythonGeneral = [...pythonSnippets, ...pythonWords, ...pythonModuleNames];
const labels = (list: readonly CompletionEntry[]) => new Set(list.map((entry) => entry.label));
const cppLabels = labels([...cppGeneral, ...cppDirectives]);
const pythonLabels = labels(pythonGeneral);

type Special = readonly CompletionEntry[] | 'general' | 'none';

/** Returns the proposals that fit the text before the word, in C++. */
function cppPlace(before: string): Special {
  if (/^\s*#\s*$/.test(before)) return cppDirectives;
  if (isQuotedOrRemark(before, '//')) return 'none';
  if (/(?:\.|->)\s*$/.test(before) && !/\d\.$/.test(before)) return cppMembers;
  if (/\bstd\s*::\s*$/.test(before)) return cppStd;
  return /[\d.]$/.test(before) ? 'none' : 'general';
}

/** Returns the proposals that fit the text before the word, in Python. */
function pythonPlace(before: string): Special {
  if (isQuotedOrRemark(before, '#')) return 'none';
  const owner =
    /(?<!\w)(\w+)\.$/.exec(before)?.[1] ?? /^\s*from\s+(\w+)\s+import\s(?:[\w\s,]*,)?\s*$/.exec(before)?.[1];
  if (owner !== undefined) return pythonModules.get(owner) ?? (/^\d+$/.test(owner) ? 'none' : pythonMembers);
  if (/[)\]"']\.$/.test(before)) return pythonMembers;
  if (/^\s*(?:from|import)\s(?:[\w\s,]*,)?\s*$/.test(before)) return pythonModuleNames;
  return /[\d.]$/.test(before) ? 'none' : 'general';
}

/** Header proposals inside `#include <`, where words can contain slash, dot and plus. */
function headers(line: string, offset: number, next: string): CompletionReply | null {
  const typed = /^\s*#\s*include\s*<([\w/.+]*)$/.exec(line)?.[1];
  if (typed === undefined) return null;
  const close = next === '>' ? '' : '>';
  const list = cppHeaders.map((entry) => ({ ...entry, snippet: `${entry.label}${close}$0` }));
  return { from: offset - typed.length, entries: list };
}

/**
 * Returns proposals at a position in a program: members after a dot, headers after `#include <`, otherwise keywords,
 * library names, snippets and words of the program. Knows names, not types. Null when there is nothing to propose.
 */
export function complete(request: CompletionRequest): CompletionReply | null {
  const { language, text, offset, explicit } = request;
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  if (language === 53) {
    const reply = headers(line, offset, text.charAt(offset));
    if (reply) return reply;
  }
  const word = (/(?<!\w)\w+$/.exec(line)?.[0] ?? '').replace(/^\d+/, '');
  const from = offset - word.length;
  const before = line.slice(0, line.length - word.length);
  const place = language === 53 ? cppPlace(before) : pythonPlace(before);
  if (place === 'none') return null;
  if (place !== 'general') return { from, entries: place };
  if (word === '' && !explicit) return null;
  const [general, known] = language === 53 ? [cppGeneral, cppLabels] : [pythonGeneral, pythonLabels];
  return { from, entries: [...general, ...ownWords(request, from, known)] };
}
