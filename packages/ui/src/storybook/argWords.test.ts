import { expect, test } from 'vitest';
import type { StrictArgTypes } from 'storybook/internal/types';
import { withWords } from './argWords.ts';

type Context = Parameters<typeof withWords>[0];
const worded = (argTypes: StrictArgTypes, initialArgs: object = {}) => withWords({ argTypes, initialArgs } as Context);

test('withWords: names each value of a choice in Chinese', () => {
  const { tone } = worded({ tone: { name: 'tone', type: { name: 'enum', value: ['ok', 'bad'] } } });
  expect([tone?.control, tone?.table?.type?.summary]).toEqual([
    { type: 'radio', labels: { ok: '通过　ok', bad: '出错　bad' } },
    '通过　ok ｜ 出错　bad',
  ]);
});

test('withWords: offers the values behind the name of a type', () => {
  const { language } = worded({
    language: {
      name: 'language',
      type: { name: 'other', value: 'LanguageId' },
      table: { type: { summary: 'LanguageId' } },
    },
  });
  expect([language?.options, language?.control]).toEqual([
    ['53', '71'],
    { type: 'radio', labels: { 53: 'C++　53', 71: 'Python　71' } },
  ]);
});

test('withWords: describes a usual prop unless it describes itself', () => {
  const argTypes = worded({
    now: { name: 'now', type: { name: 'number' } },
    rows: { name: 'rows', type: { name: 'number' }, description: 'How many.' },
  });
  expect([argTypes['now']?.description, argTypes['rows']?.description]).toEqual([
    '当前时间（毫秒）。时间从外面传入，画面里不读时钟。',
    'How many.',
  ]);
});

test('withWords: shows no control for callbacks', () => {
  const { on } = worded(
    { on: { name: 'on', type: { name: 'other', value: 'Events' } } },
    { on: { go: () => undefined } },
  );
  expect(on?.control).toEqual({ disable: true });
});
