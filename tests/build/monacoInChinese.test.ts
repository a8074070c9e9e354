import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { inChinese, messagesOf, withoutTexts } from '../../packages/app/build/monacoInChinese.ts';

const monaco = createRequire(new URL('../../packages/editor/package.json', import.meta.url));
const source = (path: string) => readFileSync(monaco.resolve(`monaco-editor/${path}.js`), 'utf8');

test('replaces a text by its translation and keeps texts without one', () => {
  const code = `localize(0, "Say \\"{0}\\"", name); localize2(1, 'It\\'s'); localize(2, "Only English");`;
  expect(inChinese(code, ['说“{0}”', '"引号"', null])).toBe(
    `localize(0, "说“{0}”", name); localize2(1, "\\"引号\\""); localize(2, "Only English");`,
  );
});

test('replaces descriptions that are never shown by empty texts, since Monaco needs some text', () => {
  expect(withoutTexts(`localize(7, "Controls the font size.")`)).toBe(`localize(7, '')`);
});

test('has a table for the pinned version of Monaco, with the find box in Chinese', () => {
  const messages = messagesOf(source('nls/lang/zh-cn'));
  const widget = inChinese(source('editor/contrib/find/browser/findWidget'), messages);
  expect(widget).toMatch(/const NLS_NO_RESULTS = \S*localize\(\d+, "无结果"\)/);
});
