import { COURSE_KIND } from '@aosai/api/courses/courseRules';
import type { SearchResult } from '@aosai/api/desks/search.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { STAGE } from '@aosai/api/questions/bank';
import { kindOf } from '@aosai/api/questions/kinds';
import { courseLinks, coursePage } from '../../../patterns/links/courseLinks.ts';
import { links, page } from '../../../patterns/links/links.ts';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';

/** One line of the results. */
export interface Hit {
  href: string;
  label: string;
  hint: string;
}

/** A page of the site that the search opens by its name. */
export interface SearchPlace {
  href: string;
  label: string;
}

/** Results of one kind under their name. */
export interface HitGroup {
  name: string;
  /** The place of its first line among those of all groups. */
  start: number;
  /** The last one leads to the whole list where there are more. */
  hits: readonly Hit[];
}

interface Kind {
  name: string;
  hits: readonly Hit[];
  /** The list that shows all of them; null when these are all. */
  more: string | null;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The pages whose names contain every word. */
function placesNamed(places: readonly SearchPlace[], keyword: string): Hit[] {
  const words = plain(keyword).split(/\s+/u).filter(Boolean);
  return places
    .filter(({ label }) => words.every((word) => plain(label).includes(word)))
    .map(({ href, label }) => ({ href, label, hint: '' }));
}

function kindsOf(keyword: string, { courses, lessons, tasks, exams, articles }: SearchResult): Kind[] {
  return [
    {
      name: '课程',
      hits: courses.content.map((one) => ({
        href: coursePage(one),
        label: one.title,
        hint: one.kind === 'course' ? '' : COURSE_KIND.label(one.kind),
      })),
      more: courses.hasMore ? page('course/list', { keyword }) : null,
    },
    {
      name: '单元',
      hits: lessons.content.map(({ id, title, courseId, courseTitle }) => ({
        href: courseLinks.chapter(id, { courseId }),
        label: title,
        hint: courseTitle,
      })),
      more: null,
    },
    {
      name: '题目',
      hits: tasks.content.map(({ id, title, type, stage }) => ({
        href: courseLinks.question(id),
        label: title,
        hint: [kindOf(type).label, ...(stage === null ? [] : [STAGE.label(stage)])].join(' · '),
      })),
      more: tasks.hasMore ? practiceLinks.bank({ keyword }) : null,
    },
    {
      name: '考试',
      hits: exams.content.map(({ id, title, status }) => ({
        href: links.examDetail(id),
        label: title,
        hint: LIFECYCLE.label(status),
      })),
      more: exams.hasMore ? page('exam/list', { keyword }) : null,
    },
    {
      name: '文章',
      hits: articles.content.map(({ id, title }) => ({ href: courseLinks.content(id), label: title, hint: '' })),
      more: articles.hasMore ? courseLinks.contents : null,
    },
  ];
}

/** The results in the order in which they are shown; kinds without results are left out. */
export function hitGroups(
  keyword: string,
  places: readonly SearchPlace[],
  found: SearchResult | undefined,
): HitGroup[] {
  const pages: Kind = { name: '页面', hits: placesNamed(places, keyword), more: null };
  let start = 0;
  const groups: HitGroup[] = [];
  for (const { name, hits, more } of [pages, ...(found ? kindsOf(keyword, found) : [])]) {
    if (hits.length === 0) continue;
    const shown = more === null ? hits : [...hits, { href: more, label: `全部${name}结果`, hint: '' }];
    groups.push({ name, start, hits: shown });
    start += shown.length;
  }
  return groups;
}
