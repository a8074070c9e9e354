import { expect, test } from 'vitest';
import { readTurtleOp } from './turtleOps.ts';

test('readTurtleOp: reads an operation by its name', () => {
  expect(readTurtleOp(['go', 0, 10, -5])).toEqual({ name: 'go', id: 0, x: 10, y: -5 });
  expect(readTurtleOp(['pen', 1, true, 2, 'red', '#ff0'])).toEqual({
    name: 'pen',
    id: 1,
    isDown: true,
    width: 2,
    ink: 'red',
    filler: '#ff0',
  });
  expect(readTurtleOp(['setup', 10, 99_999])).toEqual({ name: 'setup', width: 50, height: 4_000 });
});

test.each([
  [null],
  [{ name: 'go' }],
  [['go', 0, Infinity, 1]],
  [['go', 0, '1', 1]],
  [['go', 'x', 1, 1]],
  [['dot', 0, 5, 'url(https://elsewhere.example/)']],
  [['look', 0, true, 'dragon']],
  [['write', 0, 'x'.repeat(2_000), 'left', 'Arial', 8, 'normal']],
  [['constructor', 0]],
])('readTurtleOp: returns null for an invalid value: %j', (value) => expect(readTurtleOp(value)).toBeNull());
