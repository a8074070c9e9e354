import { afterAll, expect, test, type TestContext } from 'vitest';
import { CPP } from '@aosai/api/judging/languages';
import { readTrace, type Step, type StepValue } from '@aosai/api/practice/python/steps';
import { openTestJudge } from '../testing/testJudge.ts';

const judge = await openTestJudge();
afterAll(async () => judge.close());
const PATIENCE_MS = 120_000;
/** Skips a test where this machine cannot step through programs; `judge -- doctor` says why. */
const needsSteps = (context: TestContext): void => {
  const { stepping } = judge.status();
  context.skip(stepping !== 'ready', stepping);
};

/** A value as a reader sees it: its text, or what is in its box. */
function said(value: StepValue, step: Step): string {
  if ('text' in value) return value.text;
  const items = step.boxes.find(({ no }) => no === value.box)?.items ?? [];
  const inside = items.map(({ key, value: one }) => `${key ? `${said(key, step)}:` : ''}${said(one, step)}`);
  return `[${inside.join(' ')}]`;
}

/** A step in a line: what happens, where, and the functions at work with their variables. */
const lineOf = (step: Step): string =>
  [
    `${step.event} ${step.line ?? ''}`.trim(),
    ...step.frames.map(
      ({ name, variables }) =>
        `${name ?? 'global'}(${variables.map(({ name: one, value }) => `${one}=${said(value, step)}`).join(' ')})`,
    ),
  ].join(' ');

async function trace(source: string): Promise<string[]> {
  const { steps, compileMessage } = await judge.trace({ language: CPP, source, input: '' });
  expect(compileMessage).toBe('');
  return readTrace(steps).map(lineOf);
}

const LOOP = `#include <iostream>
using namespace std;
int main() {
    int sum = 0;
    for (int i = 1; i <= 2; i++) {
        sum += i;
    }
    cout << sum << endl;
    return 0;
}
`;
const REFERENCE = `#include <iostream>
void exchange(int &a, int &b) {
    int t = a;
    a = b;
    b = t;
}
int main() {
    int x = 1, y = 2;
    exchange(x, y);
    std::cout << x << y;
}
`;
const ARRAY = `#include <cstdio>
int a[3];
int main() {
    for (int i = 0; i < 3; i++)
        a[i] = i * i;
    printf("%d", a[2]);
}
`;
const RECURSION = `#include <cstdio>
int factorial(int n) {
    if (n <= 1) return 1;
    return n * factorial(n - 1);
}
int main() {
    printf("%d", factorial(2));
}
`;
const PUPILS = `#include <string>
#include <vector>
using namespace std;
struct Pupil {
    string name;
    int score;
};
int main() {
    vector<Pupil> all;
    all.push_back({"Lin", 90});
    for (auto &one : all) {
        one.score += 1;
    }
    return 0;
}
`;
/** The library calls this function from places of different depth. */
const COMPARES = `#include <algorithm>
bool isMore(int a, int b) {
    return a > b;
}
int main() {
    int a[4] = {3, 1, 2, 5};
    std::sort(a, a + 4, isMore);
    return 0;
}
`;
/** Each round has a word of its own. */
const ROUNDS = `#include <string>
int main() {
    for (int i = 0; i < 2; i++) {
        std::string word = std::to_string(i);
        word += "!";
    }
}
`;
const THROWS = `#include <stdexcept>
#include <string>
void check(int n) {
    std::string why = "odd";
    if (n % 2) throw std::runtime_error(why);
}
int main() {
    try {
        check(3);
    } catch (const std::exception &) {
        return 0;
    }
}
`;

