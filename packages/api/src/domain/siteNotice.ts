/** Whom a line of the notice may be for, as it is written in front of it. */
const AUDIENCES = { 访客: 'guest', 学生: 'student', 家长: 'parent', 老师: 'teacher' } as const;

/** Who reads: nobody signed in, a kind of member, or someone of the back office. */
export type NoticeReader = (typeof AUDIENCES)[keyof typeof AUDIENCES] | 'user';

/** The longest line, as the notice bar shows it. */
export const NOTICE_LINE_MAX = 200;

const MARKED = /^【(访客|学生|家长|老师)】\s*/;

interface Line {
  /** Null for everybody to whom no other line speaks. */
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
 * What the site's notice says to a reader: the line for them, else the one for everybody; null for nothing. A notice of
 * one unmarked line says the same to all.
 *
 * @param reader undefined while it is not known who reads: only what all would read is told then
 */
export function noticeFor(value: string, reader: NoticeReader | undefined): string | null {
  const lines = linesOf(value);
  if (reader === undefined && lines.some(({ audience }) => audience !== null)) return null;
  const said = lines.find(({ audience }) => audience === reader) ?? lines.find(({ audience }) => audience === null);
  return said?.text || null;
}

/** Why a text cannot be the notice, in Chinese; null when it can. */
export function noticeFault(value: string): string | null {
  const lines = linesOf(value);
  if (lines.some(({ text }) => text.length > NOTICE_LINE_MAX)) return `一行最多 ${NOTICE_LINE_MAX} 个字，请缩短`;
  if (lines.some(({ text }) => text === '')) return '【】后面要写通知的内容';
  const audiences = lines.map(({ audience }) => audience);
  return new Set(audiences).size === audiences.length
    ? null
    : '同一类人只能有一行；行首写【访客】【学生】【家长】或【老师】，不写就是给其他所有人';
}
