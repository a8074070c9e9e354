import { expect, test } from 'vitest';
import { linesOf } from '../../testing/importers/importOf.ts';
import { describeKey } from '../../testing/importers/describeKey.ts';

const label = (ident: string, text: string) =>
  `<response_label ident="${ident}"><material><mattext>${text}</mattext></material></response_label>`;
const OPTIONS = [label('11', '甲'), label('22', '乙'), label('33', '丙')].join('');
const lid = (cardinality: string, options = OPTIONS) =>
  `<response_lid ident="r" rcardinality="${cardinality}"><render_choice>${options}</render_choice></response_lid>`;
const STR = '<response_str ident="r" rcardinality="Single"><render_fib/></response_str>';
const earns = (condition: string, points: number, action = 'Set') =>
  `<respcondition><conditionvar>${condition}</conditionvar><setvar action="${action}" varname="SCORE">${points}</setvar></respcondition>`;
const equal = (ident: string) => `<varequal respident="r">${ident}</varequal>`;
const first = (asked: string, conditions: string, more = '', stem = '题') =>
  `<?xml version="1.0"?><questestinterop><item ident="i" title="t"><presentation><material><mattext texttype="text/plain">${stem}</mattext></material>${asked}</presentation>
<resprocessing>${conditions}</resprocessing>${more}</item></questestinterop>`;

test.each([
  ['one right', first(lid('Single'), earns(equal('22'), 100)), '1 | 题 | 甲/乙/丙 = B |  | '],
  [
    'each right choice adds its share',
    first(lid('Multiple'), earns(equal('11'), 60, 'Add') + earns(equal('33'), 40, 'Add')),
    '2 | 题 | 甲/乙/丙 = A,C | answer-approximated | ',
  ],
  [
    'shares that are equal',
    first(lid('Multiple'), earns(equal('11'), 50, 'Add') + earns(equal('33'), 50, 'Add')),
    '2 | 题 | 甲/乙/丙 = A,C |  | ',
  ],
  [
    'a second answer that earns less',
    first(lid('Single'), earns(equal('11'), 100) + earns(equal('22'), 50)),
    '1 | 题 | 甲/乙/丙 = A | answer-approximated | ',
  ],
  [
    'either of two is right',
    first(lid('Single'), earns(`<or>${equal('11')}${equal('22')}</or>`, 100)),
    '1 | 题 | 甲/乙/丙 =  | answer-conflict | ',
  ],
  [
    'a key that is no option',
    first(lid('Single'), earns(equal('99'), 100)),
    '1 | 题 | 甲/乙/丙 =  | answer-invalid | ',
  ],
  [
    'a number within bounds',
    first(
      STR,
      earns(
        `<or>${equal('3.14')}<and><vargte respident="r">3.13</vargte><varlte respident="r">3.15</varlte></and></or>`,
        100,
      ),
    ),
    '4 | 题 | 3.14 | answer-approximated | ',
  ],
  ['several spellings', first(STR, earns(equal('三'), 100) + earns(equal('3'), 100)), '4 | 题 | 三/3 |  | '],
  [
    'what is said about an option',
    first(
      lid('Single'),
      earns(equal('11'), 100),
      `<itemfeedback ident="general_fb"><flow_mat><material><mattext>总之</mattext></material></flow_mat></itemfeedback><itemfeedback ident="22_fb"><flow_mat><material><mattext>太大</mattext></material></flow_mat></itemfeedback>`,
    ),
    '1 | 题 | 甲/乙/丙 = A |  | 总之\n\nB：太大',
  ],
  [
    'signs of a program in plain text',
    first(lid('Single'), earns(equal('11'), 100), '', 'a&lt;b &amp;&amp; c&gt;d'),
    '1 | a<b && c>d | 甲/乙/丙 = A |  | ',
  ],
  ['an order', first(lid('Ordered'), earns(equal('11'), 100)), 'refused unsupported-type'],
  ['a choice and a gap in one', first(lid('Single') + STR, earns(equal('11'), 100)), 'refused unsupported-type'],
  ['a place in a picture', first('<response_xy ident="r"/>', ''), 'refused unsupported-type'],
  [
    'a stem that is laid out',
    first(
      `<flow class="Block"><flow><material><mattext>再说</mattext></material></flow>${lid('Single')}</flow>`,
      earns(equal('11'), 100),
    ),
    '1 | 题\n\n再说 | 甲/乙/丙 = A |  | ',
  ],
])('QTI 1.2: handles %s', async (_, content, expected) => {
  expect(await describeKey(content)).toBe(expected);
});

