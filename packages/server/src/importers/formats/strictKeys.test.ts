import { expect, test } from 'vitest';
import { linesOf } from '../../testing/importers/importOf.ts';
import { describeKey } from '../../testing/importers/describeKey.ts';

const moodle = (type: string, inside: string, stem = '题', format = 'html') =>
  `<?xml version="1.0" encoding="UTF-8"?><quiz><question type="${type}"><name><text>n</text></name>
<questiontext format="${format}"><text><![CDATA[${stem}]]></text></questiontext><penalty>0.3333333</penalty>${inside}</question></quiz>`;
const answer = (fraction: number | string, text: string, more = '', format = 'html') =>
  `<answer fraction="${fraction}" format="${format}"><text><![CDATA[${text}]]></text>${more}</answer>`;
const feedback = (text: string) => `<feedback format="html"><text><![CDATA[${text}]]></text></feedback>`;

test.each([
  [
    'two right answers where one may be chosen',
    moodle('multichoice', `<single>true</single>${answer(100, '甲')}${answer(100, '乙')}${answer(0, '丙')}`),
    '1 | 题 | 甲/乙/丙 =  | answer-conflict | ',
  ],
  [
    'points that a wrong answer costs',
    moodle('multichoice', `<single>true</single>${answer(-33.33333, '甲')}${answer(100, '乙')}`),
    '1 | 题 | 甲/乙 = B | score-approximated | ',
  ],
  [
    'right answers of unequal weight',
    moodle('multichoice', `<single>false</single>${answer(70, '甲')}${answer(30, '乙')}${answer(-100, '丙')}`),
    '2 | 题 | 甲/乙/丙 = A,B | answer-approximated | ',
  ],
  [
    'three right answers of a third each',
    moodle(
      'multichoice',
      `<single>false</single>${answer(33.33333, '甲')}${answer(33.33333, '乙')}${answer(33.33334, '丙')}${answer(0, '丁')}`,
    ),
    '2 | 题 | 甲/乙/丙/丁 = A,B,C |  | ',
  ],
  [
    'what is said about each answer',
    moodle(
      'multichoice',
      `<generalfeedback><text>总之</text></generalfeedback><single>true</single>${answer(0, '甲', feedback('太小'))}${answer(100, '乙')}`,
    ),
    '1 | 题 | 甲/乙 = B |  | 总之\n\nA：太小',
  ],
  [
    'a short answer with a star for anything',
    moodle('shortanswer', answer(100, 'int *main*')),
    '4 | 题 | int *main* | answer-approximated | ',
  ],
  ['a short answer that is anything', moodle('shortanswer', answer(100, '*')), '4 | 题 | * | answer-any | '],
  ['a star that is meant', moodle('shortanswer', answer(100, 'a\\*b')), '4 | 题 | a*b |  | '],
  [
    'a number with a tolerance',
    moodle('numerical', answer(100, '3.14', '<tolerance>0.01</tolerance>')),
    '4 | 题 | 3.14 | answer-approximated | ',
  ],
  [
    'a number with a unit',
    moodle(
      'numerical',
      `${answer(100, '5')}<units><unit><multiplier>1</multiplier><unit_name>km</unit_name></unit></units>`,
    ),
    '4 | 题 | 5 | answer-approximated | ',
  ],
  [
    'signs of a program in a text without format',
    moodle(
      'multichoice',
      `<single>true</single>${answer(100, 'a<b && c>d', '', 'moodle_auto_format')}${answer(0, '<iostream>', '', 'plain_text')}`,
      '若 a<b 且 #include <vector>',
      'moodle_auto_format',
    ),
    '1 | 若 a<b 且 #include <vector> | a<b && c>d/<iostream> = A |  | ',
  ],
  [
    'a formula in MathML without its TeX',
    moodle('truefalse', answer(100, 'true'), '<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math> 大于 1'),
    '3 | ab 大于 1 | T | formula-flattened | ',
  ],
  [
    'a formula in MathML with its TeX',
    moodle(
      'truefalse',
      answer(100, 'true'),
      '<math><semantics><mi>a</mi><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math> 大于 1',
    ),
    '3 | $\\frac{a}{b}$ 大于 1 | T |  | ',
  ],
])('Moodle XML: handles %s', async (_, content, expected) => {
  expect(await describeKey(content)).toBe(expected);
});

