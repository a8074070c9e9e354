import { cp, glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../support/runTool.ts';
import { packUi, setDependencies } from './parts/packUi.ts';

const examples = join(import.meta.dirname, '../../examples');

let folder = '';
let tarball = '';

beforeAll(async () => {
  ({ folder, tarball } = await packUi());
}, 5 * MINUTE_MS);

afterAll(() => rm(folder, { recursive: true }));

/** A copy of an example with the packed library, installed from npm's registry. */
async function installed(example: string, versions: Readonly<Record<string, string>>): Promise<string> {
  const copy = join(folder, example);
  await cp(join(examples, example), copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
  await setDependencies(copy, { '@aosai/ui': `file:${tarball}`, ...versions });
  await runTool('npm', ['install', '--include=dev', '--no-audit', '--no-fund'], copy);
  return copy;
}

test(
  'a Vite app with React 19.0 installs the library without editors, renders its screen on a server, and builds',
  { timeout: 10 * MINUTE_MS },
  async () => {
    const app = await installed('partner-vite', { react: '19.0.0', 'react-dom': '19.0.0' });
    const names = await Array.fromAsync(glob('node_modules/{monaco-editor,@codemirror/*,zod}', { cwd: app }));
    expect(names).toEqual(['node_modules/zod']);
    const rendered = `
      import { createElement, version } from 'react';
      import { renderToString } from 'react-dom/server';
      import { AosaiRoot } from '@aosai/ui/primitives/AosaiRoot';
      import { PdfPreview } from '@aosai/ui/screens/platform/PdfPreview';
      import { Button } from '@aosai/ui/primitives/Button';
      console.log(version, typeof PdfPreview, renderToString(createElement(AosaiRoot, null, createElement(Button, null, '报名'))));`;
    const printed = await runTool(process.execPath, ['--input-type=module', '-e', rendered], app);
    expect(printed).toMatch(/^19\.0\.0 function <[^]*报名/);
    await runTool('npx', ['vite', 'build'], app);
    const [page] = await Array.fromAsync(glob('dist/index.html', { cwd: app }));
    expect(page).toBe('dist/index.html');
  },
);

test(
  'a Next app imports parts in both of its routers, and its first HTML has their styles',
  { timeout: 15 * MINUTE_MS },
  async () => {
    const app = await installed('partner-next', {});
    await runTool('npx', ['next', 'build'], app);
    for (const [page, word] of [
      ['app/index.html', '社内选拔赛（一）'],
      ['pages/old.html', '社内选拔赛（二）'],
    ] as const) {
      const html = await readFile(join(app, '.next/server', page), 'utf8');
      expect([page, html.includes(word), /<style data-styled[^>]*>[^<]*\.ao-root/.test(html)]).toEqual([
        page,
        true,
        true,
      ]);
    }
  },
);