const declared = (inside: string, cardinality = 'single') =>
  `<responseDeclaration identifier="R" cardinality="${cardinality}" baseType="identifier">${inside}</responseDeclaration>`;
const correct = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`;
const mapping = (values: Record<string, number>) =>
  `<mapping>${Object.entries(values)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`;
const CHOICES = ['甲', '乙', '丙']
  .map((text, at) => `<simpleChoice identifier="${'abc'.charAt(at)}">${text}</simpleChoice>`)
  .join('');
const choice = (most = 1, inside = CHOICES) =>
  `<choiceInteraction responseIdentifier="R" maxChoices="${most}">${inside}</choiceInteraction>`;
const GAP = '<p>共 <textEntryInteraction responseIdentifier="R"/> 个</p>';
const second = (declaration: string, body: string, more = '') =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q" title="t">${declaration}<itemBody>${body}</itemBody>${more}</assessmentItem>`;

test.each([
  ['one right', second(declared(correct('b')), `<p>题</p>${choice()}`), '1 | 题 | 甲/乙/丙 = B |  | '],
  [
    'a second choice that earns less',
    second(declared(correct('b') + mapping({ b: 2, a: 1 })), `<p>题</p>${choice()}`),
    '1 | 题 | 甲/乙/丙 = B | answer-approximated | ',
  ],
  [
    'several right',
    second(declared(correct('a', 'c') + mapping({ a: 1, c: 1, b: -2 }), 'multiple'), `<p>题</p>${choice(0)}`),
    '2 | 题 | 甲/乙/丙 = A,C |  | ',
  ],
  [
    'several right by their points alone',
    second(declared(mapping({ a: 1, c: 0.5 }), 'multiple'), `<p>题</p>${choice(0)}`),
    '2 | 题 | 甲/乙/丙 = A,C | answer-approximated | ',
  ],
  [
    'two right where one may be chosen',
    second(declared(correct('a', 'c')), `<p>题</p>${choice()}`),
    '1 | 题 | 甲/乙/丙 =  | answer-conflict | ',
  ],
  [
    'a key that is no choice',
    second(declared(correct('z')), `<p>题</p>${choice()}`),
    '1 | 题 | 甲/乙/丙 =  | answer-invalid | ',
  ],
  [
    'a gap whose answer may differ a little',
    second(
      declared(correct('3.14')),
      GAP,
      '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.01"><variable identifier="R"/><correct identifier="R"/></equal></responseIf></responseCondition></responseProcessing>',
    ),
    '4 | 共 ____ 个 | 3.14 | answer-approximated | ',
  ],
  [
    'other spellings of a gap',
    second(declared(correct('三') + mapping({ 三: 2, '3': 2 })), GAP),
    '4 | 共 ____ 个 | 三/3 |  | ',
  ],
  [
    'what markers read, and what is told afterwards',
    second(
      declared(correct('b')),
      `<rubricBlock view="scorer"><p>答案是乙</p></rubricBlock><p>题</p><feedbackBlock outcomeIdentifier="F" identifier="x"><p>因为</p></feedbackBlock>${choice(1, CHOICES.replace('甲<', '甲<feedbackInline outcomeIdentifier="F" identifier="a">太小</feedbackInline><'))}`,
      '<modalFeedback outcomeIdentifier="F" identifier="m">再见</modalFeedback>',
    ),
    '1 | 题 | 甲/乙/丙 = B |  | 再见\n\n因为\n\nA：太小',
  ],
  [
    'a value that a template draws',
    second(declared(correct('b')), `<p><printedVariable identifier="X"/></p>${choice()}`),
    'refused unsupported-type',
  ],
])('QTI 2: handles %s', async (_, content, expected) => {
  expect(await describeKey(content)).toBe(expected);
});

test.each(['orderInteraction', 'matchInteraction', 'inlineChoiceInteraction', 'extendedTextInteraction'])(
  'QTI 2: refuses %s',
  async (name) => {
    const body = `<${name} responseIdentifier="R"/>`;
    expect(await describeKey(second(declared(correct('b')), body))).toBe('refused unsupported-type');
  },
);

test('QTI 2: reads a picture in an object element', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const [line] = await linesOf({
    'imsmanifest.xml': '<manifest/>',
    'items/q.xml': second(
      declared(correct('b')),
      `<p>题 <object data="图/a.png" type="image/png">树</object></p>${choice()}`,
    ),
    'items/图/a.png': png,
  });
  expect([line?.images, line?.notes, line?.question?.stem.includes('![树](')]).toEqual([1, [], true]);
});
