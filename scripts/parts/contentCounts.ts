import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { FILL, PROGRAMMING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { QuestionSource } from '@aosai/api/questions/source';
import { loadArticles } from '../../packages/content/src/loadArticles.ts';
import { campLevels, campTaskFolders, loadCampPoints } from '../../packages/content/src/loadCampLevel.ts';
import { courseFolders, lessonFolders, loadCourse, taskFolders } from '../../packages/content/src/loadCourse.ts';
import { loadPaper, PAPER_KEYS, taskFolder } from '../../packages/content/src/loadPaper.ts';
import { askedItems, levelOfPaper } from '../../packages/content/src/objectiveItems.ts';
import { isAnsweredNow, readSecondAnswers } from '../../packages/content/src/secondAnswers.ts';
import { type ReadingLevel, readingLevel } from '../../packages/content/src/reading/readingLevel.ts';
import { taskSolutions } from '../../packages/content/src/tasks/taskSolutions.ts';
import { TEMPLATES } from '../../packages/server/src/questions/parametric/templates.ts';

const COLUMNS = [
  'lessons',
  'single choice',
  'true or false',
  'blanks',
  'reading and completion',
  'solved twice',
  'templates',
  'tasks',
  'wrong solutions',
  'camp points',
  'papers',
] as const;

type Column = (typeof COLUMNS)[number];

const COLUMN_OF_TYPE: Readonly<Record<string, Column>> = {
  [SINGLE]: 'single choice',
  [TRUE_FALSE]: 'true or false',
  [FILL]: 'blanks',
};

/** The columns whose sum is everything that a second solver can answer. */
const OBJECTIVE: readonly Column[] = ['single choice', 'true or false', 'blanks', 'reading and completion'];

interface Counter {
  /** Adds to a column of a row. */
  add(row: string, column: Column, count: number): void;
  addQuestions(row: string, questions: readonly QuestionSource[]): void;
  addTasks(row: string, folders: readonly string[]): void;
}

function counterOf(rows: Map<string, Map<Column, number>>): Counter {
  const answers = readSecondAnswers();
  const add = (row: string, column: Column, count: number): void => {
    const columns = rows.get(row) ?? new Map<Column, number>();
    rows.set(row, columns.set(column, (columns.get(column) ?? 0) + count));
  };
  return {
    add,
    addQuestions: (row, questions) => {
      for (const one of questions)
        if (one.type !== PROGRAMMING) {
          add(row, COLUMN_OF_TYPE[one.type] ?? 'reading and completion', 1);
          if (askedItems(one).every((item) => isAnsweredNow(item, answers))) add(row, 'solved twice', 1);
        }
    },
    addTasks: (row, folders) => {
      const wrong = folders.flatMap((folder) => taskSolutions(folder).filter(({ fails }) => fails !== null));
      add(row, 'tasks', folders.length);
      add(row, 'wrong solutions', wrong.length);
    },
  };
}

/** A course belongs to its level; a topic, which goes across levels, has a row of its own. */
function countCourses({ add, addQuestions, addTasks }: Counter): void {
  for (const folder of courseFolders()) {
    const { kind, title, level, lessons } = loadCourse(folder);
    const row = kind === 'topic' ? title : level;
    add(row, 'lessons', lessons.length);
    addQuestions(
      row,
      lessons.flatMap(({ questions }) => questions),
    );
    addTasks(
      row,
      lessonFolders(folder).flatMap((lesson) => taskFolders(lesson)),
    );
  }
}

function countPapers({ add, addQuestions, addTasks }: Counter): void {
  for (const key of PAPER_KEYS) {
    const row = levelOfPaper(key);
    const questions = loadPaper(key).sections.flatMap((section) => section.questions);
    add(row, 'papers', 1);
    addQuestions(row, questions);
    addTasks(
      row,
      questions.flatMap((one) => (one.type === PROGRAMMING ? taskFolder(key, one.key) : [])),
    );
  }
}

function countCamp({ add, addQuestions, addTasks }: Counter): void {
  for (const level of campLevels()) {
    const points = [...loadCampPoints(level, level).values()];
    add(level, 'camp points', points.length);
    addQuestions(
      level,
      points.flatMap(({ questions }) => questions),
    );
    addTasks(level, campTaskFolders(level));
  }
  for (const { points } of TEMPLATES) add(points[0]?.split('/')[0] ?? '', 'templates', 1);
}

export interface PointItems {
  /** Written questions whose main knowledge point this is, in lessons, papers and the camp. */
  questions: number;
  kinds: Set<string>;
  templates: number;
}

/** What a learner can be asked at each camp point. */
export function itemsOfPoints(): Map<string, PointItems> {
  const camp = campLevels().map((level) => ({ level, points: loadCampPoints(level, level) }));
  const items = new Map(
    camp.flatMap(({ level, points }) =>
      [...points.keys()].map((slug): [string, PointItems] => [
        `${level}/${slug}`,
        { questions: 0, kinds: new Set(), templates: 0 },
      ]),
    ),
  );
  const questions = [
    ...camp.flatMap(({ points }) => [...points.values()].flatMap((point) => point.questions)),
    ...courseFolders().flatMap((folder) => loadCourse(folder).lessons.flatMap((lesson) => lesson.questions)),
    ...PAPER_KEYS.flatMap((key) => loadPaper(key).sections.flatMap((section) => section.questions)),
  ];
  for (const { type, knowledge: [main = ''] = [] } of questions) {
    const of = items.get(main);
    if (!of || type === PROGRAMMING) continue;
    of.questions += 1;
    of.kinds.add(type);
  }
  for (const {
    points: [main = ''],
  } of TEMPLATES) {
    const of = items.get(main);
    if (of) of.templates += 1;
  }
  return items;
}

/** The fewest questions and templates that a camp point of a level has; nothing without points. */
function fewestOf(points: Map<string, PointItems>, level: string): string {
  const of = [...points].filter(([id]) => id.startsWith(`${level}/`)).map(([, items]) => items);
  if (of.length === 0) return '–';
  return `${Math.min(...of.map((one) => one.questions))} and ${Math.min(...of.map((one) => one.templates))}`;
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The notes of a course or of a camp level, measured together. */
function readingRow(name: string, notes: readonly string[]): string {
  const levels = notes.map((text) => readingLevel(text));
  const sum = (field: 'characters' | 'rare') => levels.reduce((all: number, one: ReadingLevel) => all + one[field], 0);
  const sentences = levels.flatMap((one) => one.sentences);
  const rare = ((1_000 * sum('rare')) / sum('characters')).toFixed(1);
  return line([name, sum('characters'), rare, mean(sentences).toFixed(1), Math.max(...sentences)]);
}

const readingRows = (): string[] => [
  ...courseFolders().map((folder) => {
    const { title, lessons } = loadCourse(folder);
    return readingRow(
      title,
      lessons.map(({ notes }) => notes),
    );
  }),
  ...campLevels().map((level) =>
    readingRow(
      `camp ${level}`,
      [...loadCampPoints(level, level).values()].map(({ notes }) => notes),
    ),
  ),
  readingRow(
    'articles',
    loadArticles().map(({ notes }) => notes),
  ),
];

/** Returns docs/content.md: what is written, by level. */
export function contentCounts(): string {
  const points = itemsOfPoints();
  const rows = new Map<string, Map<Column, number>>();
  const counter = counterOf(rows);
  countCourses(counter);
  countPapers(counter);
  countCamp(counter);
  const names = [...rows.keys()].toSorted((one, other) => one.localeCompare(other, 'en'));
  const countOf = (row: string, column: Column) => rows.get(row)?.get(column) ?? 0;
  const sumOf = (ofRows: readonly string[], columns: readonly Column[]) =>
    ofRows.reduce((sum, row) => sum + columns.reduce((ofRow, column) => ofRow + countOf(row, column), 0), 0);
  const solvedTwice = (ofRows: readonly string[]) => {
    const [solved, all] = [sumOf(ofRows, ['solved twice']), sumOf(ofRows, OBJECTIVE)];
    return all === 0 ? '–' : `${solved} (${Math.floor((100 * solved) / all)} %)`;
  };
  const cellsOf = (row: string) =>
    COLUMNS.map((column) => {
      if (column === 'solved twice') return solvedTwice([row]);
      const known = KNOWLEDGE_POINTS.filter(({ id }) => id.startsWith(`${row}/`)).length;
      const count = countOf(row, column);
      return column === 'camp points' && known > 0 ? `${count} of ${known}` : count;
    });
  const sums = COLUMNS.map((column) => (column === 'solved twice' ? solvedTwice(names) : sumOf(names, [column])));
  return `# The content in figures

Printed by \`npm run -s content -- counts\` from \`packages/content\` and the templates in \`packages/server\`;
\`contentCounts.test.ts\` compares this page with them. Questions and tasks count where they are written: in the lessons,
the papers and the camp of a level. A topic goes across levels and has a row of its own. Camp points are knowledge points
with a page and questions of their own; the others are filled by templates. \`solved twice\` counts the questions whose key
somebody gave, too, who saw only what a reader sees (\`npm run -s content -- solve\`). The last column has the fewest
questions and the fewest templates that a camp point of the level has; each template makes thousands of questions.

${line(['level or topic', ...COLUMNS, 'fewest at a point'])}
${line(['---', ...COLUMNS.map(() => '---:'), '---:'])}
${names.map((row) => line([row, ...cellsOf(row), fewestOf(points, row)])).join('\n')}
${line(['**all**', ...sums, '–'])}

${loadArticles().length} articles are in the content centre.

## How hard the notes are to read

Measured by \`readingLevel.ts\` in the prose, without programs and tables. Characters beyond the 2,500 that primary schools
teach stand only in words that a child hears every day or that a lesson explains first (\`plainWords.test.ts\`). A sentence
ends at 。！？；： or a dash.

${line(['course or level', 'characters', 'beyond the 2,500, per 1,000', 'characters per sentence', 'longest sentence'])}
${line(['---', '---:', '---:', '---:', '---:'])}
${readingRows().join('\n')}
`;
}
