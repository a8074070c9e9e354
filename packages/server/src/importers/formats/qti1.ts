import type { QuestionDraft } from '../draft.ts';
import { withFeedback } from '../feedback.ts';
import type { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { judgementOf, letterOf, objectiveDraft } from '../objective.ts';
import { foreignText } from '../text/foreignText.ts';
import { numberOf } from '../text/manifest.ts';
import { attributeOf, below, childOf, childrenOf, localName, type XmlElement } from '../text/xmlTree.ts';
import { ignoresCase, rightOnes } from './qti1Key.ts';

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
