import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadPaper, PAPER_KEYS, paperFolder } from './loadPaper.ts';
import { readPaper } from './papers/readPaper.ts';

test('loadPaper: loads every paper under its key, each section with its questions', () => {
  expect(PAPER_KEYS.map((key) => loadPaper(key).key)).toEqual([...PAPER_KEYS]);
  expect(loadPaper('gesp-py-1').sections.map(({ name, questions }) => [name, questions.length])).toEqual([
    ['单选题', 15],
    ['判断题', 10],
    ['编程题', 2],
  ]);
});

test('readPaper: names paper.json and the wrong field', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aosai-paper-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(paperFolder('gesp-py-1'), folder, { recursive: true });
  const file = join(folder, 'paper.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"python"', '"pascal"'));
  expect(() => readPaper(folder)).toThrow(`${file}:7: language: `);
});
