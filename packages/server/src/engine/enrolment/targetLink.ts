import type { TargetKind } from '@aosai/api/domain/enrolments';

/** The page on which a student finds it, and the name by which that page takes it. */
const PAGES = {
  exam: { page: 'exam/detail', key: 'id' },
  homework: { page: 'homework/room', key: 'homeworkId' },
  grade: { page: 'grade/detail', key: 'id' },
} as const satisfies Record<TargetKind, { page: string; key: string }>;

/** Where a message about an exam, a homework or a class leads its student, below /web/. */
export function targetLink({ kind, id }: { kind: TargetKind; id: string }): string {
  const { page, key } = PAGES[kind];
  return `${page}?${new URLSearchParams({ [key]: id }).toString()}`;
}
