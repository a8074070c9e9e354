import type { Client } from '@aosai/api/client/client';
import { QUESTION } from '@aosai/api/questions/bank';
import { COURSE_KIND, type CourseKind } from '@aosai/api/courses/courseRules';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { readAllRows } from '../kit/office/readAllRows.ts';

const at = (path: string): string => WEB_BASE + path;
const EXAM = at('exam/detail?id=');
const COURSE = at('course/detail?id=');
const TOPIC = at('topic/');
const CONTENT = at('content-center/');
const CLASS = at('grade/detail?id=');

/** A page that a banner can lead to: its address, its name, and what it is. */
interface BannerTarget {
  value: string;
  label: string;
  hint: string;
}

/**
 * Pages of the site that banners lead to.
 *
 * @internal for its test
 */
export const PAGES: readonly BannerTarget[] = [
  { value: at(''), label: '首页', hint: '页面' },
  { value: at('exam/list'), label: '考试', hint: '页面' },
  { value: at('exam/report'), label: '考试记录', hint: '页面' },
  { value: at('course/list'), label: '课程', hint: '页面' },
  { value: at('topic'), label: '专题', hint: '页面' },
  { value: at('camp'), label: 'GESP 训练营', hint: '页面' },
  { value: at('content-center'), label: '内容中心', hint: '页面' },
  { value: at('play/python'), label: 'Python 练习场', hint: '页面' },
  { value: at('about'), label: '关于', hint: '页面' },
  { value: at('vipCardList'), label: '会员卡', hint: '页面' },
  { value: at('activity'), label: '竞赛活动', hint: '页面' },
  { value: at('register'), label: '注册', hint: '页面' },
  { value: at('organization/apply'), label: '开通机构', hint: '页面' },
];

interface CourseLike {
  id: string;
  title: string;
  kind: CourseKind;
  slug: string | null;
}

/** Where a course is read, by its kind. */
function courseHref({ id, kind, slug }: CourseLike): string {
  switch (kind) {
    case 'content':
      return CONTENT + id;
    case 'topic':
      return slug === null ? COURSE + id : TOPIC + slug;
    case 'camp':
    case 'course':
      return COURSE + id;
    default:
      return kind satisfies never;
  }
}

/** Addresses of single things, each read from one list. */
const KINDS = [
  {
    of: [EXAM],
    read: async (calls: Client): Promise<BannerTarget[]> => {
      const statusList = ['1', '2', '3', '4', '5'] as const;
      const rows = await readAllRows((asked) => calls.exam.queryList({ ...asked, statusList: [...statusList] }));
      return rows.map(({ id, title }) => ({ value: EXAM + id, label: title, hint: '考试' }));
    },
  },
  {
    of: [COURSE, CONTENT, TOPIC],
    read: async (calls: Client): Promise<BannerTarget[]> => {
      const rows = await readAllRows((asked) => calls.course.queryList({ ...asked, status: QUESTION.ready }));
      return rows.map((row) => ({ value: courseHref(row), label: row.title, hint: COURSE_KIND.label(row.kind) }));
    },
  },
  {
    of: [CLASS],
    read: async (calls: Client): Promise<BannerTarget[]> => {
      const statusList = ['1', '2', '3', '4'] as const;
      const asked = { statusList: [...statusList], isPublic: true };
      const rows = await readAllRows((paged) => calls.grade.queryList({ ...paged, ...asked }));
      return rows.map(({ id, title }) => ({ value: CLASS + id, label: title, hint: '班级' }));
    },
  },
] as const;

export interface BannerTargets {
  targets: readonly BannerTarget[];
  /** Beginnings of addresses whose things were all read. */
  read: readonly string[];
}

/** All pages that a banner can lead to. What the reader has no right to list is left out. */
export async function readBannerTargets(calls: Client): Promise<BannerTargets> {
  const lists = await Promise.all(
    KINDS.map(async ({ of, read }) => {
      try {
        return { of, found: await read(calls) };
      } catch {
        return { of: [], found: [] };
      }
    }),
  );
  return {
    targets: [...PAGES, ...lists.flatMap(({ found }) => found)],
    read: lists.flatMap(({ of }) => [...of]),
  };
}

/** Where a link leads, in words, and whether that is no longer there for visitors. */
export function leadsTo(
  link: string | null,
  { targets, read }: BannerTargets,
): { words: string; isGone: boolean } | null {
  if (link === null) return null;
  const target = targets.find(({ value }) => value === link);
  if (target) return { words: `${target.hint} · ${target.label}`, isGone: false };
  return { words: link, isGone: read.some((start) => link.startsWith(start)) };
}
