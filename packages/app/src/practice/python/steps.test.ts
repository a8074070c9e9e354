import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MAX_STEPS, readStep, type Step, type StepValue } from '@aosai/api/practice/python/steps';
import { expect, test } from 'vitest';

const LIBRARY = join(import.meta.dirname, 'library');

/** Records a program on this machine's Python. */
async function recorded(
  source: string,
  input = '',
): Promise<{ steps: Step[]; isLimited: boolean; error: string | null }> {
  const script = `
import sys, json, io
sys.path.insert(0, ${JSON.stringify(LIBRARY)})
import _steps
shown = io.StringIO()
said = []
def emit(step):
    said.append(json.loads(json.dumps(step)))
    return len(json.dumps(step))
lines = iter(${JSON.stringify(input.split('\n'))})
def ask(prompt=""):
    line = next(lines)
    shown.write(f"{prompt}{line}\\n")
    return line
def show(*values, **more):
    print(*values, **{**more, "file": shown})
names = {"__name__": "__main__", "print": show, "input": ask}
limited, error = False, None
try:
    limited = _steps.record(${JSON.stringify(source)}, "main.py", names, emit, lambda: len(shown.getvalue()))
except BaseException as caught:
    error = type(caught).__name__
sys.stdout.write(json.dumps([said, limited, error]))
`;
  const { stdout } = await promisify(execFile)('python3', ['-I', '-B', '-c', script], { maxBuffer: 64_000_000 });
  const [said, isLimited, error] = JSON.parse(stdout) as [unknown[], boolean, string | null];
  return { steps: said.flatMap((one) => readStep(one) ?? []), isLimited, error };
}

const textOf = (value: StepValue): string => ('box' in value ? `#${value.box}` : value.text);
/** One line of text per step: event, line, and the variables of the innermost frame. */
const told = (steps: readonly Step[]): string[] =>
  steps.map(({ event, line, frames, returned, error }) => {
    const variables = frames.at(-1)?.variables.map(({ name, value }) => `${name}=${textOf(value)}`) ?? [];
    return [
      event,
      line ?? '-',
      ...variables,
      ...(returned ? [`→${textOf(returned)}`] : []),
      ...(error ? [error] : []),
    ].join(' ');
  });
const boxAt = (step: Step | undefined, no: number) => {
  const box = step?.boxes.find((one) => one.no === no);
  return box?.items.map(({ key, value }) => (key ? `${textOf(key)}:${textOf(value)}` : textOf(value)));
};

test('_steps: records a loop line by line, before each line is executed', async () => {
  const { steps, isLimited } = await recorded('s = 0\nfor i in range(2):\n    s += i\nprint(s)\n');
  expect(told(steps)).toEqual([
    'line 1',
    'line 2 s=0',
    'line 3 s=0 i=0',
    'line 2 s=0 i=0',
    'line 3 s=0 i=1',
    'line 2 s=1 i=1',
    'line 4 s=1 i=1',
    'end - s=1 i=1',
  ]);
  expect(steps.map(({ shown }) => shown)).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
  expect(isLimited).toBe(false);
});

test('_steps: records calls with their frames and what they return', async () => {
  const { steps } = await recorded('def double(n):\n    return n * 2\na = double(4)\n');
  expect(told(steps)).toEqual(['line 1', 'line 3', 'call 1 n=4', 'line 2 n=4', 'return 2 n=4 →8', 'end - a=8']);
  expect(steps[3]?.frames.map(({ name, line }) => [name, line])).toEqual([
    [null, 3],
    ['double', 2],
  ]);
});

test('_steps: records recursion with the depth of the stack', async () => {
  const { steps } = await recorded('def f(n):\n    if n == 0:\n        return 1\n    return n * f(n - 1)\nx = f(3)\n');
  expect(Math.max(...steps.map(({ depth }) => depth))).toBe(5);
  expect(steps.filter(({ event }) => event === 'return').map(({ returned }) => returned && textOf(returned))).toEqual([
    '1',
    '1',
    '2',
    '6',
  ]);
});

test('_steps: leaves out the middle frames of a deep recursion', async () => {
  const { steps, isLimited } = await recorded('def f(n):\n    return f(n + 1)\nf(0)\n');
  const last = steps.at(-1);
  expect([isLimited, steps.length]).toEqual([true, MAX_STEPS]);
  expect(last?.depth).toBeGreaterThan(400);
  expect(last?.frames).toHaveLength(13);
  expect(last?.frames[0]?.name).toBe(null);
});

