import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OptionSource } from '@aosai/api/questions/source';
import type { ImageDraft, ObjectiveDraft } from '../draft.ts';
import { importOf, linesOf } from '../../testing/importers/importOf.ts';
import { sheetExport } from './sheetExport.ts';

const word = fc.stringMatching(/^[a-z一二三甲乙]{1,8}$/);
const base = {
  stem: fc.tuple(word, word).map(([a, b]) => `${a} **${b}** $a_1$ ____`),
  analysis: word,
  difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const, 'veryHard' as const),
  tags: fc.uniqueArray(word, { maxLength: 3 }),
  points: fc.option(fc.integer({ min: 1, max: 2000 })),
  images: fc.constant<ImageDraft[]>([]),
  stage: fc.constantFrom('gesp-4' as const, 'csp-j' as const),
};
const options = fc
  .uniqueArray(word, { minLength: 2, maxLength: 8 })
  .map((texts) => texts.map((text, at) => ({ id: String.fromCharCode(65 + at), text })));

const titled = <Draft extends { stem: string }>(draft: Draft) => ({ ...draft, title: draft.stem.slice(0, 60) });

const objective: fc.Arbitrary<ObjectiveDraft> = fc.oneof(
  fc.record({ ...base, type: fc.constant('1' as const), options, answer: fc.constant<string[]>(['A']) }).map(titled),
  fc
    .record({ ...base, type: fc.constant('2' as const), options, answer: fc.constant<string[]>(['A', 'B']) })
    .map(titled),
  fc.record({ ...base, type: fc.constant('3' as const), answer: fc.boolean() }).map(titled),
  fc
    .record({
      ...base,
      type: fc.constant('4' as const),
      answer: fc.array(fc.array(fc.oneof(word, fc.constantFrom('a/b', 'x|y', '；')), { minLength: 1, maxLength: 2 }), {
        minLength: 1,
        maxLength: 3,
      }),
      rule: fc.constantFrom({}, { exactSpaces: true }, { ignoreCase: true }, { exactSpaces: true, ignoreCase: true }),
    })
    .map(({ rule, ...draft }) => titled({ ...draft, ...rule })),
  fc
    .record({
      ...base,
      points: fc.constant(null),
      type: fc.constantFrom('6' as const, '7' as const),
      stem: word.map((text) => `\`\`\`cpp\nint ${text}() {}\n\`\`\``),
      parts: fc.array(
        fc.oneof(
          fc.record({ stem: word, options, answer: fc.constant('B'), points: fc.integer({ min: 1, max: 900 }) }),
          fc.record({
            stem: word,
            options: fc.constant<OptionSource[]>([
              { id: 'T', text: '正确' },
              { id: 'F', text: '错误' },
            ]),
            answer: fc.constantFrom('T', 'F'),
          }),
        ),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map((draft) => titled({ ...draft, parts: draft.parts.map((part, at) => ({ id: `p${at + 1}`, ...part })) })),
);

test('sheetExport: objective questions and groups survive export and import', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(objective, { minLength: 1, maxLength: 4 }), async (drafts) => {
      const items = await importOf(await sheetExport('题目', drafts));
      expect(items.map(({ question, notes }) => question ?? notes)).toEqual(drafts);
    }),
    { numRuns: 25 },
  );
});

test('sheet: reads every example question of the template that the site offers', async () => {
  const template = await readFile(new URL('../../../../app/public/templates/questions.xlsx', import.meta.url));
  const lines = await linesOf(template);
  expect(lines.map(({ type, outcome, question }) => [type, outcome, question?.answerText])).toEqual([
    ['1', 'imported', 'B'],
    ['2', 'imported', 'A,B,D'],
    ['3', 'imported', 'T'],
    ['4', 'imported', '二/2|八'],
    ['6', 'imported', 'F|A'],
    ['7', 'imported', 'B'],
  ]);
});

test('sheet: joins scattered rows of a group, keeps an unknown stage as a tag, refuses an empty group', async () => {
  const rows = [
    ['题型', '题干', '选项A', '选项B', '答案', '阶段', '来源', '组号'],
    ['程序阅读', 'int main() {}', '', '', '', '', '', '一'],
    ['单选', '别的题', '甲', '乙', 'A', '八级', '某校', ''],
    ['判断', '会停吗', '', '', '对', '', '', '一'],
    ['程序完善', 'x', '', '', '', '', '', '二'],
  ];
  const lines = await linesOf(rows.map((row) => row.join(',')).join('\n'));
  expect(
    lines.map(({ type, notes, question }) => [
      type,
      notes.join(),
      question?.stem,
      question?.tags,
      question?.parts.length,
    ]),
  ).toEqual([
    ['6', '', '```cpp\nint main() {}\n```', [], 1],
    ['1', '', '别的题', ['某校', '八级'], 0],
    [null, 'question-broken', undefined, undefined, undefined],
  ]);
});
