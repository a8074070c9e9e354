import { questionsToDo } from '@aosai/api/courses/learningPath';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { STAGE, type Stage } from '@aosai/api/questions/bank';
import { hasBody } from '@aosai/api/questions/kinds';
import type { Template } from '../questions/parametric/parametric.ts';
import { TEMPLATES } from '../questions/parametric/templates.ts';
import { loadCampLevel, loadCampPoints } from '@aosai/content/loadCampLevel';
import { readableOf } from '@aosai/content/factsFile';
import { shortTitles } from '@aosai/content/questions/shortTitles';
import type { CourseSource, LessonSource } from '@aosai/content/loadCourse';
import { type DrawnSource, instanceOf } from '../questions/parametric/drawn.ts';

/** A knowledge point counts as mastered at six of eight. */
const QUESTIONS_OF_POINT = 8;

type Question = LessonSource['questions'][number];

const pointOf = ({ points: [first = ''] }: Template): string => first;
const levelOf = (template: Template): string => pointOf(template).split('/')[0] ?? '';
const lettersOf = (questions: readonly Question[]): string[] =>
  questions.flatMap((one) => (hasBody(one, 'options') ? one.answer : []));

/** Whether no letter is the key three times in a row, or more than three times in eight. */
const isSpread = (letters: readonly string[]): boolean =>
  letters.every(
    (letter, at) =>
      letters.filter((one) => one === letter).length <= 3 &&
      !(letter === letters[at - 1] && letter === letters[at - 2]),
  );

/**
 * Draws different questions for a point, taking its templates in turn, and puts them between the written ones. Each
 * draw must keep the keys spread over the letters.
 */
function questionsOf(written: readonly Question[], templates: readonly Template[], key: string): Question[] {
  const drawn: Question[] = [];
  const wanted = templates.length === 0 ? 0 : Math.max(0, QUESTIONS_OF_POINT - written.length);
  const mixed = (questions: readonly Question[]): Question[] => {
    const gap = Math.max(1, Math.floor(written.length / Math.max(1, wanted)));
    const inserted = questions.flatMap((one, at) => [...written.slice(at * gap, (at + 1) * gap), one]);
    return [...inserted, ...written.slice(questions.length * gap)];
  };
  for (let seed = 0; drawn.length < wanted; seed++)
    for (const template of templates) {
      const one = instanceOf(template, seed);
      const next = [...drawn, drawnQuestion(one, template, { key, seed })];
      if (drawn.length === wanted || drawn.some(({ stem }) => stem === one.stem)) continue;
      if (isSpread(lettersOf(mixed(next)))) drawn.push(...next.slice(-1));
    }
  return mixed(drawn);
}

/** A question of a template with its origin, and the title of the template as its first word for search. */
export const drawnQuestion = (
  one: DrawnSource,
  { name, version, title }: Template,
  { key, seed }: { key: string; seed: number },
): Question => ({
  ...one,
  tags: [...new Set([title, ...one.tags])],
  key: `${key}-${name}-${seed}`,
  drawnFrom: { template: name, version, seed },
});

function unitsOf(level: string, key: string): LessonSource[] {
  const byPoint = Map.groupBy(
    TEMPLATES.filter((template) => levelOf(template) === level),
    pointOf,
  );
  const written = loadCampPoints(level, key);
  const slugOf = (point: string) => point.slice(level.length + 1);
  // In teaching order, not in the order of template names.
  const taught = KNOWLEDGE_POINTS.filter(
    ({ id }) => byPoint.has(id) || (id.startsWith(`${level}/`) && written.has(slugOf(id))),
  );
  return taught.map(({ id, name }) => {
    const { notes, questions = [] } = written.get(slugOf(id)) ?? {};
    const unit = `${key}-${slugOf(id)}`;
    const rule = `8 道题，答对 6 道就点亮「${name}」。`;
    return {
      key: unit,
      title: name,
      notes:
        notes === undefined
          ? `${rule}做错了先看解析，再做下一道：每道题的数都不一样，想法是一样的。`
          : `${notes}\n\n${rule}`,
      questions: shortTitles(questionsOf(questions, byPoint.get(id) ?? [], key)),
    };
  });
}

/** Returns the tasks at the end of a level; none when nobody has written any. */
function tasksOf(level: string, key: string): LessonSource[] {
  const questions = loadCampLevel(level, key);
  if (questions.length === 0) return [];
  const enough = questionsToDo(questions.length);
  const rule = `${questions.length} 道编程题，${enough} 道得到 60 分以上就算过关。`;
  const notes = `${rule}交上去以后，先看错误测试点，想清楚再改。`;
  return [{ key: `${key}-tasks`, title: '编程过关', notes, questions }];
}

const stageOf = (level: string): Stage | undefined =>
  STAGE.values.find((stage) => stage === level.replace(/-(?:cpp|py)-/u, '-'));

/** What a level is good for in one sentence, by what it has. */
function introOf(name: string, { points, tasks }: { points: number; tasks: number }): string {
  const written = `${tasks} 道编程题里的 ${questionsToDo(tasks)} 道`;
  const able = `学完以后，你能做对 ${points} 个考点的题${tasks > 0 ? `，独立写出 ${written}` : ''}。`;
  return `GESP ${name}的考点，一个一个地练。每个考点 8 道题，答对 6 道点亮。${able}`;
}

const fail = (fault: unknown): never => {
  throw fault;
};

/**
 * Builds the camp levels that templates can fill: one unit per knowledge point, in teaching order. `leaveOut` gets an
 * Error for each level of which a file cannot be read.
 * @throws Error that names the file; never with `leaveOut`
 */
export function campCourses(leaveOut: (fault: unknown) => void = fail): CourseSource[] {
  const levels = [...new Set(TEMPLATES.map(levelOf))].toSorted().map((level, at) => ({ level, at }));
  const read = ({ level, at }: { level: string; at: number }): CourseSource[] => {
    const stage = stageOf(level);
    if (!stage) return [];
    const [, , language, no] = /^(gesp)-(cpp|py)-(\d)$/u.exec(level) ?? [];
    const name = `${language === 'py' ? 'Python' : 'C++'} ${no} 级`;
    const key = `camp-${level}`;
    const units = unitsOf(level, key);
    const tasks = tasksOf(level, key);
    const course: CourseSource = {
      key,
      title: `${name}考点闯关`,
      kind: 'camp',
      slug: level,
      intro: introOf(name, { points: units.length, tasks: tasks[0]?.questions.length ?? 0 }),
      difficulty: 'easy',
      tags: ['GESP', language === 'py' ? 'Python' : 'C++'],
      sort: at,
      stage,
      level,
      lessons: [...units, ...tasks],
    };
    return [course];
  };
  return readableOf(levels, read, leaveOut).flat();
}
