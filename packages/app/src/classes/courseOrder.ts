import { COURSE_KIND, type CourseKind } from '@aosai/api/courses/courseRules';

interface Named {
  id: string;
  kind: CourseKind;
  title: string;
}

const DIGITS = '零一二三四五六七八九';

/** 三级 as 3级, so that levels are compared as numbers. */
const withNumbers = (title: string): string =>
  title.replaceAll(/[一二三四五六七八九](?=\s*级)/gu, (digit) => String(DIGITS.indexOf(digit)));

const byTitle = new Intl.Collator('zh-CN', { numeric: true });

/** Courses to choose from: first the one that the class follows, then by kind, and within a kind by title and level. */
export function inCourseOrder<Row extends Named>(rows: readonly Row[], first: string | null | undefined): Row[] {
  const kindOf = ({ kind }: Row) => COURSE_KIND.values.indexOf(kind);
  return rows.toSorted(
    (a, b) =>
      Number(b.id === first) - Number(a.id === first) ||
      kindOf(a) - kindOf(b) ||
      byTitle.compare(withNumbers(a.title), withNumbers(b.title)),
  );
}
