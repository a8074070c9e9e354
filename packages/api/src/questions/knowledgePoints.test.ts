import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KNOWLEDGE_POINTS, knowledgePoint, pointsAbove } from './knowledgePoints.ts';
import { KNOWLEDGE_POINT_ID } from './pointId.ts';

const ids = KNOWLEDGE_POINTS.map(({ id }) => id);

test('KNOWLEDGE_POINTS: every shipped id still exists, and new ids are in the list of shipped ones', () => {
  const shipped = readFileSync(join(import.meta.dirname, 'shippedIds.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(shipped).toEqual([...new Set(shipped)]);
  expect(ids.toSorted()).toEqual(shipped.toSorted());
});

test('KNOWLEDGE_POINTS: ids are unique and well-formed, and prerequisites and replacements exist', () => {
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids.filter((id) => !KNOWLEDGE_POINT_ID.test(id))).toEqual([]);
  const named = KNOWLEDGE_POINTS.flatMap(({ prereq, replacedBy }) => [...prereq, ...(replacedBy ? [replacedBy] : [])]);
  expect(named.filter((id) => !knowledgePoint(id))).toEqual([]);
});

test('KNOWLEDGE_POINTS: no point requires itself, directly or indirectly', () => {
  const needsOf = (id: string, seen: readonly string[]): string[] =>
    (knowledgePoint(id)?.prereq ?? []).flatMap((need) =>
      seen.includes(need) ? [...seen, need] : needsOf(need, [...seen, need]),
    );
  expect(ids.flatMap((id) => needsOf(id, [id]))).toEqual([]);
});

test('KNOWLEDGE_POINTS: from level 5 on, equal slugs have equal names', () => {
  const names = Map.groupBy(
    KNOWLEDGE_POINTS.filter(({ level }) => level !== null && level >= 5),
    ({ slug }) => slug,
  );
  expect([...names.values()].filter((points) => new Set(points.map(({ name }) => name)).size > 1)).toEqual([]);
});

test('knowledgePoint: has exam, level, weight and prerequisites, from its own exam if possible', () => {
  expect(knowledgePoint('gesp-cpp-4/recurrence')).toEqual({
    id: 'gesp-cpp-4/recurrence',
    exam: 'gesp-cpp',
    level: 4,
    slug: 'recurrence',
    name: '递推',
    weight: 3,
    prereq: ['gesp-cpp-3/array1d'],
  });
  expect(knowledgePoint('gesp-py-4/recurrence')?.prereq).toEqual(['gesp-py-3/list']);
  expect(knowledgePoint('gesp-py-4/pass')?.prereq).toEqual(['gesp-py-4/function']);
  expect(knowledgePoint('csp-s/scc')).toMatchObject({ exam: 'csp-s', level: null, prereq: ['csp-j/graph-walk'] });
  expect(knowledgePoint('gesp-py-5/bigint')).toBeUndefined();
});

test('pointsAbove: a paper may use concepts of its level and of those below', () => {
  const asked = ['gesp-cpp-1/loop', 'gesp-py-2/cast', 'gesp-cpp-5/recursion', 'gesp-cpp-7/floodfill', 'csp-j/stl'];
  expect(pointsAbove('gesp-1', asked)).toEqual(asked.slice(1));
  expect(pointsAbove('gesp-4', asked)).toEqual(asked.slice(2));
  expect(pointsAbove('gesp-8', asked)).toEqual(['csp-j/stl']);
  expect(pointsAbove('csp-j1', [...asked, 'gesp-cpp-8/doubling', 'csp-s/heap'])).toEqual([
    'gesp-cpp-8/doubling',
    'csp-s/heap',
  ]);
  expect(pointsAbove('csp-s2', [...asked, 'gesp-cpp-8/doubling', 'csp-s/heap'])).toEqual([]);
  expect(pointsAbove('free', asked)).toEqual([]);
});
