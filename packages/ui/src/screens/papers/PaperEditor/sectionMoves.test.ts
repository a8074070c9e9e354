import { FILL, PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { expect, test } from 'vitest';
import { aQuestion } from './examplePaper.ts';
import { moved, stepped } from './moves.ts';
import type { PaperSection } from './paper.ts';
import { renamed, shifted, typeFault, withoutSection, withSection } from './sectionMoves.ts';

const singles: PaperSection = { key: '0', name: '单选题', type: SINGLE, questions: [aQuestion(SINGLE, 1)] };
const mixed: PaperSection = {
  key: 'added-1',
  name: '试题',
  type: null,
  questions: [aQuestion(PROGRAMMING, 1), aQuestion(FILL, 1)],
};
const both = [singles, mixed];
const namesOf = (sections: readonly PaperSection[]) => sections.map(({ key, name }) => `${key} ${name}`);

test('withSection: appends a section with an unused key', () => {
  const more = withSection(withSection(both, { name: '填空题', type: FILL }), { name: '附加题', type: null });
  expect(namesOf(more)).toEqual(['0 单选题', 'added-1 试题', 'added-2 填空题', 'added-3 附加题']);
  expect(namesOf(withoutSection(more, 1))).toEqual(['0 单选题', 'added-2 填空题', 'added-3 附加题']);
  const again = withSection(withoutSection(more, 0), { name: '编程题', type: PROGRAMMING });
  expect(new Set(again.map(({ key }) => key)).size).toBe(4);
});

test('shifted: swaps sections, and leaves the first and last in place', () => {
  expect(namesOf(shifted(both, 1, -1))).toEqual(['added-1 试题', '0 单选题']);
  expect(shifted(both, 1, 1)).toEqual(both);
  expect(shifted(both, 0, -1)).toEqual(both);
});

test('renamed, typeFault: a section can change its name, and its type only if its questions fit', () => {
  expect(renamed(both, 0, { name: '基础题', type: null })).toEqual([{ ...singles, name: '基础题', type: null }, mixed]);
  expect(typeFault(singles, SINGLE)).toBeNull();
  expect(typeFault(mixed, null)).toBeNull();
  expect(typeFault(mixed, FILL)).toBe('这个大题里有编程题，不能改为只放填空题。请先移出这些题，或选「混合」。');
});

test('moved, stepped: a mixed section takes any question, others only those of their type', () => {
  const [single, task] = [aQuestion(SINGLE, 1), aQuestion(PROGRAMMING, 1)];
  const within = moved(both, single.id, { section: 1, at: 1 });
  expect(within.map(({ questions }) => questions.map(({ type }) => type))).toEqual([[], [PROGRAMMING, SINGLE, FILL]]);
  expect(moved(both, task.id, { section: 0, at: 0 })).toEqual(both);
  expect(stepped(both, single.id, 1)?.[1]?.questions[0]).toEqual(single);
  expect(stepped(both, task.id, -1)).toBeNull();
});
