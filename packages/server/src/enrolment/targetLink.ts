import type { TargetKind } from '@aosai/api/enrolment/enrolments';

/** The student's page of each kind of target, and its parameter for the id. */
const PAGES = {
  exam: { page: 'exam/detail', key: 'id' },
  homework: { page: 'homework/room', key: 'homeworkId' },
  grade: { page: 'grade/detail', key: 'id' },
} as const satisfies Record<TargetKind, { page: string; key: string }>;

/** The link, below /web/, of a message about an exam, a homework or a class. */
export function targetLink({ kind, id }: { kind: TargetKind; id: string }): string {
  const { page, key } = PAGES[kind];
  return `${page}?${new URLSearchParams({ [key]: id }).toString()}`;
}
