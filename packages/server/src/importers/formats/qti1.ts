import type { QuestionDraft } from '../draft.ts';
import { withFeedback } from '../feedback.ts';
import type { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { judgementOf, letterOf, objectiveDraft, hasCase } from '../objective.ts';
import { foreignText } from '../text/foreignText.ts';
import { numberOf } from '../text/manifest.ts';
import { attributeOf, below, childOf, childrenOf, localName, type XmlElement } from '../text/xmlTree.ts';

const LOOSE = ['vargt', 'vargte', 'varlt', 'varlte', 'varsubstring', 'varsubset', 'varinside', 'durequal'];

const scoreOf = (condition: XmlElement): number =>
  Math.max(0, ...childrenOf(condition, 'setvar').map((set) => numberOf(set.text.trim()) ?? 0));

const adds = (condition: XmlElement): boolean =>
  childrenOf(condition, 'setvar').some((set) => /^add$/i.test(attributeOf(set, 'action')));

/** The comparisons that a condition requires, without those it negates. */
function comparisonsIn(condition: XmlElement): XmlElement[] {
  const refused = new Set([...below(condition, 'not')].flatMap((not) => [...below(not, 'varequal')]));
  return [...below(condition, 'varequal')].filter((equal) => !refused.has(equal));
}

const equalsIn = (condition: XmlElement): string[] => comparisonsIn(condition).map(({ text }) => text.trim());

/** Whether the answers of a gap are compared without regard to case, as QTI 1.2 does unless an item says otherwise. */
function ignoresCase(item: XmlElement, report: ItemReport): boolean {
  const scored = [...below(item, 'respcondition')]
    .filter((one) => scoreOf(one) > 0)
    .flatMap(comparisonsIn)
    .filter(({ text }) => hasCase([text]));
  const strict = scored.filter((one) => /^yes$/i.test(attributeOf(one, 'case')));
  if (strict.length > 0 && strict.length < scored.length) report.note('answer-case');
  return scored.length > 0 && strict.length === 0;
}

/**
 * The answers with the highest score or, if each right choice adds its share, all choices that add one. Adds a note for
 * unequal shares, lower scores and ranges of numbers, since our answers are either right or wrong.
 */
function rightOnes(item: XmlElement, several: boolean, report: ItemReport): string[] {
  const scored = [...below(item, 'respcondition')].filter((one) => scoreOf(one) > 0);
  const best = Math.max(0, ...scored.map(scoreOf));
  const isSum = several && scored.length > 1 && scored.every((one) => adds(one) && equalsIn(one).length === 1);
  const isUneven = scored.some((one) => scoreOf(one) < best);
  const isLoose = scored.some((one) => LOOSE.some((name) => !below(one, name).next().done));
  if (isUneven || isLoose) report.note('answer-approximated');
  const counted = isSum ? scored : scored.filter((one) => scoreOf(one) === best);
  return [...new Set(counted.flatMap(equalsIn))];
}

const UNSUPPORTED =
  /essay|matching|calculated|file_upload|numerical_formula|fill_in_multiple|multiple_dropdowns|text_only/;

function metadata(item: XmlElement, name: string): string {
  for (const field of below(item, 'qtimetadatafield'))
    if (childOf(field, 'fieldlabel')?.text.trim() === name) return childOf(field, 'fieldentry')?.text.trim() ?? '';
  return '';
}

const LOOKS_LIKE_HTML = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+);/i;

/** The texts and pictures of a material, in order. A text without a type is read as HTML if it looks like HTML. */
function materialText(material: XmlElement, images: Images, report: ItemReport): string {
  const pieces = material.children.map((one) => {
    const name = localName(one.name);
    if (name === 'matimage') return images.markdown(attributeOf(one, 'uri'), attributeOf(one, 'label'));
    if (name === 'matbreak') return '\n\n';
    if (name !== 'mattext' && name !== 'matemtext') return '';
    const text = one.text.replaceAll('$IMS-CC-FILEBASE$/', '');
    const type = attributeOf(one, 'texttype');
    const isPlain = type === 'text/plain' || (type === '' && !LOOKS_LIKE_HTML.test(text));
    return foreignText(text, isPlain ? 'plain' : 'html', images, report);
  });
  return pieces.filter((piece) => piece !== '').join(' ');
}