test('_steps: draws two names of one list as one box', async () => {
  const { steps } = await recorded('a = [1, 2]\nb = a\nb.append(3)\n');
  const last = steps.at(-1);
  expect(told(steps).at(-1)).toBe('end - a=#1 b=#1');
  expect(boxAt(last, 1)).toEqual(['1', '2', '3']);
  expect(boxAt(steps[2], 1)).toEqual(['1', '2']);
});

test('_steps: draws nested lists, dicts, tuples and objects, also those that contain themselves', async () => {
  const { steps } = await recorded(
    'g = [[0] * 2, (1, "x")]\nd = {"k": g[0]}\nclass P:\n    pass\np = P()\np.x = 5\ng.append(g)\n',
  );
  const last = steps.at(-1);
  expect(boxAt(last, 1)).toEqual(['#2', '#3', '#1']);
  expect(boxAt(last, 2)).toEqual(['0', '0']);
  expect(boxAt(last, 3)).toEqual(['1', "'x'"]);
  expect(boxAt(last, 4)).toEqual(["'k':#2"]);
  expect(last?.boxes.find(({ kind }) => kind === 'object')).toMatchObject({ className: 'P', size: 1 });
});

test('_steps: records where an error was raised, and ends with it', async () => {
  const { steps, error } = await recorded('def f(a):\n    return 1 / a\nf(0)\n');
  expect(told(steps).at(-1)).toBe('error 2 a=0 ZeroDivisionError: division by zero');
  expect(error).toBe('ZeroDivisionError');
});

test('_steps: goes on after an error that is caught', async () => {
  const { steps, error } = await recorded('try:\n    int("x")\nexcept ValueError:\n    a = 1\n');
  expect(steps.filter(({ event }) => event === 'error')).toHaveLength(1);
  expect([told(steps).at(-1), error]).toEqual(['end - a=1', null]);
});

test('_steps: counts prompts and typed lines as output', async () => {
  const { steps } = await recorded('n = int(input("n="))\nprint(n * 2)\n', '21');
  expect(steps.map(({ shown }) => shown)).toEqual([0, 5, 8]);
});

test('_steps: ends an endless loop at a thousand steps', async () => {
  const { steps, isLimited } = await recorded('n = 0\nwhile True:\n    n += 1\n');
  expect([steps.length, isLimited]).toEqual([MAX_STEPS, true]);
});

test('_steps: ends a loop of a million rounds at a thousand steps', async () => {
  const { steps, isLimited, error } = await recorded('s = 0\nfor i in range(10 ** 6):\n    s += i\nprint(s)\n');
  expect([steps.length, isLimited, error]).toEqual([MAX_STEPS, true, null]);
});

test('_steps: counts a megabyte of output and goes on', async () => {
  const { steps, isLimited } = await recorded('print("x" * 10 ** 6)\nn = 1\n');
  expect(steps.map(({ shown }) => shown)).toEqual([0, 1_000_001, 1_000_001]);
  expect(isLimited).toBe(false);
});

test('_steps: ends a program that catches every Exception', async () => {
  const { isLimited } = await recorded('while True:\n    try:\n        n = 1\n    except Exception:\n        pass\n');
  expect(isLimited).toBe(true);
});

test('_steps: shows the first hundred items of a list of 100,000, and numbers of any length', async () => {
  const { steps } = await recorded('a = list(range(10 ** 5))\nn = 10 ** 5000\ns = "字" * 5000\n');
  const last = steps.at(-1);
  expect(last?.boxes[0]).toMatchObject({ size: 100_000 });
  expect(last?.boxes[0]?.items).toHaveLength(100);
  expect(told(steps).at(-1)).toMatch(/^end - a=#1 n=很大的整数（约 5001 位） s='字{200}'?…$/);
});

test('_steps: runs none of the methods of the program’s classes', async () => {
  const { steps, error } = await recorded(
    'class A(list):\n    def __iter__(self):\n        raise OSError\n    def __repr__(self):\n        raise OSError\na = A([1])\n',
  );
  expect([boxAt(steps.at(-1), 1), error]).toEqual([['1'], null]);
});

test('readStep: reads nothing from what is no step, and bounds what is', () => {
  expect(readStep(null)).toBeNull();
  expect(readStep(['jump'])).toBeNull();
  expect(readStep(['line', -1, 'x', null, [['f', 'y', [[1, 2]]]], [['z']], null])).toEqual({
    event: 'line',
    line: null,
    shown: 0,
    depth: 0,
    frames: [{ name: 'f', line: null, variables: [{ name: '', value: { text: '' } }] }],
    boxes: [],
    returned: null,
    error: null,
  });
});
