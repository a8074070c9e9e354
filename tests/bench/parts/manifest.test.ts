import { expect, test } from 'vitest';
import { filesAtOnce, filesWithLater, type Manifest } from './manifest.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared'], dynamicImports: ['home', 'room', '_dialog'] },
  _shared: { file: 'shared.js' },
  _dialog: { file: 'dialog.js' },
  home: { file: 'home.js', imports: ['index.html'] },
  room: { file: 'room.js', imports: ['index.html', '_journal'] },
  _journal: { file: 'journal.js', dynamicImports: ['editor', 'phoneEditor'] },
  editor: { file: 'editor.js', imports: ['_words'], dynamicImports: ['cpp'], assets: ['worker.js', 'font.ttf'] },
  _words: { file: 'words.js' },
  cpp: { file: 'cpp.js', imports: ['editor'] },
  phoneEditor: { file: 'phone.js' },
};

test('filesAtOnce: a route loads its chunk and all static imports', () => {
  expect([...filesAtOnce(manifest, ['index.html', 'home'])].toSorted()).toEqual(['home.js', 'index.js', 'shared.js']);
});

test('filesWithLater: counts later imports and workers of a page, not other pages or excluded files', () => {
  const files = filesWithLater(manifest, ['index.html', 'room'], 'room', /phone/);
  expect([...files].toSorted()).toEqual([
    'cpp.js',
    'editor.js',
    'index.js',
    'journal.js',
    'room.js',
    'shared.js',
    'words.js',
    'worker.js',
  ]);
});
