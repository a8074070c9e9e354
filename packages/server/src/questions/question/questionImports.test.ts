import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { questionVersion } from '../../db/schema/exam.ts';
import { questionImportItem } from '../../db/schema/imports.ts';
import { file, sysLog } from '../../db/schema/platform.ts';
import { type ImportRunner, runImports } from '../imports/runImports.ts';
import { packageOf } from '../../testing/importers/zipOf.ts';
import {
  type CheckedFile,
  formOf,
  fpsItem,
  fpsOf,
  openQuestionImports,
  paperOf,
  dataOrCode,
} from '../../testing/questionImportSite.ts';
import type { Visitor } from '../../testing/testApp.ts';

const { site, visitors, upload, runner, checked, begin, report, rowsOf } = await openQuestionImports();
afterAll(() => site.close());
const { super: office, teacher, manager } = visitors;

test('imports a checked file once per token, item by item, as private drafts, with a report on each', async () => {
  const given = fpsOf(fpsItem('甲'), fpsItem('乙'), '<item><title>坏</title>', fpsItem('丙', ''));
  const { token, format, items } = await checked(teacher, given);
  expect([format, items.map(({ title, outcome, caseCount }) => `${title} ${outcome} ${caseCount}`)]).toEqual([
    'fps',
    ['甲 new 1', '乙 new 1', '坏 fault 0', '丙 doubt 0'],
  ]);
  const chosen = [1, 2, 3, 4].map((no) => ({ no, action: no === 2 ? 'skip' : 'create' }));
  const twice = await Promise.all([begin(teacher, token, chosen), begin(teacher, token, chosen)]);
  expect(twice.map(dataOrCode)).toEqual([1, 2].map(() => ({ importId: token, total: 4 })));
  await Promise.all([runImports(runner()), runImports(runner())]);
  const again = await begin(teacher, token, chosen);
  expect(dataOrCode(again)).toEqual({ importId: token, total: 4 });
  expect(await runImports(runner())).toBe(0);
  const { state, done, content } = await report(teacher, token);
  expect([state, done, content?.map(({ no, outcome }) => `${no} ${outcome}`)]).toEqual([
    'done',
    4,
    ['1 created', '2 skipped', '3 failed', '4 created'],
  ]);
  const rows = await rowsOf(token);
  const shown = rows.map(({ title, status, isOpen, tags, ownerId }) =>
    [title, status, isOpen, tags.join(), ownerId === site.people.teacherId].join(' '),
  );
  expect(shown.toSorted()).toEqual(['丙 0 false 期中 true', '甲 0 false 期中 true']);
  await expect(stat(join(site.services.platform.dataFolder, 'imports', token))).rejects.toThrow('ENOENT');
});

test('an existing question is the same or similar: the item is skipped, replaces it, or is made anyway', async () => {
  const long =
    '在一个很长的循环里，只要条件一直成立，语句就会一遍又一遍地执行，直到条件不再成立或者遇到跳出循环的语句为止';
  const stems = [`${long}吗`, '数组的下标从零开始计数，这是对的'];
  const first = await checked(teacher, paperOf(...stems));
  await begin(
    teacher,
    first.token,
    first.items.map(({ no }) => ({ no, action: 'create' })),
  );
  await runImports(runner());
  const near = `${long}呢`;
  const second = await checked(teacher, paperOf(...stems, near));
  expect(second.items.map(({ outcome, match }) => [outcome, match?.mayReplace])).toEqual([
    ['same', true],
    ['same', true],
    ['near', true],
  ]);
  await begin(teacher, second.token, [
    { no: 1, action: 'skip' },
    { no: 2, action: 'create' },
    { no: 3, action: 'replace' },
  ]);
  await runImports(runner());
  const rows = await rowsOf(second.token);
  const shown = rows.map(({ title, version }) => `${title.slice(0, 10)} ${version}`);
  expect(shown.toSorted()).toEqual([`${near.slice(0, 10)} 2`, `${stems[1]?.slice(0, 10)} 1`].toSorted());
});

