import { expect, test } from 'vitest';
import { importOf } from '../../testing/importers/importOf.ts';

const moodle = (more: string, type = 'shortanswer', text = 'Python') =>
  `<?xml version="1.0"?><quiz><question type="${type}"><name><text>n</text></name><questiontext format="html"><text>题</text></questiontext>${more}<answer fraction="100"><text>${text}</text></answer></question></quiz>`;
const qti1 = (...equals: string[]) =>
  `<?xml version="1.0"?><questestinterop><item ident="i" title="t"><presentation><material><mattext texttype="text/plain">题</mattext></material><response_str ident="r" rcardinality="Single"><render_fib/></response_str></presentation><resprocessing>${equals
    .map(
      (equal) =>
        `<respcondition><conditionvar>${equal}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`,
    )
    .join('')}</resprocessing></item></questestinterop>`;
const qti2 = (declaration: string, processing = '') =>
  `<?xml version="1.0"?><assessmentItem identifier="q" title="t"><responseDeclaration identifier="R" cardinality="single" baseType="string">${declaration}</responseDeclaration><itemBody><p>题 <textEntryInteraction responseIdentifier="R"/></p></itemBody>${processing}</assessmentItem>`;
const entry = (key: string, rule = '') => `<mapping><mapEntry mapKey="${key}" mappedValue="1"${rule}/></mapping>`;
const CORRECT = '<correctResponse><value>Python</value></correctResponse>';
const matched = (rule: string) =>
  `<responseProcessing><responseCondition><responseIf><stringMatch caseSensitive="${rule}"><variable identifier="R"/><correct identifier="R"/></stringMatch></responseIf></responseCondition></responseProcessing>`;
const EXACT = '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>';
const MAPPED = '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>';

test.each([
  ['Moodle XML without a rule', moodle(''), true, []],
  ['Moodle XML that ignores case', moodle('<usecase>0</usecase>'), true, []],
  ['Moodle XML that respects case', moodle('<usecase>1</usecase>'), undefined, []],
  ['Moodle XML with a number', moodle('', 'numerical', '42'), undefined, []],
  ['Moodle XML without letters', moodle('', 'shortanswer', '整数'), undefined, []],
  ['GIFT', '题 {=Python =py}', true, []],
  ['GIFT without letters', '题 {=整数 =42}', undefined, []],
  ['QTI 1.2 without a rule', qti1('<varequal respident="r">Python</varequal>'), true, []],
  ['QTI 1.2 that respects case', qti1('<varequal respident="r" case="Yes">Python</varequal>'), undefined, []],
  [
    'QTI 1.2 with two rules',
    qti1('<varequal respident="r" case="Yes">Python</varequal>', '<varequal respident="r" case="No">py</varequal>'),
    undefined,
    ['answer-case'],
  ],
  ['QTI 2 with an entry that ignores case', qti2(entry('Python', ' caseSensitive="false"')), true, []],
  ['QTI 2 with an entry that respects case', qti2(entry('Python', ' caseSensitive="true"')), undefined, []],
  ['QTI 2 with an entry without a rule', qti2(entry('Python'), MAPPED), undefined, ['answer-case']],
  ['QTI 2 with an entry without letters', qti2(entry('42'), MAPPED), undefined, []],
  ['QTI 2 that compares whole values', qti2(CORRECT + entry('Python'), EXACT), undefined, []],
  ['QTI 2 with a comparison that ignores case', qti2(CORRECT, matched('false')), true, []],
  ['QTI 2 with a comparison that respects case', qti2(CORRECT, matched('true')), undefined, []],
])('fill questions keep what the file says about case: %s', async (_, content, expected, notes) => {
  const [item] = await importOf(content);
  const question = item?.question;
  expect([
    question && 'ignoreCase' in question ? question.ignoreCase : undefined,
    item?.notes.map(({ code }) => code),
  ]).toEqual([expected, notes]);
});
