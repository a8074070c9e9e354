import { questionsToDo } from '@aosai/api/courses/learningPath';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { STAGE, type Stage } from '@aosai/api/questions/bank';
import type { Template } from '../questions/parametric/parametric.ts';
import { TEMPLATES } from '../questions/parametric/templates.ts';
import { loadCampLevel } from '@aosai/content/loadCampLevel';
import type { CourseSource, LessonSource } from '@aosai/content/loadCourse';
import { instanceOf } from '../questions/parametric/drawn.ts';

/** A knowledge point counts as mastered at six of eight. */
const QUESTIONS_OF_POINT = 8;

const pointOf = ({ points: [first = ''] }: Template): string => first;
const levelOf = (template: Template): string => pointOf(template).split('/')[0] ?? '';

/** Whether a letter may be the next key: not three times in a row, at most three times in eight. */
const isFree = (letter: string, before: readonly string[]): boolean =>
  !(before.at(-1) === letter && before.at(-2) === letter) && before.filter((one) => one === letter).length < 3;

/** Draws different questions for a point, taking its templates in turn. */
function questionsOf(templates: readonly Template[], key: string): LessonSource['questions'] {
  const made = new Map<string, LessonSource['questions'][number]>();
  const letters: string[] = [];
  for (let seed = 0; made.size < QUESTIONS_OF_POINT; seed++)
    for (const template of templates) {
      const one = instanceOf(template, seed);
      const [letter = ''] = one.answer;
      if (made.size === QUESTIONS_OF_POINT || made.has(one.stem) || !isFree(letter, letters)) continue;
      letters.push(letter);
      made.set(one.stem, {
        ...one,
        key: `${key}-${template.name}-${seed}`,
        drawnFrom: { template: template.name, version: template.version, seed },
      });
    }
  return [...made.values()];
}

function unitsOf(level: string, key: string): LessonSource[] {
  const byPoint = Map.groupBy(
    TEMPLATES.filter((template) => levelOf(template) === level),
    pointOf,
  );
  // In teaching order, not in the order of template names.
  const taught = KNOWLEDGE_POINTS.filter(({ id }) => byPoint.has(id));
  return taught.map(({ id: point, name }) => {
    const templates = byPoint.get(point) ?? [];
    const notes = `8 道题，答对 6 道就点亮「${name}」。做错了先看解析，再做下一道：每道题的数都不一样，想法是一样的。`;
    return { key: `${key}-${point.split('/')[1]}`, title: name, notes, questions: questionsOf(templates, key) };
  });
}

/** Returns the tasks at the end of a level; none when nobody has written any. */
function tasksOf(level: string, key: string): LessonSource[] {
  const questions = loadCampLevel(level, key);
  if (questions.length === 0) return [];
  const enough = questionsToDo(questions.length);
  const notes = `${questions.length} 道编程题，${enough} 道得到 60 分以上就算过关。交上去以后，先看错误测试点，想清楚再改。`;
  return [{ key: `${key}-tasks`, title: '编程过关', notes, questions }];
}

const stageOf = (level: string): Stage | undefined =>
  STAGE.values.find((stage) => stage === level.replace(/-(?:cpp|py)-/u, '-'));

/** Builds the camp levels that templates can fill: one unit per knowledge point, in teaching order. */
export function campCourses(): CourseSource[] {
  const levels = [...new Set(TEMPLATES.map(levelOf))].toSorted();
  return levels.flatMap((level, at) => {
    const stage = stageOf(level);
    if (!stage) return [];
    const [, , language, no] = /^(gesp)-(cpp|py)-(\d)$/u.exec(level) ?? [];
    const name = `${language === 'py' ? 'Python' : 'C++'} ${no} 级`;
    const key = `camp-${level}`;
    const tasks = tasksOf(level, key);
    return {
      key,
      title: `${name}考点闯关`,
      kind: 'camp',
      slug: level,
      intro: `GESP ${name}的考点，一个一个地练。每个考点 8 道题，答对 6 道点亮${tasks.length > 0 ? '；最后用编程题过关' : ''}。`,
      difficulty: 'easy',
      tags: ['GESP', language === 'py' ? 'Python' : 'C++'],
      sort: at,
      stage,
      level,
      lessons: [...unitsOf(level, key), ...tasks],
    };
  });
}
