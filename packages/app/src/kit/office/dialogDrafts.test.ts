import { expect, test } from 'vitest';
import { dialogDrafts, eraseDialogDrafts } from './dialogDrafts.ts';

/** As much of a browser's storage as drafts need: its keys are properties. */
function aStorage(room = Infinity): Storage {
  const storage: Record<string, unknown> = {};
  const hidden = {
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('', 'QuotaExceededError');
      storage[key] = text;
    },
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  };
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(storage, name, { value });
  return storage as unknown as Storage;
}

const ROW = '01JDA0000000000000000000A1';
const at = (pathname: string, search = '') => ({ pathname, search });

test('dialogDrafts: a draft belongs to a person, a page with its row, and a dialog', () => {
  const storage = aStorage();
  const mine = dialogDrafts(storage, 'me', at('/web/edms/grade', `?open=${ROW}&page=2`));
  mine('修改班级').write('draft');
  const found = [
    mine('修改班级'),
    dialogDrafts(storage, 'me', at('/web/edms/grade', `?page=3&open=${ROW}`))('修改班级'),
    mine('新建班级'),
    dialogDrafts(storage, 'me', at('/web/edms/grade'))('修改班级'),
    dialogDrafts(storage, 'me', at('/web/edms/exam', `?open=${ROW}`))('修改班级'),
    dialogDrafts(storage, 'you', at('/web/edms/grade', `?open=${ROW}`))('修改班级'),
  ].map((place) => place.read());
  expect(found).toEqual(['draft', 'draft', null, null, null, null]);
  mine('修改班级').remove();
  expect(Object.keys(storage)).toEqual([]);
});

test('dialogDrafts: a draft without room is not kept', () => {
  const place = dialogDrafts(aStorage(3), 'me', at('/web/bms/dict'))('新建字典');
  place.write('too long');
  expect(place.read()).toBe(null);
});

test('eraseDialogDrafts: erases the drafts of everybody, and nothing else', () => {
  const storage = aStorage();
  storage.setItem('aosai.other', 'kept');
  for (const person of ['me', 'you']) dialogDrafts(storage, person, at('/web/bms/dict'))('新建字典').write('draft');
  eraseDialogDrafts(storage);
  expect(Object.keys(storage)).toEqual(['aosai.other']);
});
