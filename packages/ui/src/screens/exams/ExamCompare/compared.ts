import type { ExamScores } from '@aosai/api/exams/examScores.contract';
import { scoreFigures } from '@aosai/api/exams/scoreFigures';

/** A student in both exams; totals in percent of the full score, two decimals. */
export interface ComparedRow {
  memberId: string;
  name: string;
  no: string | null;
  className: string | null;
  before: number | null;
  after: number | null;
  change: number | null;
}

/** A section that both exams have, with the class's mean in percent. */
export interface ComparedSection {
  name: string;
  before: number | null;
  after: number | null;
}

const percent = (value: number, of: number): number => Math.round((10_000 * value) / Math.max(1, of)) / 100;

/** Each student's share of the full score over all papers of an exam; a paper not sat counts 0, none sat gives null. */
function sharesOf({ papers }: ExamScores): ReadonlyMap<string, number> {
  const most = papers.reduce((sum, { totalPoints }) => sum + totalPoints, 0);
  const totals = new Map<string, number>();
  for (const { rows } of papers)
    for (const { memberId, totalPoints } of rows)
      if (totalPoints !== null) totals.set(memberId, (totals.get(memberId) ?? 0) + totalPoints);
  return new Map([...totals].map(([id, total]) => [id, percent(total, most)]));
}

const meanOf = (values: readonly number[]): number | null => {
  const figures = scoreFigures(values.map((value) => Math.round(value * 100)));
  return figures ? figures.mean / 100 : null;
};

/** The mean share of each section by its name, of these students. */
function sectionShares({ papers }: ExamScores, members: ReadonlySet<string>): ReadonlyMap<string, number | null> {
  const shares = new Map<string, number[]>();
  for (const { sections, rows } of papers)
    for (const [no, { name, maxPoints }] of sections.entries())
      for (const { memberId, sections: given } of rows) {
        const points = given[no];
        if (points === null || points === undefined || !members.has(memberId)) continue;
        shares.set(name, [...(shares.get(name) ?? []), percent(points, maxPoints)]);
      }
  return new Map([...shares].map(([name, all]) => [name, meanOf(all)]));
}

/** Compares two exams of the same students; means are those of students with a result in both. */
export function compared(earlier: ExamScores, later: ExamScores) {
  const [before, after] = [sharesOf(earlier), sharesOf(later)];
  const people = new Map(
    [...earlier.papers, ...later.papers].flatMap(({ rows }) => rows).map((row) => [row.memberId, row]),
  );
  const rows = [...people.values()].map(({ memberId, name, no, className }): ComparedRow => {
    const [first = null, second = null] = [before.get(memberId), after.get(memberId)];
    const change = first === null || second === null ? null : Math.round((second - first) * 100) / 100;
    return { memberId, name, no, className, before: first, after: second, change };
  });
  const inBoth = rows.filter(({ change }) => change !== null);
  const members = new Set(inBoth.map(({ memberId }) => memberId));
  const [earlierSections, laterSections] = [sectionShares(earlier, members), sectionShares(later, members)];
  const names = [...earlierSections.keys()].filter((name) => laterSections.has(name));
  return {
    rows: rows.toSorted((a, b) => (b.change ?? Number.NEGATIVE_INFINITY) - (a.change ?? Number.NEGATIVE_INFINITY)),
    bothCount: inBoth.length,
    before: meanOf(inBoth.flatMap((row) => row.before ?? [])),
    after: meanOf(inBoth.flatMap((row) => row.after ?? [])),
    sections: names.map((name): ComparedSection => ({
      name,
      before: earlierSections.get(name) ?? null,
      after: laterSections.get(name) ?? null,
    })),
  };
}
