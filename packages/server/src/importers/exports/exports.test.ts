import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCase } from '../cases/dataFile.ts';
import type { ProgrammingDraft } from '../draft.ts';
import { ItemReport } from '../itemReport.ts';
import { importOf } from '../../testing/importers/importOf.ts';
import type { ExportedFile } from './exportParts.ts';
import { fpsExport } from './fpsExport.ts';
import { hydroExport } from './hydroExport.ts';
import { icpcExport } from './icpcExport.ts';
import { qduojExport } from './qduojExport.ts';

const RUNS = { numRuns: 25 };
const CHECKER = '#include "testlib.h"\nint main(int argc, char* argv[]) { registerTestlibCmd(argc, argv); }\n';
const INTERACTOR = '#include "testlib.h"\nint main(int argc, char* argv[]) { registerInteraction(argc, argv); }\n';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** The name that `Images` gives this picture. */
const PICTURE = '02a3e298f1533f62';

const word = fc.stringMatching(/^[a-z一二三甲乙]{1,8}$/);
const data = fc
  .array(fc.stringMatching(/^[a-z0-9 <&]{0,6}[a-z0-9]$/), { minLength: 1, maxLength: 3 })
  .map((lines) => `${lines.join('\n')}\n`);
const stem = fc
  .tuple(word, word)
  .map(([a, b]) => `${a} **${b}** $a_{1} \\le 10^5$ \`x<y\`\n\n## 输入格式\n\n- ${b} & ]]>`);

const PROGRAMS = {
  rule: { kind: 'default' },
  checker: { kind: 'checker', protocol: 'testlib', language: 53, source: CHECKER },
  interactor: { kind: 'interactor', protocol: 'testlib', language: 53, source: INTERACTOR },
  exact: { kind: 'exact' },
  builtin: { kind: 'builtin', name: 'ncmp' },
  real: { kind: 'real', absolute: 1e-6, relative: 0 },
} as const satisfies Record<string, ProgrammingDraft['compare']>;

interface Shape {
  title: string;
  stem: string;
  samples: [string, string][];
  cases: [string, string][];
  scored: boolean;
  compare: ProgrammingDraft['compare'];
  timeMs: number;
  languages: ProgrammingDraft['languages'];
  fileIo?: string;
}

const shapeWith = (compare: readonly (keyof typeof PROGRAMS)[]) =>
  fc.record({
    title: word,
    stem,
    samples: fc.array(fc.tuple(data, data), { maxLength: 2 }),
    cases: fc.array(fc.tuple(data, data), { minLength: 1, maxLength: 4 }),
    scored: fc.boolean(),
    compare: fc.constantFrom(...compare).map((name) => PROGRAMS[name]),
    timeMs: fc.integer({ min: 1, max: 20 }).map((no) => no * 100),
    languages: fc.constantFrom<ProgrammingDraft['languages']>([53, 71], [53], [71]),
  });

/** Half of the tasks read and write files. */
const withFiles = (shape: fc.Arbitrary<Shape>) =>
  fc.tuple(shape, fc.boolean()).map(([one, isFiles]): Shape => ({ ...one, ...(isFiles ? { fileIo: 'sum' } : {}) }));

async function draftOf({ samples, cases, scored, ...rest }: Shape): Promise<ProgrammingDraft> {
  const report = new ItemReport();
  const read =
    (sample: boolean) =>
    ([input, answer]: [string, string], at: number) =>
      readCase(
        {
          id: `${sample ? 'sample' : ''}${at + 1}`,
          sample,
          ...(scored && !sample ? { subtaskId: String(at + 1) } : {}),
          input: { text: input, name: '' },
          answer: { text: answer, name: '' },
        },
        report,
      );
  const share = Math.floor(10_000 / cases.length);
  const points = cases.map((_, at) => (at === 0 ? 10_000 - share * (cases.length - 1) : share));
  return {
    type: '5',
    title: rest.title,
    stem: rest.stem,
    analysis: '',
    difficulty: 'medium',
    tags: ['模拟'],
    points: null,
    images: [],
    limits: { timeMs: rest.timeMs, memoryKiB: 64 * 1024 },
    languages: rest.languages,
    compare: rest.compare,
    ...(rest.fileIo === undefined ? {} : { fileIo: rest.fileIo }),
    subtasks: scored ? points.map((one, at) => ({ id: String(at + 1), points: one, type: 'min' as const })) : [],
    cases: await Promise.all([...samples.map(read(true)), ...cases.map(read(false))]),
    solutions: [],
    templates: {},
  };
}

