import { afterAll, expect, test } from 'vitest';
import { packageOf } from '../../testing/importers/zipOf.ts';
import { fpsItem, fpsOf, openQuestionImports, dataOrCode } from '../../testing/questionImportSite.ts';

const { site, visitors, upload, run, checked, begin, report, rowsOf } = await openQuestionImports();
afterAll(() => site.close());
const { teacher } = visitors;

test('the format is guessed by content unless given, both when checked and when imported', async () => {
  const given = '冒泡排序是稳定的吗？ {T}\n';
  const guessed = await checked(teacher, given);
  const asked = await checked(teacher, given, '/edms', { format: 'text' });
  expect([guessed, asked].map(({ format, items: [item] }) => [format, item?.title, item?.outcome])).toEqual([
    ['gift', '冒泡排序是稳定的吗？', 'new'],
    ['text', '', 'fault'],
  ]);
  expect(guessed.formats).toEqual(['aosai', 'fps', 'moodle', 'qti', 'aiken', 'csv', 'gift', 'text']);
  const data = packageOf({ 'problem.yaml': 'title: 甲\n', 'testdata/1.in': '1', 'testdata/1.out': '2' });
  expect((await checked(teacher, data)).format).toBe('hydro');
  const cases = await checked(teacher, data, '/edms', { format: 'cases' });
  await begin(teacher, cases.token, [{ no: 1, action: 'create' }]);
  await run();
  expect([cases.format, (await rowsOf(cases.token)).length]).toEqual(['cases', 1]);
  const refused = await checked(teacher, data, '/edms', { format: 'polygon' });
  expect(refused.items.map(({ outcome }) => outcome)).toEqual(['fault']);
  expect(dataOrCode(await upload(teacher, data, 'bank', '/edms', { format: 'exe' }))).toBe('VALIDATION');
});

test('a question without a key is imported as a draft that is unusable until it has one', async () => {
  const rows = [
    '题型,题干,选项A,选项B,答案,知识点,阶段',
    '单选,没有答案的单选题,甲,乙,,递推，期末，csp-j/stl,gesp-4',
    '判断,没有答案的判断题,,,,,',
    '填空,没有答案的填空题 ____,,,,,',
  ];
  const { token, items } = await checked(teacher, rows.join('\n'));
  const said = items.map(({ outcome, faults, notes }) => [outcome, faults, notes]);
  expect(said).toEqual(rows.slice(1).map(() => ['doubt', [], ['缺答案']]));
  const chosen = items.map(({ no }) => ({ no, action: 'create' }));
  await begin(teacher, token, chosen);
  await run();
  const made = await rowsOf(token);
  const ready = made.map(({ id, version }) =>
    site.send('PUT', '/edms/question/update', { visitor: teacher, body: { id, version, status: '1' } }),
  );
  expect((await Promise.all(ready)).map(dataOrCode)).toEqual(made.map(() => 'VALIDATION'));
  const [choice] = made.filter(({ title }) => title.includes('单选'));
  expect([choice?.points, choice?.tags, choice?.stage]).toEqual([
    ['gesp-cpp-4/recurrence', 'csp-j/stl'],
    ['期中', '期末'],
    'gesp-4',
  ]);
});

test('a task whose package lacks its checker cannot be used until its author has fixed that', async () => {
  const given = packageOf({
    'problem.yaml': 'problem_format_version: 2025-09\nname: {zh: 缺比较程序}\nvalidation: custom\n',
    'statement/problem.zh.md': '任意输出一个解',
    'data/secret/1.in': '1\n',
    'data/secret/1.ans': '1\n',
    'output_validator/README.md': 'x',
  });
  const { token, items } = await checked(teacher, given);
  const said = items.map(({ outcome, notes }) => [outcome, notes.some((note) => note.includes('比较程序'))]);
  expect(said).toEqual([['doubt', true]]);
  await begin(teacher, token, [{ no: 1, action: 'create' }]);
  await run();
  const [made] = await rowsOf(token);
  const body = { id: made?.id, version: made?.version, status: '1' };
  const { body: refusal } = await site.send('PUT', '/edms/question/update', { visitor: teacher, body });
  expect([refusal.code, refusal.message?.includes('导入时有缺少或没认准的内容')]).toEqual(['VALIDATION', true]);
});

test('a doubtful question cannot be used until somebody has saved it, changed or not', async () => {
  const paper = '一、填空题\n1. 水在 ____ 度结冰，在 ____ 度沸腾。\n答案：0\n';
  const choice = '二、单选题\n1. 甲（ ）\nA. 一\nB. 二\n答案：A\n';
  const { token, items } = await checked(teacher, `${paper}${choice}`);
  const doubt = '空的个数与答案的个数不同，请核对：2 个空，1 个答案';
  expect(items.map(({ outcome, notes }) => [outcome, notes])).toEqual([
    ['doubt', [doubt]],
    ['new', []],
  ]);
  await begin(
    teacher,
    token,
    items.map(({ no }) => ({ no, action: 'create' })),
  );
  await run();
  const filled = (await rowsOf(token)).find(({ type }) => type === '4');
  const sent = async (body: object) =>
    dataOrCode(await site.send('PUT', '/edms/question/update', { visitor: teacher, body }));
  const read = async () => {
    const reply = await site.send('GET', `/edms/question/queryById?id=${filled?.id}`, { visitor: teacher });
    return dataOrCode<{ staff: { version: number; check: string; importNotes: string[]; source: object } }>(reply)
      .staff;
  };
  const { version } = await read();
  expect(await sent({ id: filled?.id, version, status: '1' })).toBe('VALIDATION');
  expect(await read()).toMatchObject({ check: 'doubtful', importNotes: [doubt] });
  // A new title does not confirm what was guessed.
  await sent({ id: filled?.id, version, title: '结冰与沸腾' });
  const { source, ...named } = await read();
  expect(named.check).toBe('doubtful');
  await sent({ id: filled?.id, version: named.version, source });
  const after = await read();
  expect(after).toMatchObject({ check: 'none', importNotes: [] });
  expect(await sent({ id: filled?.id, version: after.version, status: '1' })).not.toBe('VALIDATION');
});

test('an item skipped because of a fault has the fault in the report', async () => {
  const { token } = await checked(teacher, fpsOf(fpsItem('通过的一题'), '<item><title>坏了的一题</title>'));
  await begin(
    teacher,
    token,
    [1, 2].map((no) => ({ no, action: 'skip' })),
  );
  await run();
  const { content } = await report(teacher, token);
  expect(content?.map(({ outcome, notes }) => [outcome, notes])).toEqual([
    ['skipped', []],
    ['skipped', ['这道题的内容已损坏']],
  ]);
});