test.each(['matching', 'cloze', 'essay', 'description', 'ordering', 'ddwtos', 'gapselect', 'calculatedmulti'])(
  'Moodle XML: refuses %s',
  async (type) => {
    expect(await describeKey(moodle(type, answer(100, '甲')))).toBe('refused unsupported-type');
  },
);

test('Moodle XML: finds a picture in a folder of the question', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  const stem = `<questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/图/a%20b.png" alt="图">]]></text><file name="a b.png" path="/图/" encoding="base64">${png}</file></questiontext>`;
  const [line] = await linesOf(
    `<quiz><question type="truefalse"><name><text>n</text></name>${stem}${answer(100, 'true')}</question></quiz>`,
  );
  expect([line?.images, line?.notes]).toEqual([1, []]);
});

const aiken = (options: string, key: string, stem = '题') => `${stem}\n${options}\nANSWER: ${key}\n`;

test.each([
  [
    'a gap in the letters and several right',
    aiken('A. 甲\nC. 丙\nD. 丁', 'C, D'),
    '2 | 题 | 甲/丙/丁 = B,C | option-gap | ',
  ],
  ['a letter twice', aiken('A. 甲\nA. 乙\nB. 丙', 'A'), '1 | 题 | 甲/乙/丙 =  | option-gap,answer-invalid | '],
  ['a key that is no option', aiken('A. 甲\nB. 乙', 'C'), '1 | 题 | 甲/乙 =  | answer-invalid | '],
  ['a key with words behind it', aiken('A. 甲\nB. 乙', 'B 因为'), '1 | 题 | 甲/乙 =  | answer-invalid | '],
  ['small letters', aiken('a) 甲\nb) 乙', 'b'), '1 | 题 | 甲/乙 = B |  | '],
  ['letters of full width', '题\nＡ．甲\nＢ．乙\nANSWER：Ｂ\n', '1 | 题 | 甲/乙 = B |  | '],
  [
    'a member of an object in the stem',
    aiken('A. 甲\nB. 乙', 'A', 's.size() 是\nA.b'),
    '1 | s.size() 是\nA.b | 甲/乙 = A |  | ',
  ],
  ['signs of a program', aiken('A. a*b*c\nB. <int>', 'A', '2*3*4'), '1 | 2\\*3\\*4 | a\\*b\\*c/<int> = A |  | '],
])('Aiken: handles %s', async (_, content, expected) => {
  expect(await describeKey(content)).toBe(expected);
});

test.each([
  ['two right where one may be chosen', '题 {=甲 =乙 ~丙}', '1 | 题 | 甲/乙/丙 =  | answer-conflict | '],
  ['arrows of a program', '题 {=p->next ~p.next}', '1 | 题 | p->next/p.next = A |  | '],
  ['pairs', '题 {=a -> b =c -> d}', 'refused unsupported-type'],
  ['weights that differ', '题 {~%70%甲 ~%30%乙 ~%-100%丙}', '2 | 题 | 甲/乙/丙 = A,B | answer-approximated | '],
  ['points that a wrong answer costs', '题 {=甲 ~%-50%乙}', '1 | 题 | 甲/乙 = A | score-approximated | '],
  ['what is said about answers', '题 {=甲#对 ~乙#太大####总之}', '1 | 题 | 甲/乙 = A |  | 总之\n\nA：对\n\nB：太大'],
  ['a range of numbers', '题 {#1..5}', '4 | 题 | 1 | answer-approximated | '],
  [
    'signs of a program',
    '#include <map> 与 a<b {=vector<int> ~<string>}',
    '1 | #include <map> 与 a<b | vector<int>/<string> = A |  | ',
  ],
  ['a text that says that it is plain', '[plain]<b>粗</b> {T}', '3 | <b>粗</b> | T |  | '],
])('GIFT: handles %s', async (_, content, expected) => {
  expect(await describeKey(content)).toBe(expected);
});
