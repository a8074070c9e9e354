import { COMPLETION, READING, SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource, GroupSource } from '@aosai/api/questions/source';
import type { PaperOutline } from './paperOutline.ts';

interface FirstRound extends Pick<PaperOutline, 'key' | 'title' | 'template'> {
  /** 入门级 or 提高级. */
  group: string;
  single: readonly ChoiceSource[];
  reading: readonly GroupSource[];
  completion: readonly GroupSource[];
}

const NOTES = [
  '本卷满分 100 分，考试时间 120 分钟。单选题每题 2 分；程序阅读共 40 分；程序完善共 30 分。',
  '程序阅读的判断题每题 1.5 分，选择题除注明外每题 3 分；程序完善每空 3 分。没有倒扣分。',
  '程序都用 C++14 编写，`int` 占 4 字节。作答时不能运行程序，请准备草稿纸。',
  '及格线 60 分只是练习用的参考，正式认证的分数线由各省公布，每年不同。',
].join('\n\n');

/** A practice paper for the first round of CSP. */
export const firstRound = ({ key, title, template, group, single, reading, completion }: FirstRound): PaperOutline => ({
  key,
  title,
  summary: `${group}第一轮模拟卷：15 道单选题、3 道程序阅读题和 2 道程序完善题。`,
  template,
  language: 'cpp',
  durationMin: 120,
  passScore: 60,
  feedback: 'deferred',
  scorePolicy: 'last',
  notes: NOTES,
  sections: [
    { name: '单选题', type: SINGLE, pointsEach: 200, questions: [...single] },
    { name: '程序阅读', type: READING, questions: [...reading] },
    { name: '程序完善', type: COMPLETION, questions: [...completion] },
  ],
});
