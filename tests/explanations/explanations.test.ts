// Programs as beginners write them, collected by someone who had not read the rules. `lines` are those that a student
// has to change, `shown` is what the explanation says.
import { explainCpp } from '@aosai/api/judging/explain/explainCpp';
import { explainPython } from '@aosai/api/judging/explain/explainPython';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import cpp from './cpp.json' with { type: 'json' };
import python from './python.json' with { type: 'json' };
import { openWorkshop, type Workshop } from './workshop.ts';

const DAYS = 6;

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

test.each(todaysShare(cpp, DAYS))('explainCpp: explains $mistake', async ({ source, shown }) => {
  const explanation = explainCpp(await workshop.compiled(source), source);
  expect({ code: explanation?.code, line: explanation?.line }).toEqual(shown);
});

test.each(todaysShare(python, DAYS))('explainPython: explains $mistake', async ({ source, input, shown }) => {
  const explanation = explainPython(await workshop.executed(source, input ?? ''), source);
  expect({ code: explanation?.code, line: explanation?.line }).toEqual(shown);
});

test('explainCpp: names the line to change in at least nine of ten programs', () => {
  const right = cpp.filter(({ lines, shown }) => shown.line === null || lines.includes(shown.line));
  expect(right.length / cpp.length).toBeGreaterThan(0.9);
});
