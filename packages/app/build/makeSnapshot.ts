// Boots Pyodide once with the field's own modules and writes its memory: a browser starts from there ten times sooner.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { LOCK_FILE, NOWHERE } from '../src/python/pyodideSettings.ts';

/** What beginners import is in memory already. */
const IMPORTS =
  'math, random, time, datetime, string, re, collections, itertools, functools, heapq, bisect, copy, json';

const [library = '', target = ''] = process.argv.slice(2);
const pyodide = await loadPyodide({
  jsglobals: {},
  lockFileContents: LOCK_FILE,
  packageBaseUrl: NOWHERE,
  _makeSnapshot: true,
});
const sitePackages = pyodide.runPython('import sysconfig; sysconfig.get_path("purelib")') as string;
// The types of its file system are those of another package.
const { FS } = pyodide as unknown as { FS: { writeFile: (path: string, bytes: Uint8Array) => void } };
for (const name of readdirSync(library)) FS.writeFile(`${sitePackages}/${name}`, readFileSync(join(library, name)));
pyodide.runPython(`import ${IMPORTS}\nimport _field`);
const { makeMemorySnapshot } = pyodide as unknown as { makeMemorySnapshot: () => Uint8Array };
writeFileSync(target, makeMemorySnapshot());
process.exit(0);