/** The materials of a presentation outside its responses, at any depth. */
function materialsBeside(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    const name = localName(child.name);
    if (name === 'material') return [child];
    return name.startsWith('response_') ? [] : materialsBeside(child);
  });
}

const responsesIn = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) =>
    /^response_(?:lid|str|num|xy|grp|extension)$/.test(localName(child.name)) ? [child] : responsesIn(child),
  );

/** The only response of an item: a choice or a gap. @throws Refusal for several responses or another kind */
function askedIn(item: XmlElement): XmlElement {
  const presentation = childOf(item, 'presentation');
  const responses = presentation ? responsesIn(presentation) : [];
  const [asked] = responses;
  const name = asked ? localName(asked.name) : '';
  if (!asked || responses.length > 1 || !/^response_(?:lid|str)$/.test(name))
    throw new Refusal('unsupported-type', responses.map((one) => localName(one.name)).join('、'));
  if (/^ordered$/i.test(attributeOf(asked, 'rcardinality'))) throw new Refusal('unsupported-type', 'ordered');
  return asked;
}

/** Reads an item of QTI 1.2. @throws Refusal */
export async function qti1Question(item: XmlElement, images: Images, report: ItemReport): Promise<QuestionDraft> {
  const type = metadata(item, 'question_type') || metadata(item, 'cc_profile');
  report.title = attributeOf(item, 'title') || null;
  if (UNSUPPORTED.test(type)) throw new Refusal('unsupported-type', type);
  const asked = askedIn(item);
  const text = (element: XmlElement | undefined): string =>
    element
      ? [...below(element, 'material')]
          .map((one) => materialText(one, images, report))
          .join('\n\n')
          .trim()
      : '';
  const presentation = childOf(item, 'presentation');
  const feedback = new Map(childrenOf(item, 'itemfeedback').map((one) => [attributeOf(one, 'ident'), text(one)]));
  const general = feedback.get('general_fb') ?? feedback.get('general') ?? '';
  const extras = {
    stem: (presentation ? materialsBeside(presentation) : [])
      .map((one) => materialText(one, images, report))
      .join('\n\n'),
    points: numberOf(metadata(item, 'points_possible')),
    images: images.list,
  };
  if (localName(asked.name) === 'response_str') {
    const blanks = [rightOnes(item, false, report)];
    const ignoreCase = ignoresCase(item, report);
    return Promise.resolve(objectiveDraft({ ...extras, analysis: general, blanks, ignoreCase }, report));
  }
  const several = /^multiple$/i.test(attributeOf(asked, 'rcardinality'));
  const right = rightOnes(item, several, report);
  const labels = [...below(asked, 'response_label')];
  const options = labels.map(text);
  const idents = labels.map((label) => attributeOf(label, 'ident'));
  const letters = idents.flatMap((ident, at) => (right.includes(ident) ? [letterOf(at)] : [])).join('');
  const stray = right.filter((one) => !idents.includes(one));
  if (stray.length > 0) report.note('answer-invalid', stray.join('、').slice(0, 40));
  const analysis = withFeedback(
    general,
    idents.map((ident) => feedback.get(`${ident}_fb`) ?? ''),
  );
  const judged =
    options.length === 2 && options.every((option) => judgementOf(option) !== null) && letters.length === 1;
  return Promise.resolve(
    objectiveDraft(
      judged
        ? { ...extras, analysis, judgement: judgementOf(options[letters === 'A' ? 0 : 1] ?? '') }
        : { ...extras, analysis, options, letters, several },
      report,
    ),
  );
}
