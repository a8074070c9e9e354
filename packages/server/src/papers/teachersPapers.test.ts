import { afterAll, expect, test } from 'vitest';
import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import { openPaperSite } from '../testing/paperSite.ts';

const { site, people, add, ask } = await openPaperSite();
afterAll(() => site.close());

interface Detail {
  title: string;
  staff: { version: number; bank: string; mayWrite: boolean } | null;
}

/** Without a prefix a teacher has their own papers, in the school's office also the school's. */
test.each(['', '/edms'])(
  'a teacher makes, fills, changes, reads and removes a paper at %s/examPaper',
  async (group) => {
    const { teacher2, laoshi, student } = people;
    const at = (method: string, action: string) => `${method} ${group}/examPaper/${action}`;
    const own = await add('judgement', 'teacher');
    const { data: made } = await ask<{ id: string; version: number }>(
      at('POST', 'create'),
      { title: '课堂练习', template: 'free' },
      teacher2,
    );
    const sections = [{ name: '判断题', type: TRUE_FALSE, items: [{ questionId: own.id, points: 200 }] }];
    const filled = await ask(at('PUT', 'updateQuestions'), { ...made, sections }, teacher2);
    expect(filled.data).toEqual({ id: made.id, version: 2 });
    const foreign = await ask(at('PUT', 'updateQuestions'), { id: made.id, version: 2, sections }, laoshi);
    expect(foreign.code).toBe('NOT_FOUND');
    const named = await ask(at('PUT', 'update'), { id: made.id, version: 2, title: '课后练习' }, teacher2);
    expect(named.data).toEqual({ id: made.id, version: 3 });
    const { data: read } = await ask<Detail>(`${at('GET', 'queryById')}?id=${made.id}`, undefined, teacher2);
    expect(read).toMatchObject({ title: '课后练习', staff: { version: 3, bank: 'own', mayWrite: true } });
    const { data: list } = await ask<{ content: { id: string }[] }>(
      at('POST', 'queryList'),
      { keyword: '课后' },
      teacher2,
    );
    expect(list.content.map(({ id }) => id)).toEqual([made.id]);
    const simple = await ask<{ content: unknown[] }>(at('POST', 'querySimpleList'), { keyword: '课后' }, teacher2);
    expect(simple.data.content).toEqual([]);
    const gone = (visitor: typeof student) => ask(at('DELETE', 'delete'), { id: made.id }, visitor);
    expect([(await gone(student)).code, (await gone(laoshi)).code]).toEqual(['FORBIDDEN', 'NOT_FOUND']);
    expect((await gone(teacher2)).code).toBeUndefined();
    expect((await ask(`${at('GET', 'queryById')}?id=${made.id}`, undefined, teacher2)).code).toBe('NOT_FOUND');
  },
);

test('nobody writes papers under a partner’s prefix /oj', async () => {
  const { teacher2, student } = people;
  const id = '0'.repeat(26);
  const writes = [
    ['PUT /oj/examPaper/update', { id, version: 1, title: 'x' }],
    ['PUT /oj/examPaper/updateQuestions', { id, version: 1, sections: [] }],
    ['DELETE /oj/examPaper/delete', { id }],
  ] as const;
  const codes = [];
  for (const visitor of [teacher2, student])
    for (const [line, input] of writes) codes.push((await ask(line, input, visitor)).code);
  expect(codes).toEqual(Array.from({ length: 6 }, () => 'FORBIDDEN'));
});
