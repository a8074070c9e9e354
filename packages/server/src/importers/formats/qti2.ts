import type { QuestionDraft } from '../draft.ts';
import type { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { letterOf, objectiveDraft } from '../objective.ts';
import { htmlToMarkdown } from '../text/htmlToMarkdown.ts';
import { numberOf } from '../text/manifest.ts';
import { attributeOf, childOf, childrenOf, localName, type XmlElement } from '../text/xmlTree.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What stands inside as HTML; `write` says what stands for an element that is no HTML. */
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

/** Of a declaration the values of its correct response, or those that its mapping gives the most for. */
function rightOf(item: XmlElement, identifier: string): { values: string[]; isGraded: boolean } {
  const declaration = childrenOf(item, 'responseDeclaration').find(
    (one) => attributeOf(one, 'identifier') === identifier,
  );
  const values = childrenOf(childOf(declaration, 'correctResponse'), 'value').map(({ text }) => text.trim());
  const mapped = childrenOf(childOf(declaration, 'mapping'), 'mapEntry').map((entry) => ({
    key: attributeOf(entry, 'mapKey'),
    value: numberOf(attributeOf(entry, 'mappedValue')) ?? 0,
  }));
  const positive = mapped.filter(({ value }) => value > 0);
  if (values.length > 0)
    return {
      values: [...values, ...positive.filter(({ value }) => value >= 1).map(({ key }) => key)].filter(
        (one, at, all) => all.indexOf(one) === at,
      ),
      isGraded: false,
    };
  const best = Math.max(0, ...positive.map(({ value }) => value));
  return {
    values: positive.filter(({ value }) => value === best).map(({ key }) => key),
    isGraded: positive.some(({ value }) => value < best),
  };
}

const SUPPORTED = new Set(['choiceInteraction', 'textEntryInteraction']);

/** An item of QTI 2.1 or 2.2. @throws Refusal */
export async function qti2Question(item: XmlElement, images: Images, report: ItemReport): Promise<QuestionDraft> {
  report.title = attributeOf(item, 'title') || null;
  const body = childOf(item, 'itemBody');
  if (!body) throw new Refusal('question-broken', 'itemBody');
  const interactions = [...allBelow(body)].filter((one) => localName(one.name).endsWith('Interaction'));
  const odd = interactions.find((one) => !SUPPORTED.has(localName(one.name)));
  const choices = interactions.filter((one) => localName(one.name) === 'choiceInteraction');
  if (odd || interactions.length === 0 || (choices.length > 0 && interactions.length > 1))
    throw new Refusal('unsupported-type', odd ? localName(odd.name) : '');
  const hooks = { image: images.markdown, cleaned: () => report.note('html-cleaned') };
  const markdown = (element: XmlElement, write: (one: XmlElement) => string | null): string =>
    htmlToMarkdown(`<div>${innerHtml(element, write)}</div>`, hooks);
  const [choice] = choices;
  const prompt = choice && childOf(choice, 'prompt');
  const stem = [
    markdown(body, (one) =>
      localName(one.name) === 'choiceInteraction'
        ? ''
        : localName(one.name) === 'textEntryInteraction'
          ? ' ____ '
          : null,
    ),
    prompt ? markdown(prompt, () => null) : '',
  ].filter((text) => text !== '');
  const outcome = childrenOf(item, 'outcomeDeclaration').find((one) => attributeOf(one, 'identifier') === 'MAXSCORE');
  const points = numberOf(childOf(outcome, 'defaultValue', 'value')?.text.trim() ?? '');
  const extras = { stem: stem.join('\n\n'), points, images: images.list };
  if (!choice) {
    const rights = interactions.map((one) => rightOf(item, attributeOf(one, 'responseIdentifier')));
    if (rights.some(({ isGraded }) => isGraded)) report.note('answer-approximated');
    return Promise.resolve(objectiveDraft({ ...extras, blanks: rights.map(({ values }) => values) }, report));
  }
  const simple = childrenOf(choice, 'simpleChoice');
  const { values } = rightOf(item, attributeOf(choice, 'responseIdentifier'));
  const letters = simple
    .flatMap((one, at) => (values.includes(attributeOf(one, 'identifier')) ? [letterOf(at)] : []))
    .join('');
  const most = numberOf(attributeOf(choice, 'maxChoices')) ?? 1;
  const options = simple.map((one) =>
    markdown(one, (inner) => (localName(inner.name) === 'feedbackInline' ? '' : null)),
  );
  return Promise.resolve(objectiveDraft({ ...extras, options, letters, several: most !== 1 }, report));
}

function* allBelow(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    yield child;
    yield* allBelow(child);
  }
}
