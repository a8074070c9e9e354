import type { Difficulty } from '@aosai/api/questions/difficulty';
import { fencedSamples } from '../../cases/fencedSamples.ts';
import type { QuestionDraft } from '../../draft.ts';
import type { Folder } from '../../files/folder.ts';
import type { ItemSource } from '../../format.ts';
import { Images } from '../../images.ts';
import type { ItemReport } from '../../itemReport.ts';
import { programmingDraft } from '../../programming.ts';
import { fieldsOf, listOf, numberOf, textOf } from '../../text/manifest.ts';
import { parseYaml } from '../../text/parseYaml.ts';
import { readText } from '../../text/readText.ts';
import { preferredLanguage } from '../../statementFiles.ts';
import { hydroJudging, readHydroConfig } from './hydroConfig.ts';
import { hydroQuestions } from './hydroObjective.ts';

/** Maps Hydro's difficulty, 1 to 10, to ours. */
function difficultyOf(value: unknown): Difficulty {
  const level = numberOf(value);
  if (level === null || level <= 0) return 'medium';
  return level <= 3 ? 'easy' : level <= 6 ? 'medium' : level <= 8 ? 'hard' : 'veryHard';
}

/** The statement from `problem_LANGUAGE.md` or `problem.md`, in the preferred language; empty if there is none. */
async function statementOf(folder: Folder, images: Images, report: ItemReport): Promise<string> {
  const found = folder.fileNames().flatMap((path) => {
    const [whole, language = ''] = /^problem(?:_(\w+))?\.md$/.exec(path) ?? [];
    return whole ? [{ path, language }] : [];
  });
  const language = preferredLanguage(found.map((one) => one.language));
  const path = found.find((one) => one.language === language)?.path;
  if (path === undefined) return '';
  const text = await readText(folder, path, report);
  // Older exports keep all languages as JSON in one file.
  const byLanguage = text.startsWith('{') ? fieldsOf(jsonOrNothing(text)) : new Map<string, unknown>();
  const chosen = preferredLanguage([...byLanguage.keys()]);
  const markdown = chosen === undefined ? text : textOf(byLanguage.get(chosen));
  await images.fromFolder(folder, ['additional_file', ''], [markdown]);
  return images.inMarkdown(markdown);
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const dataOf = (folder: Folder): Folder =>
  folder.paths.some((path) => path.startsWith('testdata/')) ? folder.sub('testdata') : folder;

async function headOf(folder: Folder, report: ItemReport | null) {
  const yaml = folder.has('problem.yaml')
    ? fieldsOf(parseYaml(await readText(folder, 'problem.yaml', report), 'problem.yaml'))
    : new Map<string, unknown>();
  const tags = yaml.get('tag');
  return {
    title: textOf(yaml.get('title')),
    difficulty: difficultyOf(yaml.get('difficulty')),
    tags: Array.isArray(tags) ? listOf(tags).map(textOf) : textOf(tags).split(/[,，]\s*/),
  };
}

async function readHydro(folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const { title, difficulty, tags } = await headOf(folder, report);
  report.title = title || null;
  const images = new Images(report);
  const { stem, samples } = fencedSamples(await statementOf(folder, images, report));
  const data = dataOf(folder);
  const judging = await hydroJudging(data, await readHydroConfig(data, report), report);
  return programmingDraft(
    {
      ...judging,
      title: title || folder.name,
      stem,
      difficulty,
      tags,
      images: images.list,
      cases: [...samples, ...judging.cases],
    },
    report,
  );
}

/** Reads problems as Hydro exports them, and bare test data: a folder with `config.yaml`. */
export async function* hydro(folder: Folder): AsyncGenerator<ItemSource> {
  const config = await readHydroConfig(dataOf(folder), null);
  if (textOf(config.get('type')) !== 'objective') {
    yield { key: '', read: (report) => readHydro(folder, report) };
    return;
  }
  const head = await headOf(folder, null);
  yield* hydroQuestions(config, head, async (report) => {
    const images = new Images(report);
    return { markdown: await statementOf(folder, images, report), images };
  });
}