test.for([
  [
    'a loop',
    LOOP,
    [
      'line 4 main()',
      'line 5 main(sum=0)',
      'line 6 main(sum=0 i=1)',
      'line 5 main(sum=1 i=1)',
      'line 6 main(sum=1 i=2)',
      'line 5 main(sum=3 i=2)',
      'line 8 main(sum=3)',
      'line 9 main(sum=3)',
      'line 10 main(sum=3)',
      'end main(sum=3)',
    ],
  ],
  [
    'a function with references',
    REFERENCE,
    [
      'line 8 main()',
      'line 9 main(x=1 y=2)',
      'call 2 main(x=1 y=2) exchange(a=1 b=2)',
      'line 3 main(x=1 y=2) exchange(a=1 b=2)',
      'line 4 main(x=1 y=2) exchange(a=1 b=2 t=1)',
      'line 5 main(x=2 y=2) exchange(a=2 b=2 t=1)',
      'line 6 main(x=2 y=1) exchange(a=2 b=1 t=1)',
      'line 10 main(x=2 y=1)',
      'line 11 main(x=2 y=1)',
      'end main(x=2 y=1)',
    ],
  ],
  [
    'an array',
    ARRAY,
    [
      'line 4 global(a=[0 0 0]) main()',
      'line 5 global(a=[0 0 0]) main(i=0)',
      'line 4 global(a=[0 0 0]) main(i=0)',
      'line 5 global(a=[0 0 0]) main(i=1)',
      'line 4 global(a=[0 1 0]) main(i=1)',
      'line 5 global(a=[0 1 0]) main(i=2)',
      'line 4 global(a=[0 1 4]) main(i=2)',
      'line 6 global(a=[0 1 4]) main()',
      'line 7 global(a=[0 1 4]) main()',
      'end global(a=[0 1 4]) main()',
    ],
  ],
  [
    'a function that calls itself',
    RECURSION,
    [
      'line 7 main()',
      'call 2 main() factorial(n=2)',
      'line 3 main() factorial(n=2)',
      'line 4 main() factorial(n=2)',
      'call 2 main() factorial(n=2) factorial(n=1)',
      'line 3 main() factorial(n=2) factorial(n=1)',
      'line 5 main() factorial(n=2) factorial(n=1)',
      'line 4 main() factorial(n=2)',
      'line 5 main() factorial(n=2)',
      'line 8 main()',
      'end main()',
    ],
  ],
  [
    'a vector of structs',
    PUPILS,
    [
      'line 9 main()',
      'line 10 main(all=[])',
      'line 11 main(all=[[name:"Lin" score:90]])',
      'line 12 main(all=[[name:"Lin" score:90]] one=[name:"Lin" score:90])',
      'line 11 main(all=[[name:"Lin" score:91]] one=[name:"Lin" score:91])',
      'line 14 main(all=[[name:"Lin" score:91]])',
      'line 15 main(all=[[name:"Lin" score:91]])',
      'end main(all=[[name:"Lin" score:91]])',
    ],
  ],
  [
    'an error that is caught',
    THROWS,
    [
      'line 9 main()',
      'call 3 main() check(n=3)',
      'line 4 main() check(n=3)',
      'line 5 main() check(n=3 why="odd")',
      'line 10 main()',
      'line 11 main()',
      'line 12 main()',
      'line 13 main()',
      'end main()',
    ],
  ],
  [
    'a variable that each round has anew',
    ROUNDS,
    [
      'line 3 main()',
      'line 4 main(i=0)',
      'line 5 main(i=0 word="0")',
      'line 6 main(i=0 word="0!")',
      'line 3 main(i=0)',
      'line 4 main(i=1)',
      'line 5 main(i=1 word="1")',
      'line 6 main(i=1 word="1!")',
      'line 3 main(i=1)',
      'line 7 main()',
      'end main()',
    ],
  ],
] as const)('trace: follows %s line by line', { timeout: PATIENCE_MS }, async ([, source, steps], context) => {
  needsSteps(context);
  expect(await trace(source)).toEqual(steps);
});

test(
  'trace: a function that the library calls again and again does not seem to call itself',
  { timeout: PATIENCE_MS },
  async (context) => {
    needsSteps(context);
    const steps = await trace(COMPARES);
    expect(steps.filter((step) => step.startsWith('call')).length).toBeGreaterThan(2);
    expect(steps.filter((step) => step.split('isMore').length > 2)).toEqual([]);
  },
);
