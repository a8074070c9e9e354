import type { LanguageId } from '@aosai/api/judging/languages';
import { checkerProgram, isCode, languageOf } from '../../checkers.ts';
import type { TaskTemplate } from '@aosai/api/questions/source';
import type { ProgrammingDraft, QuestionDraft, SolutionDraft } from '../../draft.ts';
import { Images } from '../../images.ts';
import type { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { programmingDraft, statement } from '../../programming.ts';
import { limitsOf } from '../../readLimits.ts';
import { htmlToMarkdown } from '../../text/htmlToMarkdown.ts';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../text/xmlTree.ts';
import { fpsCases } from './fpsCases.ts';

const textOf = (item: XmlElement, name: string): string => childOf(item, name)?.text ?? '';

const UNITS: Readonly<Record<string, number>> = { s: 1000, ms: 1, mb: 1024, kb: 1, m: 1024, k: 1, b: 1 / 1024 };
/** A limit of 500 seconds or 64 GB is surely meant in the smaller unit. */
const MOST_SECONDS = 100;
const MOST_MB = 16_384;

function limit(item: XmlElement, name: 'time_limit' | 'memory_limit', usual: 's' | 'mb', report: ItemReport) {
  const element = childOf(item, name);
  const value = Number(element?.text.trim() === '' ? Number.NaN : (element?.text ?? Number.NaN));
  if (!Number.isFinite(value)) return null;
  const unit = attributeOf(element, 'unit').trim().toLowerCase() || usual;
  const [known, most] = [UNITS[unit], usual === 's' ? MOST_SECONDS : MOST_MB];
  const isTooMuch = unit === usual && value > most;
  if (known === undefined || isTooMuch) report.note('limit-unit', `${name} ${value} ${unit}`);
  return isTooMuch ? value : value * (known ?? UNITS[usual] ?? 1);
}

function programs(item: XmlElement, report: ItemReport): Pick<ProgrammingDraft, 'solutions' | 'templates'> {
  const solutions: SolutionDraft[] = [];
  const templates = new Map<LanguageId, TaskTemplate>();
  for (const element of item.children) {
    const name = element.name === 'template' ? 'start' : element.name;
    if (name !== 'solution' && name !== 'start' && name !== 'prepend' && name !== 'append') continue;
    const code = element.text;
    const given = attributeOf(element, 'language');
    if (code.trim() === '') continue;
    const language = languageOf(given === '' ? 'C++' : given);
    if (language === null) {
      report.note('language-dropped', `${element.name} ${given}`);
    } else if (name === 'solution') {
      solutions.push({ name: `solution${solutions.length + 1}`, language, code, expect: ['AC'] });
    } else {
      const known = templates.get(language) ?? { start: '', prepend: '', append: '' };
      templates.set(language, { ...known, [name]: code });
    }
  }
  return { solutions, templates: Object.fromEntries(templates) };
}

function checker(item: XmlElement, report: ItemReport): ProgrammingDraft['compare'] | undefined {
  const interactor = childOf(item, 'interactor');
  const element = interactor ?? childOf(item, 'spj') ?? childOf(item, 'tpj') ?? childOf(item, 'upj');
  if (!element || element.text.trim() === '') return undefined;
  const given = attributeOf(element, 'language');
  const language = languageOf(given === '' ? 'C++' : given);
  if (!isCode(element.text)) {
    report.note('checker-missing', element.name);
    return undefined;
  }
  if (language === null) {
    report.note('checker-unsupported', `${element.name} ${given}`);
    return undefined;
  }
  const kind = interactor ? 'interactor' : 'checker';
  const rule = checkerProgram({ kind, source: element.text, language, protocol: 'hustoj' });
  if (rule === null) {
    report.note('checker-unsupported', 'interactor');
    return undefined;
  }
  // The exit code of a `upj` checker is a percentage.
  return element.name === 'upj' && rule.protocol === 'hustoj' ? { ...rule, fullPoints: 100 } : rule;
}

/** Reads an `<item>` as a programming task. @throws Refusal */
export async function fpsItem(item: XmlElement, report: ItemReport): Promise<QuestionDraft> {
  const title = textOf(item, 'title').replaceAll('&nbsp;', ' ');
  report.title = title.trim() === '' ? null : title.trim();
  const images = new Images(report);
  for (const image of childrenOf(item, 'img')) {
    const address = textOf(image, 'src').trim();
    if (address !== '') images.known(address, Buffer.from(textOf(image, 'base64'), 'base64'));
  }
  const hooks = { image: images.markdown, cleaned: () => report.note('html-cleaned') };
  const part = (name: string): string => htmlToMarkdown(textOf(item, name), hooks);
  const stem = statement([
    ['', part('description')],
    ['输入格式', part('input')],
    ['输出格式', part('output')],
    ['提示', part('hint')],
  ]);
  if (stem === '') throw new Refusal('stem-missing', title);
  const cases = [...fpsCases(item, 'sample', report), ...fpsCases(item, 'test', report)];
  const isRemote = textOf(item, 'remote_oj').trim() !== '';
  if (isRemote && !cases.some(({ sample }) => !sample)) report.note('remote-only', textOf(item, 'remote_oj').trim());
  const compare = checker(item, report);
  return programmingDraft(
    {
      title,
      stem,
      cases,
      limits: limitsOf(
        {
          timeMs: limit(item, 'time_limit', 's', report),
          memoryKiB: limit(item, 'memory_limit', 'mb', report),
        },
        report,
      ),
      ...(compare ? { compare } : {}),
      ...programs(item, report),
      tags: textOf(item, 'source').trim() === '' ? [] : [textOf(item, 'source').trim().slice(0, 40)],
      images: images.list,
    },
    report,
  );
}
