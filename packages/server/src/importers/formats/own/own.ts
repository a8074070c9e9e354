import { hasBody } from '@aosai/api/questions/kinds';
import type { QuestionDraft } from '../../draft.ts';
import { Folder } from '../../files/folder.ts';
import type { FileReader, ItemSource } from '../../format.ts';
import { Images } from '../../images.ts';
import type { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { listedCase, noteCases, readCases } from '../../programming.ts';
import { decodeText } from '../../text/decodeText.ts';
import { parseJson } from '../../text/manifest.ts';
import { readText } from '../../text/readText.ts';
import { OWN_VERSION, ownManifest, ownQuestion, type OwnQuestion } from './ownSchema.ts';
import { OWN_MANIFEST } from './ownSign.ts';

const QUESTION = 'question.json';

/** @throws Refusal manifest-broken; names the version if it is newer than this reader */
function manifestOf(text: string): readonly (string | Record<string, unknown>)[] {
  const parsed = ownManifest.safeParse(parseJson(text, OWN_MANIFEST));
  if (!parsed.success) throw new Refusal('manifest-broken', OWN_MANIFEST);
  const { formatVersion, questions } = parsed.data;
  if (formatVersion > OWN_VERSION)
    throw new Refusal('manifest-broken', `formatVersion ${formatVersion}，本系统支持到 ${OWN_VERSION}`);
  return questions;
}

function textsOf(question: OwnQuestion): string[] {
  const options = hasBody(question, 'options') ? question.options : [];
  const parts = hasBody(question, 'parts') ? question.parts : [];
  return [
    question.stem,
    question.analysis,
    ...options.map(({ text }) => text),
    ...parts.flatMap((part) => [part.stem, ...part.options.map(({ text }) => text)]),
  ];
}

/** Applies `of` to every text of a question, to rename the pictures in it. */
function withTexts<Question extends OwnQuestion>(question: Question, of: (text: string) => string): Question {
  const texts = { stem: of(question.stem), analysis: of(question.analysis) };
  const inOptions = <Option extends { text: string }>(options: readonly Option[]) =>
    options.map((option) => ({ ...option, text: of(option.text) }));
  if (hasBody(question, 'options')) return { ...question, ...texts, options: inOptions(question.options) };
  if (hasBody(question, 'parts')) {
    const parts = question.parts.map((part) => ({ ...part, stem: of(part.stem), options: inOptions(part.options) }));
    return { ...question, ...texts, parts };
  }
  return { ...question, ...texts };
}

async function draftOf(value: unknown, folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const parsed = ownQuestion.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refusal('question-broken', issue?.path.join('.') ?? '');
  }
  const given = parsed.data;
  [report.type, report.title] = [given.type, given.title === '' ? null : given.title];
  if (given.stem.trim() === '' && !hasBody(given, 'task')) throw new Refusal('stem-missing');
  const images = new Images(report);
  await images.fromFolder(folder, ['images'], textsOf(given));
  const question = withTexts(given, (text) => images.inMarkdown(text));
  if (!hasBody(question, 'task')) return { ...question, images: images.list };
  const { cases: listed, ...rest } = question;
  const sources = listed.flatMap(({ input, answer, ...one }) => listedCase(folder, { ...one, input, answer }, report));
  if (question.stem.trim() === '') report.note('statement-missing');
  const cases = await readCases(sources, report);
  noteCases(cases, report);
  return { ...rest, cases, images: images.list };
}

async function packageItems(folder: Folder): Promise<ItemSource[]> {
  const questions = manifestOf(await readText(folder, OWN_MANIFEST, null));
  return questions.map((one, at) => {
    if (typeof one !== 'string') return { key: String(at + 1), read: (report) => draftOf(one, folder, report) };
    const own = folder.sub(one);
    const read = async (report: ItemReport) =>
      draftOf(parseJson(await readText(own, QUESTION, report), `${one}/${QUESTION}`), own, report);
    return { key: one, read };
  });
}

/** Reads the platform's own export: `aosai.json` and a folder for each question. */
export async function* own(folder: Folder): AsyncGenerator<ItemSource> {
  yield* await packageItems(folder);
}

/** Reads a single manifest that contains its questions. */
export const ownFile: FileReader = (bytes) =>
  manifestOf(decodeText(bytes)?.text ?? '').map((one, at) => ({
    key: String(at + 1),
    read: (report) => draftOf(one, new Folder('', new Map()), report),
  }));
