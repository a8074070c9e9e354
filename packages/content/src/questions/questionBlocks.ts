/** The part of a file of questions that holds one question. */
export interface QuestionBlock {
  file: string;
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
  return markdown
    .split(/^(?=## )/mu)
    .filter((piece) => piece.startsWith('## '))
    .map((piece) => {
      const [head = '', ...lines] = piece.split('\n');
      const [, key = '', type = '', difficulty = '', points = '', tags = ''] = HEAD.exec(head) ?? [];
      if (type !== '单选' && type !== '判断' && type !== '填空') throw new Error(`${file}: unreadable head: ${head}`);
      return {
        file,
        key,
        type,
        difficulty,
        points: words(points),
        tags: words(tags).map((tag) => tag.slice(1)),
        text: lines.join('\n'),
      };
    });
}
