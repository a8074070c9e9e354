import type { QuestionDraft } from '../draft.ts';
import { withFeedback } from '../feedback.ts';
import type { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { letterOf, objectiveDraft, hasCase } from '../objective.ts';
import { foreignText } from '../text/foreignText.ts';
import { numberOf } from '../text/manifest.ts';
import { attributeOf, below, childOf, childrenOf, localName, type XmlElement } from '../text/xmlTree.ts';

const IGNORES = /^(?:false|0)$/i;

/** The `caseSensitive` of each comparison that scores a gap: true, false, or undefined where the file has none. */
function rules(item: XmlElement): (boolean | undefined)[] {
  const processing = childOf(item, 'responseProcessing');
  const matches = processing ? [...below(processing, 'stringMatch')] : [];
  const isMapped =
    !processing ||
    attributeOf(processing, 'template').includes('map_response') ||
    !below(processing, 'mapResponse').next().done;
  const entries = isMapped ? [...below(item, 'mapEntry')].filter((one) => hasCase([attributeOf(one, 'mapKey')])) : [];
  const isCased = hasCase([...below(item, 'value')].map(({ text }) => text));
  return (matches.length > 0 ? (isCased ? matches : []) : entries).map((one) => {
    const given = attributeOf(one, 'caseSensitive');
    return given === '' ? undefined : !IGNORES.test(given);
  });
}

/**
 * Whether the gaps of an item of QTI 2 ignore case. The versions of QTI differ in what a missing attribute means, so
 * one gets a note, as do rules that differ; an item without any compares whole values.
 */
function ignoresCase(item: XmlElement, report: ItemReport): boolean {
  const found = rules(item);
  if (found.includes(undefined) || (found.includes(true) && found.includes(false))) report.note('answer-case');
  return found.length > 0 && found.every((rule) => rule === false);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The content of an element as HTML. `write` returns other HTML for an element, or null to keep it. */
function innerHtml(element: XmlElement, write: (one: XmlElement) => string | null): string {
  return element.content
    .map((one) => {
      if (typeof one === 'string') return escaped(one);
      const own = write(one);
      if (own !== null) return own;
      const attributes = [...one.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
      const name = localName(one.name);
      return name === 'img' || name === 'br'
        ? `<${name}${attributes}>`
        : `<${name}${attributes}>${innerHtml(one, write)}</${name}>`;
    })
    .join('');
}

interface Right {
  values: string[];
  /** Other answers earn points too, or scores differ. */
  isGraded: boolean;
  isSeveral: boolean;
}

/** The right values of a declaration: its correct response, or the values with the highest score of its mapping. */
function rightOf(item: XmlElement, identifier: string, isChoice: boolean): Right {
  const declaration = childrenOf(item, 'responseDeclaration').find(
    (one) => attributeOf(one, 'identifier') === identifier,
  );
  const values = childrenOf(childOf(declaration, 'correctResponse'), 'value').map(({ text }) => text.trim());
  const mapped = childrenOf(childOf(declaration, 'mapping'), 'mapEntry').map((entry) => ({
    key: attributeOf(entry, 'mapKey'),
    value: numberOf(attributeOf(entry, 'mappedValue')) ?? 0,
  }));
  const positive = mapped.filter(({ value }) => value > 0);
  const best = Math.max(0, ...positive.map(({ value }) => value));
  const isSeveral = attributeOf(declaration, 'cardinality') === 'multiple';
  const whole = positive.filter(({ value }) => value === best).map(({ key }) => key);
  // A gap also accepts spellings with the highest score; a choice accepts only its correct response.
  const listed = isChoice && isSeveral && values.length === 0 ? positive.map(({ key }) => key) : whole;
  const right = values.length === 0 ? listed : isChoice ? values : [...values, ...whole];
  return {
    values: [...new Set(right)],
    isGraded: positive.some(({ key, value }) => value < best || !right.includes(key)),
    isSeveral,
  };
}

/** Whether the item judges answers otherwise than by exact equality. */
function isLoose(item: XmlElement): boolean {
  const processing = childOf(item, 'responseProcessing');
  if (!processing) return false;
  const LOOSE = ['equalRounded', 'patternMatch', 'substring', 'inside', 'lt', 'lte', 'gt', 'gte', 'customOperator'];
  if (LOOSE.some((name) => !below(processing, name).next().done)) return true;
  const modes = [...below(processing, 'equal')].map((one) => attributeOf(one, 'toleranceMode'));
  return modes.some((mode) => mode !== '' && mode !== 'exact');
}

/** Elements left out of the stem: rubrics, feedback, and choices, which become options. */
const HIDDEN = new Set(['rubricBlock', 'feedbackBlock', 'feedbackInline', 'choiceInteraction']);
const PICTURE = /^image\//;

function shownIn(one: XmlElement): string | null {
  const name = localName(one.name);
  if (name === 'textEntryInteraction') return ' ____ ';
  if (name === 'object' && PICTURE.test(attributeOf(one, 'type')))
    return `<img src="${escaped(attributeOf(one, 'data'))}" alt="${escaped(one.text.trim())}">`;
  if (name === 'rubricBlock' && /candidate/.test(attributeOf(one, 'view'))) return null;
  return HIDDEN.has(name) ? '' : null;
}

const SUPPORTED = new Set(['choiceInteraction', 'textEntryInteraction']);

/** Reads an item of QTI 2.1 or 2.2. @throws Refusal */
export async function qti2Question(item: XmlElement, images: Images, report: ItemReport): Promise<QuestionDraft> {
  report.title = attributeOf(item, 'title') || null;
  const body = childOf(item, 'itemBody');
  if (!body) throw new Refusal('question-broken', 'itemBody');
  const interactions = [...allBelow(body)].filter((one) => localName(one.name).endsWith('Interaction'));
  const odd = interactions.find((one) => !SUPPORTED.has(localName(one.name)));
  const choices = interactions.filter((one) => localName(one.name) === 'choiceInteraction');
  if (odd || interactions.length === 0 || (choices.length > 0 && interactions.length > 1))
    throw new Refusal('unsupported-type', odd ? localName(odd.name) : interactionNames(interactions));
  const template = [...allBelow(body)].find((one) => /^(?:printedVariable|template\w+)$/.test(localName(one.name)));
  if (template) throw new Refusal('unsupported-type', localName(template.name));
  const markdown = (element: XmlElement, write: (one: XmlElement) => string | null): string =>
    foreignText(`<div>${innerHtml(element, write)}</div>`, 'html', images, report);
  const [choice] = choices;
  const prompt = choice && childOf(choice, 'prompt');
  const stem = [markdown(body, shownIn), prompt ? markdown(prompt, shownIn) : ''].filter((text) => text !== '');
  const outcome = childrenOf(item, 'outcomeDeclaration').find((one) => attributeOf(one, 'identifier') === 'MAXSCORE');
  const points = numberOf(childOf(outcome, 'defaultValue', 'value')?.text.trim() ?? '');
  const hints = [...below(item, 'modalFeedback'), ...below(body, 'feedbackBlock')];
  const analysis = hints.map((one) => markdown(one, () => null)).join('\n\n');
  const extras = { stem: stem.join('\n\n'), points, images: images.list };
  if (!choice) {
    const rights = interactions.map((one) => rightOf(item, attributeOf(one, 'responseIdentifier'), false));
    if (rights.some(({ isGraded }) => isGraded) || isLoose(item)) report.note('answer-approximated');
    const blanks = rights.map(({ values }) => values);
    return Promise.resolve(
      objectiveDraft({ ...extras, analysis, blanks, ignoreCase: ignoresCase(item, report) }, report),
    );
  }
  const simple = childrenOf(choice, 'simpleChoice');
  const { values, isGraded, isSeveral } = rightOf(item, attributeOf(choice, 'responseIdentifier'), true);
  if (isGraded) report.note('answer-approximated');
  const idents = simple.map((one) => attributeOf(one, 'identifier'));
  const stray = values.filter((one) => !idents.includes(one));
  if (stray.length > 0) report.note('answer-invalid', stray.join('、').slice(0, 40));
  const letters = simple
    .flatMap((one, at) => (values.includes(attributeOf(one, 'identifier')) ? [letterOf(at)] : []))
    .join('');
  const most = numberOf(attributeOf(choice, 'maxChoices')) ?? 1;
  const options = simple.map((one) => markdown(one, shownIn));
  const said = simple.map((one) =>
    [...below(one, 'feedbackInline')].map((inner) => markdown(inner, () => null)).join(' '),
  );
  return Promise.resolve(
    objectiveDraft(
      { ...extras, analysis: withFeedback(analysis, said), options, letters, several: isSeveral || most !== 1 },
      report,
    ),
  );
}

const interactionNames = (interactions: readonly XmlElement[]): string =>
  [...new Set(interactions.map((one) => localName(one.name)))].join('、');

function* allBelow(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    yield child;
    yield* allBelow(child);
  }
}
