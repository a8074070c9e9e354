import { join } from 'node:path';
import { contentItems } from '../../packages/content/src/contentItems.ts';
import { lineOf, textOf } from '../../packages/content/src/factsFile.ts';
import { root } from './child.ts';
import { faultLines, unreadableLines, type Written } from './contentReport.ts';
import { tellStep } from './tellStep.ts';
import { vitestGroup } from './vitestGroup.ts';
import { readdirSync } from 'node:fs';

const CHECKS = 'packages/content/src/checks';
const TEMPLATES = 'packages/server/src/questions/parametric';

interface KnownItem extends Written {
  /** The names by which a part of the content can be asked for. */
  partOf: readonly string[];
}

/** The templates by their names, read from their files, so that one that does not compile has a place, too. */
const templates = (): KnownItem[] =>
  readdirSync(join(root, TEMPLATES, 'templates')).flatMap((name) => {
    const file = join(root, TEMPLATES, 'templates', name);
    const text = textOf(file);
    return text.split(/(?=^(?:export )?const )/mu).flatMap((one) => {
      const [head = '', template = ''] = /^ {2}name: '([^']+)'/mu.exec(one) ?? [];
      const points = [...one.matchAll(/'(?:gesp|csp)-[\w-]+(?=\/)/gu)].map(([point]) => point.slice(1));
      return template === '' ? [] : [{ name: template, file, line: lineOf(text, head), partOf: points }];
    });
  });

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Whether an item belongs to a part: a course, level, lesson, task, paper or item, or a folder or file. */
export const belongs = ({ name, file, partOf }: KnownItem, part: string): boolean =>
  name === part ||
  name.startsWith(`${part}-`) ||
  name.startsWith(`${part}/`) ||
  partOf.includes(part) ||
  file.split(`${root}/`).at(-1)?.split('/').includes(part) === true ||
  file.includes(`/${part.replace(/\/$/u, '')}/`) ||
  file.endsWith(`/${part}`);

/** Which rules run for a part: those that name one of its items, and those over the whole content. */
const patternOf = (items: readonly Written[]): string =>
  `(?:^|\\s)(?:content:|batch \\d|${items.map(({ name }) => escaped(name)).join('|')})(?:\\s|$)`;

const tell = (lines: readonly string[]): void => {
  for (const line of lines) console.log(line);
};

/**
 * Tries all rules of writing on the content, or on the part with a name, and prints what breaks them, by item. Returns the
 * exit code.
 */
export async function checkContent(part?: string): Promise<number> {
  const { items, faults } = contentItems();
  const known: KnownItem[] = [...items.map((item) => ({ ...item, partOf: [] })), ...templates()];
  if (faults.length > 0) {
    tell([
      ...unreadableLines(faults),
      '',
      `${faults.length} files cannot be read; mend them, then the rules are tried`,
    ]);
    return 1;
  }
  const chosen = part === undefined ? known : known.filter((item) => belongs(item, part));
  if (chosen.length === 0) {
    console.error(`nothing is called ${part}: name a course, level, paper, lesson, task, article, template or a path`);
    return 2;
  }
  const step = tellStep(`rules of writing on ${chosen.length} items`);
  const { passed, failed } = await vitestGroup(
    ['--project=unit', ...(part === undefined ? [] : [`--testNamePattern=${patternOf(chosen)}`])],
    { files: [CHECKS, TEMPLATES], quiet: true, env: { WHOLE_SHARES: '1' } },
  );
  step.end();
  tell([
    ...faultLines(failed, known),
    '',
    failed.length === 0
      ? `${chosen.length} items follow the rules of writing (${passed} checks)`
      : `${failed.length} of ${passed + failed.length} checks failed`,
  ]);
  return failed.length === 0 ? 0 : 1;
}
