import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/parts/child.ts';

const page = readFileSync(join(root, 'docs/threats.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [, no = '', , control = '', proof = ''] = line.split('|').map((cell) => cell.trim());
  return /^S\d\d$/.test(no) ? [{ no, control, proof }] : [];
});
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

test('every threat id in the repository is defined once in docs/threats.md', () => {
  const defined = rows.map(({ no }) => no);
  expect(defined).toEqual([...new Set(defined)].toSorted());
  const named = new Set(files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\bS[0-4]\d\b/g) ?? []));
  expect([...named].filter((no) => !defined.includes(no))).toEqual([]);
});

test('every threat with a control names an existing test file', () => {
  const broken = rows.filter(({ control, proof }) => {
    const path = /^`([^`]+)`$/.exec(proof)?.[1];
    return control.startsWith('–') ? proof !== '–' : path === undefined || !existsSync(join(root, path));
  });
  expect(broken).toEqual([]);
});
