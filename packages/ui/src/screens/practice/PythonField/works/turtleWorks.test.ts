import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIELD_EXAMPLES } from '@aosai/api/practice/python/fieldExamples';
import { readTurtleOp } from '@aosai/api/practice/python/turtleOps';
import { TURTLE_WORKS } from '@aosai/api/practice/python/turtleWorks';
import { emptyScene, type Mark, type Point, type Scene, show } from '../../TurtleCanvas/scene.ts';
import { PICTURES } from '../parts/WorksDialog.tsx';

const length = (value: number) => String(Math.round(value * 10) / 10);
/** Flips y: turtle coordinates grow upwards, SVG's downwards. */
const place = ([x, y]: Point) => `${length(x)} ${length(-y)}`;

function shapeOf(mark: Mark): string {
  if (mark.kind === 'dot')
    return `<circle cx="${length(mark.at[0])}" cy="${length(-mark.at[1])}" r="${mark.size / 2}" fill="${mark.color}"/>`;
  if (mark.kind === 'area')
    return `<path d="M${mark.points?.map(place).join('L') ?? ''}Z" fill="${mark.color}" fill-rule="evenodd"/>`;
  throw new Error(`no picture shows ${mark.kind}`);
}

/** Joins lines of the same pen to one path, continued where the last line ended. */
function pathsOf(marks: readonly Mark[]): string[] {
  const done: string[] = [];
  let path = { pen: '', d: '', end: '' };
  const close = () => {
    if (path.d !== '') done.push(`<path d="${path.d}" fill="none" ${path.pen}/>`);
    path = { pen: '', d: '', end: '' };
  };
  for (const mark of marks) {
    if (mark.kind !== 'line') {
      close();
      done.push(shapeOf(mark));
      continue;
    }
    const pen = `stroke="${mark.color}" stroke-width="${mark.width}"`;
    const [from, to] = [place(mark.from), place(mark.to)];
    if (path.pen !== pen) close();
    path = { pen, d: `${path.d}${path.end === from ? '' : `M${from}`}L${to}`, end: to };
  }
  close();
  return done;
}

/** Converts a drawing of lines, areas and dots on the default canvas to SVG. Throws for other kinds of marks. */
function svgOf({ marks, background }: Scene): string {
  const shapes = pathsOf(marks.map(({ mark }) => mark));
  const paper = `<rect x="-320" y="-240" width="640" height="480" fill="${background}"/>`;
  const head = 'viewBox="-320 -240 640 480" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${head}>\n${[paper, ...shapes].join('\n')}\n</svg>\n`;
}

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
