import type { QuestionDraft } from '../draft.ts';
import type { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { judgementOf, letterOf, objectiveDraft } from '../objective.ts';
import { htmlToMarkdown } from '../text/htmlToMarkdown.ts';
import { numberOf } from '../text/manifest.ts';
import { attributeOf, below, childOf, childrenOf, textBelow, type XmlElement } from '../text/xmlTree.ts';

const UNSUPPORTED =
  /essay|matching|calculated|file_upload|numerical_formula|fill_in_multiple|multiple_dropdowns|text_only/;

function metadata(item: XmlElement, name: string): string {
  for (const field of below(item, 'qtimetadatafield'))
    if (childOf(field, 'fieldlabel')?.text.trim() === name) return childOf(field, 'fieldentry')?.text.trim() ?? '';
  return '';
}

/** What an answer has to be, and must not be, to earn points. */
function rightOnes(item: XmlElement): string[] {
  const scored = [...below(item, 'respcondition')].filter((one) =>
    childrenOf(one, 'setvar').some((set) => (numberOf(set.text.trim()) ?? 0) > 0),
  );
  const [best] = scored.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  if (!best) return [];
  const equals = scored.filter((one) => scoreOf(one) === scoreOf(best));
  return equals.flatMap((one) => {
    const refused = new Set([...below(one, 'not')].flatMap((not) => [...below(not, 'varequal')]));
    return [...below(one, 'varequal')].filter((equal) => !refused.has(equal)).map(({ text }) => text.trim());
  });
}

const scoreOf = (condition: XmlElement): number =>
  Math.max(0, ...childrenOf(condition, 'setvar').map((set) => numberOf(set.text.trim()) ?? 0));

/** An item of QTI 1.2. @throws Refusal */
export async function qti1Question(item: XmlElement, images: Images, report: ItemReport): Promise<QuestionDraft> {
  const type = metadata(item, 'question_type') || metadata(item, 'cc_profile');
  report.title = attributeOf(item, 'title') || null;
  if (UNSUPPORTED.test(type)) throw new Refusal('unsupported-type', type);
  const presentation = childOf(item, 'presentation');
  const flow = childOf(presentation, 'flow') ?? presentation;
  const hooks = { image: images.markdown, cleaned: () => report.note('html-cleaned') };
  const text = (element: XmlElement | undefined): string =>
    htmlToMarkdown(textBelow(element).replaceAll('$IMS-CC-FILEBASE$/', ''), hooks);
  const stem = childrenOf(flow, 'material').map(text).join('\n\n');
  const right = rightOnes(item);
  const extras = {
    stem,
    points: numberOf(metadata(item, 'points_possible')),
    analysis: text(childrenOf(item, 'itemfeedback').find((one) => /general/.test(attributeOf(one, 'ident')))),
    images: images.list,
  };
  const [choices] = presentation ? [...below(presentation, 'response_lid')] : [];
  const groups = presentation ? [...below(presentation, 'response_lid')].length : 0;
  if (groups > 1) throw new Refusal('unsupported-type', 'response_lid');
  if (!choices) {
    if (!presentation || [...below(presentation, 'response_str')].length !== 1)
      throw new Refusal('unsupported-type', type);
    return Promise.resolve(objectiveDraft({ ...extras, blanks: [right] }, report));
  }
  const labels = [...below(choices, 'response_label')];
  const options = labels.map((label) => text(childOf(label, 'material') ?? childOf(label, 'flow_mat', 'material')));
  const letters = labels
    .flatMap((label, at) => (right.includes(attributeOf(label, 'ident')) ? [letterOf(at)] : []))
    .join('');
  const judged =
    options.length === 2 && options.every((option) => judgementOf(option) !== null) && letters.length === 1;
  const several = /^multiple$/i.test(attributeOf(choices, 'rcardinality'));
  return Promise.resolve(
    objectiveDraft(
      judged
        ? { ...extras, judgement: judgementOf(options[letters === 'A' ? 0 : 1] ?? '') }
        : { ...extras, options, letters, several },
      report,
    ),
  );
}
