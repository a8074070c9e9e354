/**
 * The subjects in their order: each may use those before it, never those after it (docs/house.md). All packages have
 * the same folders in the same order.
 */
export const SUBJECTS = [
  'platform',
  'accounts',
  'schools',
  'rights',
  'orders',
  'judging',
  'questions',
  'papers',
  'enrolment',
  'exams',
  'homework',
  'courses',
  'practice',
  'rejudging',
  'classes',
  'desks',
] as const;

/** The folders of the server in the same sense: what knows no subject, the subjects, and what puts them together. */
export const SERVER_ORDER = [
  'base',
  'excel',
  'importers',
  'adapters',
  'db',
  'keys',
  'kit',
  ...SUBJECTS,
  'http',
  'demo',
  'start',
] as const;
