/** The part of a file of questions that holds one question. */
export interface QuestionBlock {
  /** The line of its head, counted from 1. */
  line: number;
  key: string;
  type: '单选' | '判断' | '填空';
  difficulty: string;
  points: string[];
  tags: string[];
  text: string;
}

/** `## s1 单选 简单 io assign #输入输出`: key, type, difficulty, knowledge points, words for search. */
const HEAD = /^## (\S+) (单选|判断|填空) (\S+)((?: [a-z][\w/-]*)+)((?: #\S+)+)$/u;

const words = (text: string) => text.trim().split(' ');

/** Splits a file into its questions, in order. */
export function questionBlocks(markdown: string, file: string): QuestionBlock[] {
  let next = 1;
  return markdown
    .split(/^(?=## )/mu)
    .map((piece) => {
      const line = next;
      next += piece.split('\n').length - 1;
      return { piece, line };
    })
    .filter(({ piece }) => piece.startsWith('## '))
    .map(({ piece, line }) => {
      const [head = '', ...lines] = piece.split('\n');
      const [, key = '', type = '', difficulty = '', points = '', tags = ''] = HEAD.exec(head) ?? [];
      if (type !== '单选' && type !== '判断' && type !== '填空')
        throw new Error(
          `${file}:${line}: unreadable head "${head}": write key, type, difficulty, points and words for search, like ## s1 单选 简单 io #输入输出`,
        );
      return {
        line,
        key,
        type,
        difficulty,
        points: words(points),
        tags: words(tags).map((tag) => tag.slice(1)),
        text: lines.join('\n'),
      };
    });
}
