import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import { reasonFields } from '@aosai/api/kit/reasons';
import { rowActs } from '../../../patterns/RowActs/RowActs.tsx';

const isMine = ({ staff }: ExamDetail): boolean => staff?.mayWrite === true;
const isDraft = ({ status }: ExamDetail): boolean => status === LIFECYCLE.draft;
const isOpen = ({ status }: ExamDetail): boolean => status !== LIFECYCLE.draft && status !== LIFECYCLE.ended;

/** What can be done with an exam as a whole besides publishing it, in the head of its pages. */
export const ExamActs = rowActs<ExamDetail>()({
  noun: '考试',
  nameOf: ({ title }) => title,
  acts: {
    copy: { at: 'row', label: '复制一份', done: '已复制，先是草稿，没有学生' },
    unpublish: {
      at: 'row',
      label: '取消发布',
      when: (exam) => isOpen(exam) && isMine(exam),
      ask: { confirm: '学生看不到这场考试了。已经有人报名的不能取消，可以终止。' },
    },
    stop: {
      at: 'row',
      label: '终止',
      done: '已终止，正在收卷',
      when: (exam) => isOpen(exam) && isMine(exam),
      ask: {
        form: reasonFields(
          '原因',
          '参加的学生会看到。正在作答的马上收卷。终止以后不能恢复，也不能补考；要给缺考的学生补考，就让考试按时结束。',
        ),
        title: ({ title }) => `终止「${title}」？`,
        submitLabel: '终止考试',
      },
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      when: (exam) => isDraft(exam) && isMine(exam),
      ask: { confirm: '删除后不能恢复。', danger: true },
    },
  },
});
