import { expect, test } from 'vitest';
import { importOf } from '../../testing/importers/importOf.ts';
import { CHECKER, FOREIGN, pairsOf } from '../../testing/importers/describeItems.ts';

/** What decides how a task is judged, and its notes except those about default limits, statement and file names. */
async function judged(files: Readonly<Record<string, string | Uint8Array>>) {
  const [item] = await importOf(files);
  const task = item?.question && 'compare' in item.question ? item.question : null;
  const notes = item?.notes.filter(({ code }) => !/^(?:limit-default|statement-missing|file-io)$/.test(code));
  return {
    languages: task?.languages,
    checker: task && 'protocol' in task.compare ? task.compare.protocol : task?.compare.kind,
    fileIo: task?.fileIo,
    notes: notes?.map(({ code, where }) => `${code} ${where}`.trim()),
  };
}
const plain = { languages: [53, 71], checker: 'default', fileIo: undefined, notes: [] };

const hydro = (config: string, files: Record<string, string> = {}) =>
  judged({
    'problem.yaml': 'title: 求和\n',
    'problem.md': '题面',
    ...pairsOf(['testdata/1.in', 'testdata/1.out']),
    'testdata/config.yaml': config,
    ...files,
  });

test('Hydro: keeps the languages a task allows, and adds a note when none of them is ours', async () => {
  expect(await hydro('langs: [py, py.py3]\n')).toEqual({ ...plain, languages: [71] });
  expect(await hydro('langs:\n- cc.cc17o2\n- c\n- java\n')).toEqual({ ...plain, languages: [53] });
  expect(await hydro('langs: [pas, java]\n')).toEqual({ ...plain, notes: ['language-none pas、java'] });
  expect(await hydro('langs: []\n')).toEqual(plain);
});

test('Hydro: uses a checker that no configuration names, with a note, unless checker_type is default', async () => {
  const file = { 'testdata/checker.cpp': CHECKER };
  expect(await hydro('time: 1s\n', file)).toEqual({ ...plain, checker: 'testlib', notes: ['checker-guessed'] });
  expect(await hydro('checker_type: default\n', file)).toEqual(plain);
  expect(await hydro('time: 1s\n', { 'testdata/checker.cpp': FOREIGN })).toEqual({
    ...plain,
    notes: ['checker-unsupported checker.cpp'],
  });
});

test('validators: a program that checks inputs gets a note and is not used as a checker', async () => {
  const validator = '#include "testlib.h"\nint main(int c, char** v) { registerValidation(c, v); inf.readInt(); }';
  expect(await hydro('validator: val.cpp\n', { 'testdata/val.cpp': validator })).toEqual({
    ...plain,
    notes: ['validator-dropped val.cpp'],
  });
  expect(await judged({ ...pairsOf(['1.in', '1.out']), 'validator.cpp': validator })).toEqual({
    ...plain,
    notes: ['validator-dropped validator.cpp'],
  });
});

test('Hydro: adds a note for a file name that we cannot use', async () => {
  expect(await hydro('filename: sum\n')).toEqual({ ...plain, fileIo: 'sum' });
  expect(await hydro('filename: 求和\n')).toEqual({ ...plain, notes: ['extra-files 求和.in 求和.out'] });
});

const hoj = (problem: object, root: object = {}) =>
  judged({
    'a.json': JSON.stringify({
      problem: { title: '求和', description: '题面', timeLimit: 1000, memoryLimit: 128, ...problem },
      samples: [{ input: '1.in', output: '1.out' }],
      ...root,
    }),
    ...pairsOf(['a/1.in', 'a/1.out']),
  });

test('HOJ: keeps languages and file names', async () => {
  expect(await hoj({}, { languages: ['C++', 'C With O2', 'Java'] })).toEqual({ ...plain, languages: [53] });
  expect(await hoj({}, { languages: ['PyPy3'] })).toEqual({ ...plain, languages: [71] });
  expect(await hoj({}, { languages: ['Golang', 'C#'] })).toEqual({ ...plain, notes: ['language-none Golang、C#'] });
  const files = { isFileIO: true, ioReadFileName: 'sum.in', ioWriteFileName: 'sum.out' };
  expect(await hoj(files)).toEqual({ ...plain, fileIo: 'sum' });
  expect(await hoj({ ...files, ioReadFileName: 'sum.txt' })).toEqual({
    ...plain,
    notes: ['extra-files sum.txt sum.out'],
  });
});

