import { OpenElsewhere, type OpenElsewhereProps } from '../../../exams/OpenElsewhere/OpenElsewhere.tsx';

/** Explains the effect on homework of questions that are already in use elsewhere. */
export const ElsewhereNote = ({ places }: Pick<OpenElsewhereProps, 'places'>) => (
  <OpenElsewhere places={places}>
    这些题现在别处也在用：学生可能在那里先看到答案；题目在正式考试里的，那场考试结束前这份作业也不公布它的对错。
  </OpenElsewhere>
);
