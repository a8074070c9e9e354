import { expect, test } from 'vitest';
import { CPP_STEPS } from './cppSteps.fixtures.ts';
import { readTrace } from './steps.ts';

test('readTrace: a box that has not changed is the one from before', () => {
  const [, second, third] = CPP_STEPS;
  expect(second?.boxes[0]).toMatchObject({ no: 1, kind: 'list', className: '数组 int [3]', size: 3 });
  expect(third?.boxes.map(({ className, items }) => [className, items.length])).toEqual([
    ['数组 int [3]', 3],
    ['vector<int>', 1],
    ['一个值', 1],
  ]);
});

test('readTrace: drops lines that are no steps, and reads forged ones field by field', () => {
  const steps = readTrace('nonsense\n{}\n[]\n["line","x",-1,null,7,[[1,9,"many",["a"]]],null]\n["leave",1]');
  expect(steps).toEqual([
    {
      event: 'line',
      line: null,
      shown: 0,
      depth: 0,
      frames: [],
      boxes: [{ no: 1, kind: 'object', className: '', size: 0, items: [{ key: { text: '' }, value: { text: '' } }] }],
      returned: null,
      error: null,
    },
  ]);
});
