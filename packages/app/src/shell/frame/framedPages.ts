/** The pages that a frame shows: an exam with its report, practice, and courses with their units. */
const FRAMED: ReadonlySet<string> = new Set([
  '/exam/detail',
  '/exam/room',
  '/exam/report/paper',
  '/play/home',
  '/play/run',
  '/question/detail',
  '/course/detail',
  '/chapter/detail',
]);

/** Whether a frame shows the page of a path; the query does not matter. */
export const isFramed = (path: string): boolean => FRAMED.has(path.split('?', 1)[0] ?? '');
