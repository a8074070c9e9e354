import { expect, test } from 'vitest';
import { KNOWLEDGE_POINTS } from './knowledgePoints.ts';
import { pointsNamed, tagWord } from './namedPoints.ts';

test('pointsNamed: recognizes ids and names, at most three, and leaves other words', () => {
  expect(pointsNamed(['递推', 'csp-j/stl', '期中', ' 递 推 ', 'gesp-cpp-9/none'])).toEqual({
    points: ['gesp-cpp-4/recurrence', 'csp-j/stl'],
    rest: ['期中', 'gesp-cpp-9/none'],
  });
  expect(pointsNamed(['递推', '递归', '贪心', '枚举'])).toEqual({
    points: ['gesp-cpp-4/recurrence', 'gesp-cpp-5/recursion', 'gesp-cpp-5/greedy'],
    rest: ['枚举'],
  });
});

test('pointsNamed: takes a name of several levels from the question’s stage', () => {
  const names = Map.groupBy(KNOWLEDGE_POINTS, ({ name }) => name);
  const shared = [...names].find(
    ([, points]) => points.some(({ exam }) => exam.startsWith('csp')) && points.length > 1,
  );
  const [name, points] = shared ?? ['', []];
  const csp = points.find(({ exam }) => exam === 'csp-j' || exam === 'csp-s');
  expect(csp && pointsNamed([name], csp.exam === 'csp-j' ? 'csp-j' : 'csp-s').points).toEqual([csp?.id]);
});

test('tagWord: every point can be found again by its displayed name', () => {
  const lost = KNOWLEDGE_POINTS.filter(
    ({ id, replacedBy }) => !replacedBy && pointsNamed([tagWord(id)]).points[0] !== id,
  );
  expect(lost).toEqual([]);
  expect([tagWord('gesp-cpp-4/recurrence'), tagWord('期中')]).toEqual(['递推', '期中']);
});
