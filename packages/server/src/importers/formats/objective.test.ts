import { expect, test } from 'vitest';
import { linesOf } from '../../testing/importers/importOf.ts';

/** Type, stem, options, key, points and notes of each question, in one line. */
async function told(content: Parameters<typeof linesOf>[0]): Promise<string[]> {
  return (await linesOf(content)).map(({ type, question, notes, format, outcome }) =>
    outcome === 'refused'
      ? `${format} ${notes.join()}`
      : [
          format,
          type,
          question?.stem,
          question?.options.join('/'),
          question?.answerText,
          question?.points,
          notes.join(),
        ].join(' | '),
  );
}

test('GIFT: reads every supported type of question and refuses others one by one', async () => {
  const text = `// a comment
$CATEGORY: x

::n1::选 1\\=1 的 {=对的 #好 ~错的 ~%50%半对 ####为什么}

选几个 {~%50%甲 ~%50%乙 ~%-100%丙}

地球是圆的 {T}

首都 {=北京 =Beijing}

圆周率 {#3.14:0.01}

水在 {=100 =一百} 度沸腾

写一篇 {}

配对 {=a -> b =c -> d}

坏的 {=a ~b`;
  expect(await told(text)).toEqual([
    'gift | 1 | 选 1=1 的 | 对的/错的/半对 | A |  | answer-approximated',
    'gift | 2 | 选几个 | 甲/乙/丙 | A,B |  | ',
    'gift | 3 | 地球是圆的 |  | T |  | ',
    'gift | 4 | 首都 |  | 北京/Beijing |  | ',
    'gift | 4 | 圆周率 |  | 3.14 |  | answer-approximated',
    'gift | 4 | 水在 ____ 度沸腾 |  | 100/一百 |  | ',
    'gift unsupported-type',
    'gift unsupported-type',
    'gift question-broken',
  ]);
});

test('Aiken: reads letters, adds notes for missing answers and skipped options', async () => {
  expect(
    await told('选一个\nA. 甲\nB. 乙\nANSWER: B\n\n再选\nA) 甲\nC) 丙\nANSWER: C\n\n无答案\nA. 甲\nB. 乙\nANSWER:\n'),
  ).toEqual([
    'aiken | 1 | 选一个 | 甲/乙 | B |  | ',
    'aiken | 1 | 再选 | 甲/丙 | B |  | option-gap',
    'aiken | 1 | 无答案 | 甲/乙 |  |  | answer-missing',
  ]);
});

test('Moodle XML: reads supported types and refuses other or broken questions one by one', async () => {
  const question = (type: string, inside: string, stem = '<p>题 <b>干</b></p>') =>
    `<question type="${type}"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${stem}]]></text></questiontext><defaultgrade>2.0</defaultgrade>${inside}</question>`;
  const answer = (fraction: number, text: string) => `<answer fraction="${fraction}"><text>${text}</text></answer>`;
  const xml = `<?xml version="1.0"?><quiz><question type="category"><category><text>x</text></category></question>
  ${question('multichoice', `<single>true</single>${answer(0, '甲')}${answer(100, '乙')}`)}
  ${question('multichoice', `<single>false</single>${answer(50, '甲')}${answer(50, '乙')}${answer(-100, '丙')}`)}
  ${question('truefalse', `${answer(0, 'true')}${answer(100, 'false')}`)}
  ${question('shortanswer', `${answer(100, '三')}${answer(100, '3')}${answer(50, '四')}`)}
  ${question('cloze', '')}
  ${question('multichoice', '<single>true</singl>')}</quiz>`;
  expect(await told(xml)).toEqual([
    'moodle | 1 | 题 **干** | 甲/乙 | B | 2 | ',
    'moodle | 2 | 题 **干** | 甲/乙/丙 | A,B | 2 | ',
    'moodle | 3 | 题 **干** |  | F | 2 | ',
    'moodle | 4 | 题 **干** |  | 三/3 | 2 | answer-approximated',
    'moodle unsupported-type',
    'moodle question-broken',
  ]);
});

