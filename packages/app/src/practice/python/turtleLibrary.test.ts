import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const LIBRARY = join(import.meta.dirname, 'library');

/** Runs a program with the playground's turtle module on this machine's Python; each line of output is a JSON value. */
async function run(program: string): Promise<unknown[]> {
  const start = `import sys, json\nsys.path.insert(0, ${JSON.stringify(LIBRARY)})\nfrom _turtle_stage import stage\nsteps = []\nstage.send = steps.append\nimport turtle\n`;
  const { stdout } = await promisify(execFile)('python3', ['-I', '-B', '-c', `${start}${program}`]);
  return stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

test('turtle colors: returns numbers in the current mode and names unchanged', async () => {
  const told = await run(`
turtle.colormode(255)
turtle.pencolor(51, 204, 140)
turtle.fillcolor("red")
print(json.dumps([turtle.pencolor(), turtle.fillcolor(), turtle.color()]))
turtle.colormode(1.0)
print(json.dumps([round(part, 2) for part in turtle.pencolor()]))
turtle.bgcolor("#f00")
print(json.dumps(turtle.bgcolor()))
`);
  expect(told).toEqual([
    [[51, 204, 140], 'red', [[51, 204, 140], 'red']],
    [0.2, 0.8, 0.55],
    [1, 0, 0],
  ]);
});

test('turtle.clone: starts where the original is, without drawing the way there', async () => {
  const told = await run(`
one = turtle.Turtle("turtle")
one.color("red", "blue")
one.pensize(3)
one.speed(9)
one.left(90)
one.forward(50)
del steps[:]
two = one.clone()
two.forward(10)
print(json.dumps([[round(v, 3) for v in two.pos()], two.heading(), two.color(), two.pensize(), two.speed(), two.shape()]))
print(json.dumps([round(v, 3) for v in one.pos()]))
print(json.dumps([[step[0], step[2]] for step in steps if step[0] in ("pen", "speed")]))
`);
  expect(told).toEqual([
    [[0, 60], 90, ['red', 'blue'], 3, 9, 'turtle'],
    [0, 50],
    [
      ['speed', 0],
      ['pen', false],
      ['pen', true],
      ['speed', 9],
    ],
  ]);
});
