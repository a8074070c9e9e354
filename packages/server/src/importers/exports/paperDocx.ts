import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { tagWord } from '@aosai/api/questions/namedPoints';
import { POINT } from '@aosai/api/kit/points';
import { hasBody, isJudgement, kindOf, TRUE_OPTION } from '@aosai/api/questions/kinds';
import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import type { ProgrammingDraft, QuestionDraft } from '../draft.ts';
import { blanksText } from '../formats/sheet/blanks.ts';
import { letterOf } from '../objective.ts';
import { OWN_TEXT } from '../formats/paper/docx.ts';
import { escaped, markdownRuns, type PlacedImage } from './docxRuns.ts';
import { type ExportedFile, samplesOf } from './exportParts.ts';

/** A paper to print: its title, and its questions in order. */
interface DraftPaper {
  title: string;
  questions: readonly QuestionDraft[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMESPACES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`;
const CHINESE = '一二三四五六七八九十';
/** Groups of one section are numbered （一）（二）…; after this many a new section begins. */
const GROUPS_IN_SECTION = 6;
const MIB_KIB = 1024;

const pointsMark = (points: number | null | undefined): string =>
  points === null || points === undefined ? '' : `（${points / POINT} 分）`;
const field = (name: string, text: string): string[] => (text === '' ? [] : [`${name}：${text}`]);
const optionLines = (options: readonly { text: string }[]): string[] =>
  options.map(({ text }, at) => `${letterOf(at)}. ${text}`);
const lettersOf = (options: readonly { id: string }[], right: readonly string[]): string =>
  options.flatMap(({ id }, at) => (right.includes(id) ? [letterOf(at)] : [])).join('');
const judged = (isTrue: boolean): string => (isTrue ? '对' : '错');

const about = ({ analysis, difficulty, tags }: QuestionDraft): string[] => [
  ...field('解析', analysis),
  ...field('知识点', tags.map((tag) => tagWord(tag)).join('，')),
  ...field('难度', DIFFICULTY.label(difficulty)),
];

async function taskLines(task: ProgrammingDraft): Promise<string[]> {
  const samples = await Promise.all(
    samplesOf(task).map(async ({ input, expected }, at) => [
      `输入样例 ${at + 1}`,
      (await input.text()).trim(),
      `输出样例 ${at + 1}`,
      (await expected.text()).trim(),
    ]),
  );
  const [solution] = task.solutions;
  return [
    `试题名称：${task.title}`,
    `时间限制：${task.limits.timeMs / MS_PER_SECOND} s`,
    `内存限制：${task.limits.memoryKiB / MIB_KIB} MB`,
    '题面描述',
    task.stem,
    ...samples.flat(),
    ...(solution ? ['参考程序', solution.code] : []),
  ];
}

async function linesOf(draft: QuestionDraft, no: number): Promise<string[]> {
  const head = `${no}. ${pointsMark(draft.points)}${draft.stem}`;
  if (hasBody(draft, 'task')) return taskLines(draft);
  if (hasBody(draft, 'options'))
    return [
      head,
      ...optionLines(draft.options),
      ...field('答案', lettersOf(draft.options, draft.answer)),
      ...about(draft),
    ];
  if (hasBody(draft, 'judgement'))
    return [head, ...(draft.answer === null ? [] : [`答案：${judged(draft.answer)}`]), ...about(draft)];
  if (hasBody(draft, 'blanks')) return [head, ...field('答案', blanksText(draft.answer)), ...about(draft)];
  if (!hasBody(draft, 'parts')) return draft satisfies never;
  const parts = draft.parts.flatMap((part, at) => {
    const isJudged = isJudgement(part.options);
    const isTrue = part.answer === TRUE_OPTION;
    const answer = part.answer === '' ? '' : isJudged ? judged(isTrue) : lettersOf(part.options, [part.answer]);
    return [
      `${at + 1}. ${pointsMark(part.points)}${part.stem}`,
      ...(isJudged ? [] : optionLines(part.options)),
      ...field('答案', answer),
    ];
  });
  return [`（${CHINESE[no - 1] ?? ''}）`, draft.stem, '单选题', ...parts, ...about(draft)];
}

/** Splits questions into sections: runs of questions of the same type. */
function sectionsOf(questions: readonly QuestionDraft[]): QuestionDraft[][] {
  const sections: QuestionDraft[][] = [];
  for (const question of questions) {
    const last = sections.at(-1);
    const isFull = hasBody(question, 'parts') && (last?.length ?? 0) >= GROUPS_IN_SECTION;
    if (last?.[0]?.type === question.type && !isFull) last.push(question);
    else sections.push([question]);
  }
  return sections;
}

async function paperLines({ questions }: DraftPaper): Promise<string[]> {
  const lines: string[] = [];
  for (const [at, section] of sectionsOf(questions).entries()) {
    lines.push(`${CHINESE[at] ?? CHINESE.at(-1) ?? ''}、${section[0] ? kindOf(section[0].type).label : ''}题`);
    for (const [place, question] of section.entries()) lines.push(...(await linesOf(question, place + 1)));
  }
  return lines;
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/**
 * Exports a paper as a Word document with keys below the questions, so that the importer can read it again. Hidden test
 * data is left out.
 */
export function paperDocx(paper: DraftPaper): ExportedFile[] {
  const images = [
    ...new Map(paper.questions.flatMap((one) => one.images).map((image) => [image.name, image])).values(),
  ];
  const placed = new Map(images.map((image, at): [string, PlacedImage] => [image.name, { id: `rId${at + 2}`, image }]));
  const document = async (): Promise<string> => {
    const lines = await paperLines(paper);
    const body = lines.map(
      (line) => `<w:p><w:pPr><w:pStyle w:val="${OWN_TEXT}"/></w:pPr>${markdownRuns(line, placed)}</w:p>`,
    );
    const title = `<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r><w:t>${escaped(paper.title)}</w:t></w:r></w:p>`;
    return `${XML}<w:document ${NAMESPACES}><w:body>${title}${body.join('')}</w:body></w:document>`;
  };
  const style = (id: string, name: string, look: string): string =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${look}</w:style>`;
  const styles = `${XML}<w:styles ${NAMESPACES}>${style('Title', 'Title', '<w:pPr><w:jc w:val="center"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr>')}${style(OWN_TEXT, '题目', '<w:rPr><w:sz w:val="22"/></w:rPr>')}</w:styles>`;
  const kinds = [...new Set(images.map(({ type }) => type))].map(
    (type) =>
      `<Default Extension="${type}" ContentType="image/${type === 'jpg' ? 'jpeg' : type === 'svg' ? 'svg+xml' : type}"/>`,
  );
  const types = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${kinds.join('')}<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/></Types>`;
  const relations = (inside: string): string =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inside}</Relationships>`;
  const media = images.map(({ name }, at) => relation(`rId${at + 2}`, 'image', `media/${name}`));
  return [
    { path: '[Content_Types].xml', content: () => types },
    { path: '_rels/.rels', content: () => relations(relation('rId1', 'officeDocument', 'word/document.xml')) },
    { path: 'word/document.xml', content: document },
    { path: 'word/styles.xml', content: () => styles },
    {
      path: 'word/_rels/document.xml.rels',
      content: () => relations([relation('rId1', 'styles', 'styles.xml'), ...media].join('')),
    },
    ...images.map(({ name, bytes }): ExportedFile => ({ path: `word/media/${name}`, content: () => bytes })),
  ];
}