test('QDUOJ: keeps languages', async () => {
  const problem = (languages: string[]) => ({
    '1/problem.json': JSON.stringify({
      title: '求和',
      description: { format: 'html', value: '<p>题面</p>' },
      test_case_score: [{ score: 100, input_name: '1.in', output_name: '1.out' }],
      time_limit: 1000,
      memory_limit: 256,
      languages,
    }),
    ...pairsOf(['1/testcase/1.in', '1/testcase/1.out']),
  });
  expect(await judged(problem(['Python3', 'Java']))).toEqual({ ...plain, languages: [71] });
  expect(await judged(problem(['Java']))).toEqual({ ...plain, notes: ['language-none Java'] });
});

const lemon = (task: object) =>
  judged({
    'day.cdf': JSON.stringify({
      tasks: [
        {
          problemTitle: '求和',
          sourceFileName: 'sum',
          taskType: 0,
          comparisonMode: 0,
          testCases: [
            { fullScore: 100, timeLimit: 1000, memoryLimit: 256, inputFiles: ['1.in'], outputFiles: ['1.out'] },
          ],
          ...task,
        },
      ],
    }),
    ...pairsOf(['data/1.in', 'data/1.out']),
  });

test('Lemon: keeps file names used for both input and output, adds a note if only one uses a file', async () => {
  const files = { inputFileName: 'sum.in', outputFileName: 'sum.out' };
  expect(await lemon({ ...files, standardInputCheck: false, standardOutputCheck: false })).toEqual({
    ...plain,
    fileIo: 'sum',
  });
  expect(await lemon({ ...files, standardInputCheck: true, standardOutputCheck: true })).toEqual(plain);
  expect(await lemon({ ...files, standardInputCheck: true, standardOutputCheck: false })).toEqual({
    ...plain,
    notes: ['extra-files 标准输入 sum.out'],
  });
  expect(await lemon({ ...files, standardInputCheck: false, standardOutputCheck: true })).toEqual({
    ...plain,
    notes: ['extra-files sum.in 标准输出'],
  });
  expect(await lemon({ ...files, inputFileName: 'a.in' })).toEqual({ ...plain, notes: ['extra-files a.in sum.out'] });
  expect(await lemon({ standardInputCheck: false })).toEqual({ ...plain, fileIo: 'sum' });
});

test('Polygon and CMS: add notes for validators and for files with other endings', async () => {
  const polygon = (names: string, validator = '') =>
    judged({
      'problem.xml': `<problem><names><name language="english" value="Sum"/></names><judging ${names}><testset name="tests">
<time-limit>1000</time-limit><memory-limit>268435456</memory-limit><tests><test method="manual"/></tests></testset></judging>
<assets>${validator}</assets></problem>`,
      ...pairsOf(['tests/01', 'tests/01.a']),
    });
  expect((await polygon('input-file="sum.in" output-file="sum.out"')).fileIo).toBe('sum');
  expect((await polygon('input-file="input.txt" output-file="output.txt"')).notes).toContain(
    'extra-files input.txt output.txt',
  );
  expect((await polygon('input-file="sum.in" output-file=""')).notes).toContain('extra-files sum.in 标准输出');
  const validators = '<validators><validator><source path="files/val.cpp" type="cpp.g++17"/></validator></validators>';
  expect((await polygon('', validators)).notes).toContain('validator-dropped files/val.cpp');
  const cms = (yaml: string) =>
    judged({ 'task.yaml': `name: x\ntitle: x\n${yaml}`, ...pairsOf(['input/input0.txt', 'output/output0.txt']) });
  expect((await cms('infile: input.txt\noutfile: output.txt\n')).notes).toContain('extra-files input.txt output.txt');
  expect((await cms("infile: ''\noutfile: ''\n")).notes).toEqual([]);
});
