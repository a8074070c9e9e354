import { afterAll, expect, test } from 'vitest';
import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import { askAs } from '../testing/askAs.ts';
import { openPaperSite } from '../testing/paperSite.ts';

const { site, people, add, ask } = await openPaperSite();
afterAll(() => site.close());

interface Saved {
  id: string;
  version: number;
}

const judgements = (...ids: string[]) => [
  { name: '判断题', type: TRUE_FALSE, items: ids.map((questionId) => ({ questionId })) },
];

test('sharing a paper shares its questions: a school can use it and change a copy', async () => {
  const [one, two] = [await add('judgement'), await add('judgement')];
  const { data: paper } = await ask<Saved>('POST /bms/examPaper/create', { title: '借给机构的试卷', template: 'free' });
  const sections = judgements(one.id, two.id);
  await ask('PUT /bms/examPaper/updateQuestions', { id: paper.id, version: paper.version, sections });
  await ask('PUT /bms/examPaper/update', { id: paper.id, version: 2, status: '1' });
  const school = askAs(site, people.teacher2);
  const seen = async () =>
    (await school<{ content: { id: string }[] }>('POST /edms/examPaper/querySimpleList', {})).data.content.some(
      ({ id }) => id === paper.id,
    );
  expect(await seen()).toBe(false);
  const lent = await ask<Saved>('PUT /bms/examPaper/update', { id: paper.id, version: 3, isShared: true });
  expect([lent.code, await seen()]).toEqual([undefined, true]);
  const copy = (await school<Saved>('POST /edms/examPaper/create', { copyOf: paper.id })).data;
  const changed = await school('PUT /edms/examPaper/updateQuestions', {
    id: copy.id,
    version: copy.version,
    sections: judgements(two.id, one.id),
  });
  expect(changed.code).toBeUndefined();
  expect(await school('PUT /edms/examPaper/update', { id: paper.id, version: 4, isShared: false })).toMatchObject({
    code: 'CONTENT_FOREIGN',
  });
  await ask('PUT /bms/examPaper/update', { id: paper.id, version: 4, isShared: false });
  expect(await seen()).toBe(false);
});
