import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadArticles } from './loadArticles.ts';

const folder = mkdtempSync(join(tmpdir(), 'aosai-articles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('loadArticles: reads head and text of a file', () => {
  const file = join(folder, '03-loops.md');
  writeFileSync(file, '# 循环\n\n> 一句话。\n\n标签：循环、C++\n\n第一段。\n\n第二段。\n');
  expect(loadArticles(folder)).toEqual([
    {
      key: 'article-loops',
      title: '循环',
      intro: '一句话。',
      tags: ['循环', 'C++'],
      notes: '第一段。\n\n第二段。',
      sort: 3,
    },
  ]);
  rmSync(file);
});

test.each([
  ['03-loops.md', '# 循环\n\n标签：循环\n\n正文', 'begins with'],
  ['loops.md', '# 循环\n\n> 一句话。\n\n标签：循环\n\n正文', 'NN-name.md'],
])('loadArticles: names the file %s when its head is wrong', (name, text, fault) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  expect(() => loadArticles(folder)).toThrow(new RegExp(`${name}(?::1)?: .*${fault}`, 'u'));
  rmSync(file);
});

test('loadArticles: leaves out an article that cannot be read and names it, when asked to', () => {
  writeFileSync(join(folder, '01-broken.md'), '正文\n');
  writeFileSync(join(folder, '02-whole.md'), '# 循环\n\n> 一句话。\n\n标签：循环\n\n正文。\n');
  const faults: unknown[] = [];
  const articles = loadArticles(folder, (fault) => faults.push(fault));
  expect(articles.map(({ key }) => key)).toEqual(['article-whole']);
  expect(faults.map(String)).toEqual([expect.stringContaining(`${join(folder, '01-broken.md')}:1: `)]);
});
