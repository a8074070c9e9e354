import { expect, test } from 'vitest';
import { complete } from './completion.ts';
import { cppDirectives, cppKeywords } from './completion/cppKeywords.ts';
import { cppHeaders, cppMembers } from './completion/cppMembers.ts';
import { cppSnippets } from './completion/cppSnippets.ts';
import { cppStd } from './completion/cppStd.ts';
import { pythonModuleNames, pythonModules } from './completion/pythonModules.ts';
import { pythonSnippets } from './completion/pythonSnippets.ts';
import { pythonMembers, pythonWords } from './completion/pythonWords.ts';
import type { EditorLanguage } from './languages.ts';

/** Labels proposed where `|` stands in the program. */
function proposed(language: EditorLanguage, program: string, explicit = false): string[] | null {
  const offset = program.indexOf('|');
  const reply = complete({ language, text: program.replace('|', ''), offset, explicit });
  return reply && reply.entries.map((entry) => entry.label);
}

const cpp = (program: string, explicit?: boolean) => proposed(53, program, explicit);
const python = (program: string, explicit?: boolean) => proposed(71, program, explicit);

test('a C++ word gets keywords, library names, snippets and the words of the program', () => {
  const list = cpp('int answer = 0;\nint main() {\n  fo|\n}');
  expect(list).toEqual(
    expect.arrayContaining(['fori', 'forj', 'for', 'vector', 'sort', 'cinll', 'vec2d', 'while', 'main', 'answer']),
  );
  expect(list?.filter((label) => label === 'fo')).toEqual([]);
});

test('a Python word gets its own language only', () => {
  const list = python('total = 0\npr|');
  expect(list).toEqual(expect.arrayContaining(['print', 'range', 'input', 'while', 'total', 'listin', 'math']));
  expect(list).not.toContain('vector');
});

test('nothing pops up on an empty place unless it is asked for', () => {
  expect(cpp('int main() {\n  |\n}')).toBeNull();
  expect(cpp('int main() {\n  |\n}', true)).toContain('fori');
  expect(cpp('if (a > |')).toBeNull();
  expect(python('|', true)).toContain('print');
});

test('after a dot or an arrow come members', () => {
  const members = cppMembers.map((entry) => entry.label);
  expect(cpp('a.pu|')).toEqual(members);
  expect(cpp('p->|')).toEqual(members);
  expect(cpp('a[i].|')).toEqual(members);
  expect(python('a.|')).toEqual(pythonMembers.map((entry) => entry.label));
  expect(python('input().|')).toEqual(pythonMembers.map((entry) => entry.label));
});

test('a decimal point is not a member', () => {
  expect(cpp('double x = 3.|', true)).toBeNull();
  expect(python('x = 3.|', true)).toBeNull();
});

test('after std:: come library names, after another scope nothing by itself', () => {
  expect(cpp('std::ve|')).toEqual(cppStd.map((entry) => entry.label));
  expect(cpp('Other::|')).toBeNull();
});

test('a hash brings directives, an open angle bracket headers with the slash in the word', () => {
  expect(cpp('#|')).toEqual(cppDirectives.map((entry) => entry.label));
  const text = '#include <bits/st';
  expect(complete({ language: 53, text, offset: text.length, explicit: false })).toEqual({
    from: 10,
    entries: cppHeaders.map((entry) => ({ ...entry, snippet: `${entry.label}>$0` })),
  });
});

test('the closing angle bracket is not doubled', () => {
  const reply = complete({ language: 53, text: '#include <>', offset: 10, explicit: false });
  expect(reply?.entries[0]?.snippet).toBe('bits/stdc++.h$0');
});

test.each(['// so|', 'cout << "so|', 'int a; // "x" so|', "char c = 's|"])('nothing in %s of C++', (program) => {
  expect(cpp(program, true)).toBeNull();
});

test.each(['# pr|', 'print("pr|', "s = 'pr|"])('nothing in %s of Python', (program) => {
  expect(python(program, true)).toBeNull();
});

test('a string that has ended on the line does not silence the rest', () => {
  expect(cpp('cout << "a // b" << en|')).toContain('endl');
  expect(cpp('cout << "a \\" b" << en|')).toContain('endl');
  expect(python("print('#', le|")).toContain('len');
});

test('modules of Python are known by name and by what they hold', () => {
  expect(python('import ma|')).toEqual(pythonModuleNames.map((entry) => entry.label));
  expect(python('import math, sy|')).toContain('sys');
  expect(python('x = math.s|')).toEqual(pythonModules.get('math')?.map((entry) => entry.label));
  expect(python('from heapq import heappush, he|')).toContain('heappop');
});

test('the word at the cursor is proposed only when it stands elsewhere too', () => {
  expect(cpp('int total; tot|')).not.toContain('tot');
  expect(cpp('int tot; tot|')).toContain('tot');
});

const snippets = [...cppSnippets, ...cppHeaders, ...pythonSnippets].flatMap((entry) => entry.snippet ?? []);

test.each(snippets)('snippet %j ends with the cursor somewhere and names each stop the same way', (snippet) => {
  expect(snippet.match(/\$0/g)).toHaveLength(1);
  const named = new Map<string, string>();
  for (const [, number = '', name = ''] of snippet.matchAll(/\$\{(\d):([^}]+)\}/g)) {
    expect([undefined, name]).toContain(named.get(number));
    named.set(number, name);
  }
  expect([...named.keys()]).toEqual([...named.keys()].map((_, index) => String(index + 1)));
  expect(snippet.replaceAll(/\$\{\d:[^}]+\}|\$0/g, '')).not.toContain('$');
});

test.each([
  ['C++', [...cppSnippets, ...cppKeywords, ...cppStd]],
  ['C++ members', cppMembers],
  ['Python', [...pythonSnippets, ...pythonWords]],
  ['Python members', pythonMembers],
])('%s proposes nothing twice, but for a keyword with a snippet of its name', (_, list) => {
  const seen = list.map((entry) => `${entry.kind === 'snippet' ? 'snippet ' : ''}${entry.label}`);
  expect(seen.filter((label, index) => seen.indexOf(label) !== index)).toEqual([]);
});
