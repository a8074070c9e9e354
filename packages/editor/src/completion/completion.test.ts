import { expect, test } from 'vitest';
import {
  complete,
  cppDirectives,
  cppKeywords,
  cppHeaders,
  cppMembers,
  pythonSnippets,
  pythonModuleNames,
  pythonModules,
  pythonMembers,
  pythonWords,
  cppStd,
  cppSnippets,
} from './completion.ts';
import type { EditorLanguage } from '../languages.ts';

/** Returns the labels proposed at `|` in the program; null if none. */
function proposed(language: EditorLanguage, program: string, explicit = false): string[] | null {
  const offset = program.indexOf('|');
  const reply = complete({ language, text: program.replace('|', ''), offset, explicit });
  return reply && reply.entries.map((entry) => entry.label);
}

const cpp = (program: string, explicit?: boolean) => proposed(53, program, explicit);
const python = (program: string, explicit?: boolean) => proposed(71, program, explicit);

test('complete: proposes keywords, library names, snippets and words of the program for a C++ word', () => {
  const list = cpp('int answer = 0;\nint main() {\n  fo|\n}');
  expect(list).toEqual(
    expect.arrayContaining(['fori', 'forj', 'for', 'vector', 'sort', 'cinll', 'vec2d', 'while', 'main', 'answer']),
  );
  expect(list?.filter((label) => label === 'fo')).toEqual([]);
});

test('complete: proposes only Python names for a Python word', () => {
  const list = python('total = 0\npr|');
  expect(list).toEqual(expect.arrayContaining(['print', 'range', 'input', 'while', 'total', 'listin', 'math']));
  expect(list).not.toContain('vector');
});

test('complete: proposes nothing without a word unless asked by key', () => {
  expect(cpp('int main() {\n  |\n}')).toBeNull();
  expect(cpp('int main() {\n  |\n}', true)).toContain('fori');
  expect(cpp('if (a > |')).toBeNull();
  expect(python('|', true)).toContain('print');
});

test('complete: proposes members after a dot or an arrow', () => {
  const members = cppMembers.map((entry) => entry.label);
  expect(cpp('a.pu|')).toEqual(members);
  expect(cpp('p->|')).toEqual(members);
  expect(cpp('a[i].|')).toEqual(members);
  expect(python('a.|')).toEqual(pythonMembers.map((entry) => entry.label));
  expect(python('input().|')).toEqual(pythonMembers.map((entry) => entry.label));
});

test('complete: proposes nothing after a decimal point', () => {
  expect(cpp('double x = 3.|', true)).toBeNull();
  expect(python('x = 3.|', true)).toBeNull();
});

test('complete: proposes library names after std::, and nothing by itself after other scopes', () => {
  expect(cpp('std::ve|')).toEqual(cppStd.map((entry) => entry.label));
  expect(cpp('Other::|')).toBeNull();
});

test('complete: proposes directives after #, and headers, with slash in the word, after #include <', () => {
  expect(cpp('#|')).toEqual(cppDirectives.map((entry) => entry.label));
  const text = '#include <bits/st';
  expect(complete({ language: 53, text, offset: text.length, explicit: false })).toEqual({
    from: 10,
    entries: cppHeaders.map((entry) => ({ ...entry, snippet: `${entry.label}>$0` })),
  });
});

test('complete: adds no second closing angle bracket', () => {
  const reply = complete({ language: 53, text: '#include <>', offset: 10, explicit: false });
  expect(reply?.entries[0]?.snippet).toBe('bits/stdc++.h$0');
});

test.each(['// so|', 'cout << "so|', 'int a; // "x" so|', "char c = 's|"])(
  'complete: proposes nothing in C++ text %s',
  (program) => {
    expect(cpp(program, true)).toBeNull();
  },
);

test.each(['# pr|', 'print("pr|', "s = 'pr|"])('complete: proposes nothing in Python text %s', (program) => {
  expect(python(program, true)).toBeNull();
});

test('complete: proposes again after the end of a string on the line', () => {
  expect(cpp('cout << "a // b" << en|')).toContain('endl');
  expect(cpp('cout << "a \\" b" << en|')).toContain('endl');
  expect(python("print('#', le|")).toContain('len');
});

test('complete: proposes Python modules by name, and their members', () => {
  expect(python('import ma|')).toEqual(pythonModuleNames.map((entry) => entry.label));
  expect(python('import math, sy|')).toContain('sys');
  expect(python('x = math.s|')).toEqual(pythonModules.get('math')?.map((entry) => entry.label));
  expect(python('from heapq import heappush, he|')).toContain('heappop');
});

test('complete: proposes the word at the cursor only if it also occurs elsewhere', () => {
  expect(cpp('int total; tot|')).not.toContain('tot');
  expect(cpp('int tot; tot|')).toContain('tot');
});

const snippets = [...cppSnippets, ...cppHeaders, ...pythonSnippets].flatMap((entry) => entry.snippet ?? []);

test.each(snippets)('snippet %j: has one $0, and stops numbered from 1 with one text per number', (snippet) => {
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
])('%s proposals: have no duplicates, except a keyword and a snippet of the same name', (_, list) => {
  const seen = list.map((entry) => `${entry.kind === 'snippet' ? 'snippet ' : ''}${entry.label}`);
  expect(seen.filter((label, index) => seen.indexOf(label) !== index)).toEqual([]);
});
