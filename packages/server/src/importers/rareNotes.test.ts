import { expect, test } from 'vitest';
import { linesOf } from '../testing/importers/importOf.ts';

const notesOf = async (files: Readonly<Record<string, string>>) => (await linesOf(files)).flatMap(({ notes }) => notes);

test('Hydro: adds notes for limits out of bounds and for extra files', async () => {
  const task = { 'problem.yaml': 'title: 甲\n', 'problem.md': '题', 'testdata/1.in': '1', 'testdata/1.out': '1' };
  const notes = await notesOf({ ...task, 'testdata/config.yaml': 'time: 600s\nuser_extra_files:\n  - grader.h\n' });
  expect(notes).toEqual(expect.arrayContaining(['limit-clamped', 'extra-files']));
});

test('CMS: adds a note for a PDF statement, not for a missing one', async () => {
  const notes = await notesOf({
    'task.yaml': 'name: sum\ntitle: 求和\ntime_limit: 1.0\nmemory_limit: 256\nn_input: 1\n',
    'statement/statement.pdf': '%PDF-1.4',
    'input/input0.txt': '1',
    'output/output0.txt': '1',
  });
  expect(notes).toContain('statement-pdf');
  expect(notes).not.toContain('statement-missing');
});

test('ICPC: flattens nested groups into subtasks of one level, with a note', async () => {
  const notes = await notesOf({
    'problem.yaml': 'problem_format_version: 2023-07\nname: x\ntype: scoring\n',
    'problem_statement/problem.zh.md': '题',
    'data/secret/a/b/1.in': '1',
    'data/secret/a/b/1.ans': '1',
    'data/secret/a/c/1.in': '2',
    'data/secret/a/c/1.ans': '2',
  });
  expect(notes).toContain('subtask-flattened');
});
