import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIELD_EXAMPLES } from '@aosai/api/practice/python/fieldExamples';
import { readTurtleOp } from '@aosai/api/practice/python/turtleOps';
import { TURTLE_WORKS } from '@aosai/api/practice/python/turtleWorks';
import { emptyScene, show } from '../../TurtleCanvas/scene.ts';
import { svgOf } from './svgOf.ts';
import { PICTURES } from '../parts/WorksDialog.tsx';

const LIBRARY = join(import.meta.dirname, '../../../../../../app/src/practice/python/library');

/** Runs a program with the field's own turtle module, and prints what it would send to the page. */
const RUN = `
import json, sys
sys.path.insert(0, ${JSON.stringify(LIBRARY)})
import _turtle_stage
_turtle_stage.stage.send = lambda op: print(json.dumps(op))
exec(compile(sys.stdin.read(), "work", "exec"), {"__name__": "__main__"})
`;

function drawnBy(code: string) {
  const printed = execFileSync('python3', ['-B', '-c', RUN], { input: code, encoding: 'utf8' });
  const scene = emptyScene();
  for (const line of printed.trim().split('\n')) {
    const op = readTurtleOp(JSON.parse(line));
    if (!op) throw new Error(`no step of a drawing: ${line}`);
    show(scene, op);
  }
  return scene;
}

test('TURTLE_WORKS: has six works, with unique ids and a picture each', () => {
  const ids = [...TURTLE_WORKS, ...FIELD_EXAMPLES].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(TURTLE_WORKS).toHaveLength(6);
  expect(Object.keys(PICTURES).toSorted()).toEqual(TURTLE_WORKS.map(({ id }) => id).toSorted());
});

test.each(TURTLE_WORKS)('PICTURES: the picture of $id matches what its program draws', async ({ id, code }) => {
  const scene = drawnBy(code);
  expect([...scene.turtles.values()].filter(({ pose }) => pose.isVisible)).toEqual([]);
  await expect(svgOf(scene)).toMatchFileSnapshot(`${id}.svg`);
});
