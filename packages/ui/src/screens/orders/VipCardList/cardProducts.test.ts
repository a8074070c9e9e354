import { expect, test } from 'vitest';
import { comparedRights, periodText } from './cardProducts.ts';

test('periodText: names usual periods, and counts days for others', () => {
  expect([30, 90, 365, 45].map(periodText)).toEqual(['月', '季', '年', '45 天']);
});

test('comparedRights: lists each right once, in the order of the cards', () => {
  const card = (id: string, ...codes: string[]) => ({
    id,
    name: id,
    priceFen: 0,
    beforeFen: null,
    days: 30,
    isDefault: false,
    rights: codes.map((code) => ({ code, name: `权益 ${code}` })),
  });
  expect(comparedRights([card('1', 'b', 'a'), card('2', 'a', 'c')], [])).toEqual([
    { code: 'b', name: '权益 b' },
    { code: 'a', name: '权益 a' },
    { code: 'c', name: '权益 c' },
  ]);
});