test('a crash between two items leaves none half-written, and the others are imported later, once', async () => {
  const stems = ['甲是对的', '乙是对的', '丙是对的', '丁是对的'];
  const crashed = async (weakness?: ImportRunner['weakness']) => {
    const unique = stems.map((stem) => `${stem}${weakness ? '二' : '一'}`);
    const { token, items } = await checked(manager, paperOf(...unique));
    await begin(
      manager,
      token,
      items.map(({ no }) => ({ no, action: 'create' })),
    );
    let left = 2;
    const publish = () => {
      left -= 1;
      if (left === 0) throw new Error('the power is gone');
    };
    await expect(runImports(runner(weakness, publish))).rejects.toThrow('the power is gone');
    if (weakness) await site.db.delete(questionImportItem).where(eq(questionImportItem.importId, token));
    const before = site.now();
    site.at(new Date(before.getTime() + 200_000));
    await runImports(runner());
    return (await rowsOf(token)).map(({ title }) => title).length;
  };
  expect(await crashed()).toBe(stems.length);
  // Without the record in the same transaction, a crash in between imports items twice.
  expect(await crashed({ without: 'together' })).toBeGreaterThan(stems.length);
});

test('imports of one school run one after the other, those of another school in parallel', async () => {
  const begun = async (visitor: Visitor | null, group: '/edms' | '/bms', ...stems: string[]) => {
    const { token, items } = await checked(visitor, paperOf(...stems), group);
    const chosen = items.map(({ no }) => ({ no, action: 'create' }));
    await begin(visitor, token, chosen, group);
    return token;
  };
  const first = await begun(teacher, '/edms', '轮到甲一', '轮到甲二');
  const second = await begun(teacher, '/edms', '轮到乙一', '轮到乙二');
  const platform = await begun(office, '/bms', '轮到丙一', '轮到丙二');
  const steps: string[] = [];
  const names = new Map([
    [first, 'first'],
    [second, 'second'],
    [platform, 'platform'],
  ]);
  const publish: ImportRunner['services']['publish'] = (_app, _person, event) => {
    if (event.type === 'import') steps.push(names.get(event.importId ?? '') ?? '');
  };
  expect(await runImports(runner(undefined, publish))).toBe(3);
  const ofTeacher = steps.filter((name) => name !== 'platform');
  expect(ofTeacher).toEqual(['first', 'first', 'second', 'second']);
  // It came last, and begins before the two others have ended.
  expect(steps.indexOf('platform')).toBeLessThan(steps.lastIndexOf('second'));
});

test('a token works only for its owner, and only for half an hour', async () => {
  const { token, items } = await checked(teacher, paperOf('地球围绕太阳转动'));
  const all = items.map(({ no }) => ({ no, action: 'create' }));
  const foreign = await Promise.all([
    begin(manager, token, all),
    begin(office, token, all, '/bms'),
    begin(teacher, '0'.repeat(26), all),
  ]);
  expect(foreign.map(({ body }) => body.code)).toEqual(['IMPORT_EXPIRED', 'IMPORT_EXPIRED', 'IMPORT_EXPIRED']);
  const unknown = await begin(teacher, token, [{ no: 7, action: 'create' }]);
  const noOriginal = await begin(teacher, token, [{ no: 1, action: 'replace' }]);
  expect([unknown.body.code, noOriginal.body.code]).toEqual(['VALIDATION', 'VALIDATION']);
  site.at(new Date(site.now().getTime() + 31 * 60_000));
  expect((await begin(teacher, token, all)).body.code).toBe('IMPORT_EXPIRED');
  expect((await report(manager, token)).code).toBe('NOT_FOUND');
});

test('an objective file is checked, then imported by sending it again with its token', async () => {
  const given = paperOf('二进制只有零和一两个数字');
  const send = (fields: Record<string, string>, bytes = given) =>
    site.send('POST', '/bms/question/import', { visitor: office, form: formOf(bytes, fields) });
  const first = await send({ mode: 'check' });
  const { check } = dataOrCode<{ check: CheckedFile }>(first);
  const other = await send({ mode: 'apply', token: check.token }, paperOf('另外一道题目的内容'));
  const applied = await send({ mode: 'apply', token: check.token });
  expect([dataOrCode(other), dataOrCode(applied)]).toEqual([
    'IMPORT_EXPIRED',
    { check: null, started: { importId: check.token, total: 1 } },
  ]);
  await runImports(runner());
  const [row] = await rowsOf(check.token);
  expect([row?.orgId, row?.ownerId, row?.status]).toEqual([null, null, '0']);
});