test('QTI: reads 1.2 and 2.1 from one package', async () => {
  const field = (label: string, entry: string) =>
    `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
  const label = (id: string, text: string) =>
    `<response_label ident="${id}"><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`;
  const first = (type: string, cardinality: string, condition: string) =>
    `<item ident="i" title="t"><itemmetadata><qtimetadata>${field('question_type', type)}${field('points_possible', '3.0')}</qtimetadata></itemmetadata>
    <presentation><material><mattext texttype="text/html">&lt;p&gt;题干&lt;/p&gt;</mattext></material><response_lid ident="r" rcardinality="${cardinality}"><render_choice>${label('1', '甲')}${label('2', '乙')}${label('3', '丙')}</render_choice></response_lid></presentation>
    <resprocessing><respcondition><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>`;
  const second = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q" title="t"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>b</value></correctResponse></responseDeclaration>
    <itemBody><p>引子</p><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>选 <em>一个</em></prompt><simpleChoice identifier="a">甲</simpleChoice><simpleChoice identifier="b">乙</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
  const gap = `<assessmentItem identifier="g" title="t"><responseDeclaration identifier="R"><mapping><mapEntry mapKey="三" mappedValue="1"/><mapEntry mapKey="四" mappedValue="0.5"/></mapping></responseDeclaration><itemBody><p>共 <textEntryInteraction responseIdentifier="R"/> 个</p></itemBody></assessmentItem>`;
  expect(
    await told({
      'imsmanifest.xml': '<manifest/>',
      'one.xml': `<questestinterop>${first('multiple_choice_question', 'Single', '<varequal respident="r">2</varequal>')}${first('multiple_answers_question', 'Multiple', '<and><varequal respident="r">1</varequal><varequal respident="r">3</varequal><not><varequal respident="r">2</varequal></not></and>')}${first('essay_question', 'Single', '')}</questestinterop>`,
      'two/item1.xml': second,
      'two/item2.xml': gap,
      'two/item3.xml': '<assessmentItem><itemBody>',
    }),
  ).toEqual([
    'qti | 1 | 题干 | 甲/乙/丙 | B | 3 | ',
    'qti | 2 | 题干 | 甲/乙/丙 | A,C | 3 | ',
    'qti unsupported-type',
    'qti | 1 | 引子\n\n选 *一个* | 甲/乙 | B |  | ',
    'qti | 4 | 共 ____ 个 |  | 三 |  | answer-approximated',
    'qti xml-broken',
  ]);
});

test('sheet: finds columns by their header, reads full-width keys, options, blanks and alternatives', async () => {
  const rows = [
    ['单位：某校'],
    ['*题目类型', '题目内容', '选项A', '选项B', '选项C', '正确答案', '解析', '分值', '难度', '知识点'],
    ['单选题', '选一个', '甲', '乙', '丙', 'Ｂ', '因为', '2', '困难', '模拟;递归'],
    ['多选题', '选几个', '甲', '乙', '丙', 'A、C', '', '1.5', '', ''],
    ['判断题', '对吗', '', '', '', '√', '', '', '', ''],
    ['填空题', '=1+1 是 __ 和 __', '', '', '', '二/2|三', '', '', '', ''],
    ['简答题', '说说', '', '', '', '', '', '', '', ''],
    ['单选题', '错的', '甲', '', '丙', 'D', '', '', '', ''],
    ['', '', '', '', '', '', '', '', '', ''],
  ];
  const csv = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
  expect(await told(`\uFEFF${csv}`)).toEqual([
    'csv | 1 | 选一个 | 甲/乙/丙 | B | 2 | ',
    'csv | 2 | 选几个 | 甲/乙/丙 | A,C | 1.5 | ',
    'csv | 3 | 对吗 |  | T |  | ',
    'csv | 4 | =1+1 是 __ 和 __ |  | 二/2|三 |  | ',
    'csv unsupported-type',
    'csv | 1 | 错的 | 甲/丙 |  |  | option-gap,answer-invalid',
  ]);
});
