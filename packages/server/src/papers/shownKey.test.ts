import { expect, test } from 'vitest';
import { shownKey } from './shownKey.ts';

test('shownKey: shows the accepted texts of blanks with the rule of their comparison, if there is one', () => {
  const accepted = [['cpp', 'cc'], ['2']];
  expect([
    shownKey({ kind: 'text', accepted }),
    shownKey({ kind: 'text', accepted, ignoreCase: true }),
    shownKey({ kind: 'text', accepted, exactSpaces: true, ignoreCase: true }),
  ]).toEqual([
    { rightAnswer: null, acceptedTexts: accepted },
    { rightAnswer: null, acceptedTexts: accepted, blankRule: { ignoreCase: true } },
    { rightAnswer: null, acceptedTexts: accepted, blankRule: { exactSpaces: true, ignoreCase: true } },
  ]);
});

test('shownKey: shows letters of a choice, right options of parts, and nothing that is withheld', () => {
  expect([
    shownKey({ kind: 'choice', optionIds: ['B'] }),
    shownKey({ kind: 'parts', parts: [{ optionId: 'T', weight: 1 }] }),
    shownKey(null),
  ]).toEqual([
    { rightAnswer: { kind: 'choice', optionIds: ['B'] }, acceptedTexts: null },
    { rightAnswer: null, acceptedTexts: [['T']] },
    { rightAnswer: null, acceptedTexts: null },
  ]);
});
