import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseResult, parseSync } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PUBLIC = [
  'packages/{api,judge,editor}/src/**/*.{ts,tsx}',
  'packages/ui/src/{elements,tokens}/**/*.{ts,tsx}',
] as const;
const NOT_PUBLIC = /\.(test|fixtures|stories)\.tsx?$|\/testing\//u;

type Statement = ParseResult['program']['body'][number];

/** What a statement declares and exports; an `export … from` and an overload's later lines have no docstring. */
function exportedName(statement: Statement): string | undefined {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return undefined;
  const { declaration } = statement;
  if (declaration.type === 'VariableDeclaration') {
    const [first] = declaration.declarations;
    return first?.id.type === 'Identifier' ? first.id.name : undefined;
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : undefined;
}

/** Exported names of a file without a docstring before them. Between both there may be other comments. */
function undocumented(file: string, code: string): string[] {
  const { program, comments } = parseSync(file, code);
  const byEnd = new Map(comments.map((comment) => [comment.end, comment]));
  const hasDocstring = (start: number): boolean => {
    const comment = byEnd.get(code.slice(0, start).trimEnd().length);
    if (!comment) return false;
    return (comment.type === 'Block' && comment.value.startsWith('*')) || hasDocstring(comment.start);
  };
  const seen = new Set<string>();
  return program.body.flatMap((statement) => {
    const name = exportedName(statement);
    if (name === undefined || seen.has(name)) return [];
    seen.add(name);
    return hasDocstring(statement.start) ? [] : [name];
  });
}

test('every export of api, judge, editor, elements and tokens has a docstring', { timeout: 60_000 }, () => {
  const files = PUBLIC.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((file) => !NOT_PUBLIC.test(file));
  expect(files.length).toBeGreaterThan(400);
  const faults = files
    .toSorted()
    .flatMap((file) => undocumented(file, readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`));
  expect(faults).toEqual([]);
});

test('an export without docstring is found, one with it or with a plain comment only is told apart', () => {
  const code =
    '/** Says it. */\n// Why.\nexport const a = 1;\nexport const b = 2;\n// Plain.\nexport function c() {}\n';
  expect(undocumented('x.ts', code)).toEqual(['b', 'c']);
});