/** What must survive export and import: everything except the names of cases and groups. */
const kept = (draft: ProgrammingDraft) => ({
  title: draft.title,
  stem: draft.stem,
  tags: draft.tags,
  limits: draft.limits,
  languages: draft.languages,
  fileIo: draft.fileIo,
  compare: draft.compare,
  points: draft.subtasks.map(({ points, type }) => [points, type]),
  samples: draft.cases.filter(({ sample }) => sample).map(({ sha256 }) => sha256),
  cases: draft.cases.filter(({ sample }) => !sample).map(({ sha256 }) => sha256),
  images: draft.images.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('hex')]),
  templates: draft.templates,
});

async function archiveOf(files: readonly ExportedFile[]): Promise<Record<string, string | Uint8Array>> {
  return Object.fromEntries(
    await Promise.all(files.map(async ({ path, content }) => [path, await content()] as const)),
  );
}

async function returned(content: Parameters<typeof importOf>[0]) {
  const [item] = await importOf(content);
  const question = item?.question;
  if (!question || !('cases' in question)) throw new Error(JSON.stringify(item));
  return kept(question);
}

const fpsOf = async (draft: ProgrammingDraft): Promise<string> => (await Array.fromAsync(fpsExport([draft]))).join('');

test('fpsExport: a task survives export and import', async () => {
  await fc.assert(
    fc.asyncProperty(shapeWith(['rule', 'checker', 'interactor']), async (shape) => {
      const draft = await draftOf({ ...shape, scored: false, languages: [53, 71] });
      expect(await returned(await fpsOf(draft))).toEqual(kept(draft));
    }),
    RUNS,
  );
});

test('qduojExport: a task survives export and import', async () => {
  await fc.assert(
    fc.asyncProperty(withFiles(shapeWith(['rule', 'checker'])), async (shape) => {
      const draft = await draftOf(shape);
      expect(await returned(await archiveOf(qduojExport([draft])))).toEqual(kept(draft));
    }),
    RUNS,
  );
});

test('hydroExport: a task survives export and import', async () => {
  await fc.assert(
    fc.asyncProperty(withFiles(shapeWith(['rule', 'checker', 'interactor', 'exact', 'builtin'])), async (shape) => {
      const draft = await draftOf(shape);
      expect(await returned(await archiveOf(hydroExport([draft])))).toEqual(kept(draft));
    }),
    RUNS,
  );
});

test('icpcExport: a task survives export and import, with the default rule turned into token', async () => {
  await fc.assert(
    fc.asyncProperty(shapeWith(['rule', 'checker', 'interactor', 'exact', 'real']), async (shape) => {
      const draft = await draftOf(shape);
      const compare = draft.compare.kind === 'default' ? { kind: 'token' as const } : draft.compare;
      expect(await returned(await archiveOf(icpcExport(draft)))).toEqual(kept({ ...draft, compare }));
    }),
    RUNS,
  );
});

test('exports: keep pictures, and code templates where the format has them', async () => {
  const plain = await draftOf({
    title: '图',
    stem: `![图](${PICTURE}.png)`,
    samples: [],
    cases: [['1\n', '2\n']],
    scored: false,
    compare: { kind: 'default' },
    timeMs: 1000,
    languages: [53, 71],
  });
  const templates = { 53: { start: 'int f() {}\n', prepend: 'int f();\n', append: 'int main() {}\n' } };
  const draft: ProgrammingDraft = {
    ...plain,
    images: [{ name: `${PICTURE}.png`, type: 'png', bytes: PNG }],
    templates,
  };
  expect(await returned(await fpsOf(draft))).toEqual(kept(draft));
  expect(await returned(await archiveOf(qduojExport([draft])))).toEqual(kept(draft));
  const bare = { ...draft, templates: {} };
  expect(await returned(await archiveOf(hydroExport([bare])))).toEqual(kept(bare));
  expect(await returned(await archiveOf(icpcExport(bare)))).toEqual(kept({ ...bare, compare: { kind: 'token' } }));
});
