import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { attributeName } from '../../elements/attributeName.ts';
import { elements } from '../../elements/elements.ts';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(import.meta.dirname, 'Embedding.mdx'), 'utf8');
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: Record<string, string> };

/** The blocks of code that readers copy, by their language. */
const blocks = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);

/** The file behind a specifier, by the most specific of the package's exports. */
function fileOf(specifier: string): string | undefined {
  const path = specifier.replace('@aosai/ui', '.');
  const found = Object.entries(exports)
    .filter(([key]) => key === path || (key.endsWith('/*') && path.startsWith(key.slice(0, -1))))
    .toSorted(([a], [b]) => b.length - a.length)[0];
  return found && join(root, found[1].replaceAll('*', path.slice(found[0].length - 1)));
}

/** Names that a source file exports. */
function exportsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? ''));
}

test('embedding guide: its React code imports only what the package exports', () => {
  const imports = blocks('tsx').flatMap((code) =>
    parseSync('guide.tsx', code).module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries.map(({ importName }) => importName.name ?? ''),
    })),
  );
  expect(imports.length).toBeGreaterThan(4);
  const missing = imports.flatMap(({ from, names }) => {
    const file = fileOf(from);
    const exported = file === undefined ? [] : exportsOf(file);
    return names.filter((name) => !exported.includes(name)).map((name) => `${name} of ${from}`);
  });
  expect(missing).toEqual([]);
});

test('embedding guide: its HTML has only elements and attributes that are registered', () => {
  const tags = blocks('html').flatMap((code) => [...code.matchAll(/<(ao-[\w-]+)([^>]*)>/g)]);
  expect(tags.length).toBeGreaterThan(1);
  const unknown = tags.flatMap(([, tag = '', attributes = '']) => {
    const properties = Object.entries(elements).find(([name]) => name === tag)?.[1].properties;
    const names = ['id', 'accent', ...(properties ?? []).map(attributeName)];
    const wrong = [...attributes.matchAll(/([\w-]+)=/g)].filter(([, name = '']) => !names.includes(name));
    return properties ? wrong.map(([, name]) => `${tag} ${name}`) : [tag];
  });
  expect(unknown).toEqual([]);
});
