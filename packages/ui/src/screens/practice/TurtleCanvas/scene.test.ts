import type { TurtleOp } from '@aosai/api/practice/python/turtleOps';
import { expect, test } from 'vitest';
import { advance, newReplay, stepOnce } from './replay.ts';
import { emptyScene, show } from './scene.ts';

const go = (x: number, y: number, id = 0): TurtleOp => ({ name: 'go', id, x, y });
const plain = (name: 'mark' | 'fill' | 'filled' | 'undo' | 'clear', id = 0): TurtleOp => ({ name, id });

function sceneOf(ops: readonly TurtleOp[]) {
  const scene = emptyScene();
  for (const op of ops) show(scene, op);
  return scene;
}
const kinds = (ops: readonly TurtleOp[]) => sceneOf(ops).marks.map(({ mark }) => mark.kind);

test('show: draws a line only while the pen is down', () => {
  const up: TurtleOp = { name: 'pen', id: 0, isDown: false, width: 1, ink: 'black', filler: 'black' };
  expect(kinds([go(10, 0), up, go(20, 0)])).toEqual(['line']);
});

test('show: puts a filled area below the outline drawn since `begin_fill`', () => {
  const scene = sceneOf([plain('fill'), go(10, 0), go(10, 10), plain('filled')]);
  expect(scene.marks[0]?.mark).toEqual({
    kind: 'area',
    color: 'black',
    points: [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
  });
});

test('show: undo reverts one operation of one turtle and keeps later marks of others', () => {
  const scene = sceneOf([plain('mark'), go(10, 0), go(5, 5, 1), plain('undo')]);
  expect(scene.marks.map(({ id }) => id)).toEqual([1]);
  expect(scene.turtles.get(0)?.pose).toMatchObject({ x: 0, y: 0 });
});

test("advance: takes time by each turtle's speed, and none while the tracer is off", () => {
  const slow: TurtleOp = { name: 'speed', id: 0, speed: 1 };
  const ops = [slow, go(330, 0), go(330, 330)];
  const replay = newReplay();
  advance(replay, ops, 999);
  expect(replay.at).toBe(1);
  advance(replay, ops, 2);
  expect(replay.at).toBe(2);
  stepOnce(replay, ops);
  expect(replay.at).toBe(3);
  const hidden = newReplay();
  advance(hidden, [{ name: 'tracer', every: 0 }, ...ops], 0);
  expect(hidden.at).toBe(4);
});
