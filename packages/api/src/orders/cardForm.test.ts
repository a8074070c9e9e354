import { expect, test } from 'vitest';
import { cardOfForm, formOfCard, type WrittenCard } from './cardForm.ts';

const card: WrittenCard = {
  name: '年卡',
  type: '0',
  tags: ['student', '冲刺'],
  intro: null,
  priceFen: 29_890,
  originFen: 36_500,
  days: 365,
  sort: 1,
  isDefault: true,
  rights: [{ code: 'code.submit' }],
};

test('formOfCard and cardOfForm: a card survives the round trip exactly, to the fen', () => {
  const { rights, ...form } = formOfCard(card);
  expect([form.price, form.origin]).toEqual(['298.90', '365']);
  expect(cardOfForm(form, rights)).toEqual(card);
});

test('cardOfForm: amounts are exact fen, and tags may be separated by spaces or commas', () => {
  const { rights, ...form } = formOfCard({ ...card, originFen: null });
  const written = cardOfForm({ ...form, price: '1.15', tags: ' student，a、 b ' }, rights);
  expect([written.priceFen, written.originFen, written.tags]).toEqual([115, null, ['student', 'a', 'b']]);
});
