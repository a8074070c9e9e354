import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSecondAnswers, writeSecondAnswers } from './secondAnswers.ts';

test('readSecondAnswers: gives back what was written, also new lines and backslashes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-answers-'));
  const answers = ['1\n2', String.raw`'3\n'`, String.raw`$O(\log n)$`, String.raw`a\\n`, 'end\\\n2'];
  const kept = new Map(answers.map((answer, at) => [`key-${at}`, { hash: '0a', answer }]));
  try {
    writeSecondAnswers('gesp-py-4', kept, folder);
    const read = [...readSecondAnswers(folder)].map(([key, { answer }]) => [key, answer]);
    expect(read).toEqual([...kept].map(([key, { answer }]) => [key, answer]));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