test('an exported package imports identically, with data, programs, pictures and checker', async () => {
  const png = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  const given = packageOf({
    'problem.yaml':
      'problem_format_version: 2025-09\nname: {zh: 求和}\ntype: scoring\nlimits: {time_limit: 1.5, memory: 256}\n',
    'statement/problem.zh.md': '求和 ![图](a.png)',
    'statement/a.png': png,
    'data/sample/1.in': '1\n',
    'data/sample/1.ans': '1\n',
    'data/secret/g1/test_group.yaml': 'scoring: {score: 30, aggregation: min}\n',
    'data/secret/g1/a.in': '2\n',
    'data/secret/g1/a.ans': '2\n',
    'output_validator/v.py': 'import sys\nsys.exit(42 if True else 43)\n',
    'submissions/accepted/a.py': 'print(input())\n',
  });
  const bring = async (bytes: Buffer) => {
    const { token, items } = await checked(office, bytes, '/bms');
    await begin(
      office,
      token,
      items.map(({ no }) => ({ no, action: 'create' })),
      '/bms',
    );
    await runImports(runner());
    const [row] = await rowsOf(token);
    const [version] = await site.db
      .select()
      .from(questionVersion)
      .where(eq(questionVersion.id, row?.currentVersionId ?? ''));
    return { row, version, items };
  };
  const first = await bring(given);
  const stored = await site.db
    .select()
    .from(file)
    .where(and(eq(file.purpose, 'attachment'), eq(file.widthPx, 9)));
  expect(first.version?.stem).toContain(`/common/file/${stored[0]?.fileName}`);
  const response = await site.send('GET', `/bms/question/exportCase?ids=${first.row?.id}`, { visitor: office });
  const second = await bring(Buffer.from(response.bytes ?? []));
  expect(second.items.map(({ faults }) => faults)).toEqual([[]]);
  const shown = ({ version }: typeof first) =>
    version && {
      ...version,
      stem: version.stem.replace(/[\w-]{20,}\.png/, 'PICTURE'),
      stemHtml: '',
      id: '',
      questionId: '',
      createdAt: null,
      updatedAt: null,
    };
  expect(shown(second)).toEqual(shown(first));
});

test('uploaded data is kept for the question that will use it', async () => {
  const reply = await upload(
    teacher,
    packageOf({ '1.in': '1\n', '1.out': '2\n', 'sample1.in': '3', 'sample1.out': '4', 'x.in': '' }),
    'cases',
  );
  const { cases, unpaired } = dataOrCode<CheckedFile>(reply);
  expect([cases.map(({ name, sample }) => `${name} ${sample}`).toSorted(), unpaired]).toEqual([
    ['1 false', 'sample1 true'],
    ['x.in'],
  ]);
  const source = {
    type: '5',
    title: '上传的数据',
    stem: '题面',
    analysis: '',
    difficulty: 'easy',
    tags: [],
    limits: { timeMs: 1000, memoryKiB: 262_144 },
    languages: [53],
    compare: { kind: 'default' },
    subtasks: [],
    cases,
  };
  const create = (visitor: Visitor | null, casesToken?: string) =>
    site.send('POST', '/edms/question/create', { visitor, body: { source, ...(casesToken ? { casesToken } : {}) } });
  const { token } = dataOrCode<CheckedFile>(reply);
  const codes = [await create(teacher), await create(manager, token), await create(teacher, token)];
  expect(codes.map(({ body }) => body.code)).toEqual(['VALIDATION', 'IMPORT_EXPIRED', undefined]);
});

test('logs checks, exports and imports, the latter with counts and the hash of the file', async () => {
  const log = await site.db.select().from(sysLog);
  const actions = ['question:unzipAndParse', 'question:importZip', 'question:import', 'question:exportCase'];
  expect(actions.filter((action) => !log.some((entry) => entry.action === action))).toEqual([]);
  const { diff } = log.find(({ action }) => action === 'question:importZip') ?? {};
  expect(diff).toMatchObject({
    after: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), counts: { create: 3, replace: 0, skip: 1 } },
  });
});
