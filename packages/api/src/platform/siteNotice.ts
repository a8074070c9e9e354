/** Audiences of a line of the notice, by the mark in front of it. */
const AUDIENCES = { 访客: 'guest', 学生: 'student', 家长: 'parent', 老师: 'teacher' } as const;

/** The reader: nobody signed in, a type of member, or a back-office user. */
export type NoticeReader = (typeof AUDIENCES)[keyof typeof AUDIENCES] | 'user';

/** Maximum length of a line, which the notice bar can show. */
export const NOTICE_LINE_MAX = 200;

const MARKED = /^【(访客|学生|家长|老师)】\s*/;

interface Line {
  /** Null: for everybody without a line of their audience. */
  audience: NoticeReader | null;
  text: string;
}

function linesOf(value: string): Line[] {
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
  const lines = linesOf(value);
  if (reader === undefined && lines.some(({ audience }) => audience !== null)) return null;
  const said = lines.find(({ audience }) => audience === reader) ?? lines.find(({ audience }) => audience === null);
  return said?.text || null;
}

/** Returns in Chinese why a text cannot be the notice, or null. */
export function noticeFault(value: string): string | null {
  const lines = linesOf(value);
  if (lines.some(({ text }) => text.length > NOTICE_LINE_MAX)) return `一行最多 ${NOTICE_LINE_MAX} 个字，请缩短`;
  if (lines.some(({ text }) => text === '')) return '【】后面要写通知的内容';
  const audiences = lines.map(({ audience }) => audience);
  return new Set(audiences).size === audiences.length
    ? null
    : '同一类人只能有一行；行首写【访客】【学生】【家长】或【老师】，不写就是给其他所有人';
}
