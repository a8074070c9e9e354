import { expect, test } from 'vitest';
import { readRecording } from './recording.ts';

const recorded = (lines: string[], output = '') =>
  readRecording({ steps: Buffer.from(lines.join('\n')), output: Buffer.from(output) });

test('readRecording: counts output in characters and drops lines that are no steps', () => {
  expect(
    recorded(
      ['["begin"]', '["line",3,6,1,[],[],null]', 'Breakpoint 1', '[1,2]', '{}', '["over","done"]', '["line",9,0]'],
      '小林x',
    ),
  ).toEqual({ ended: 'done', steps: '["line",3,2,1,[],[],null]', output: '小林x' });
});

test('readRecording: without a last line a line of the program took too long', () => {
  expect(recorded(['["begin"]', '["line",3,0,1,[],[],null]', '["li'])?.ended).toBe('time');
});

test('readRecording: an end that the recorder does not know is one by time', () => {
  expect(recorded(['["begin"]', '["over","unavailable"]'])?.ended).toBe('time');
});

test('readRecording: a recording that has not begun is none', () => {
  expect([recorded([]), recorded(['["over","done"]'])]).toEqual([null, null]);
});

test('readRecording: keeps 500 steps', () => {
  const steps = Array.from({ length: 600 }, (_, no) => `["line",${no + 1},0,1,[],[],null]`);
  expect(recorded(['["begin"]', ...steps])?.steps.split('\n')).toHaveLength(500);
});
