/** Audiences of a line of the notice, by the mark in front of it. */
const AUDIENCES = { 访客: 'guest', 学生: 'student', 家长: 'parent', 老师: 'teacher' } as const;

/** The reader: nobody signed in, a type of member, or a back-office user. */
export type NoticeReader = (typeof AUDIENCES)[keyof typeof AUDIENCES] | 'user';

const MARKED = /^【(访客|学生|家长|老师)】\s*/;

interface Line {
  /** Null: for everybody without a line of their audience. */
  audience: NoticeReader | null;
  text: string;
}

/** The lines of a notice, each with its audience. */
export function noticeLines(value: string): Line[] {
  return value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const mark = MARKED.exec(line);
      const audience = mark ? AUDIENCES[mark[1] as keyof typeof AUDIENCES] : null;
      return { audience, text: mark ? line.slice(mark[0].length) : line };
    });
}

/**
 * The site's notice for a reader: the line of their audience, else the plain line, else null.
 *
 * @param reader undefined while unknown; then only a notice without audiences is returned
 */
export function noticeFor(value: string, reader: NoticeReader | undefined): string | null {
  const lines = noticeLines(value);
  if (reader === undefined && lines.some(({ audience }) => audience !== null)) return null;
  const said = lines.find(({ audience }) => audience === reader) ?? lines.find(({ audience }) => audience === null);
  return said?.text || null;
}
