import { GRACE_MS, MS_PER_SECOND, PRESENT_WITHIN_MS } from '@aosai/api/kit/constants';
import { givenMin, isCutShort } from '../examState.ts';
import { daysUntil, momentText } from '@aosai/api/kit/dayText';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import { clockText } from '@aosai/api/kit/beijing';

export interface StartRule {
  title: string;
  text: string;
}

/** When the exam ends, with its day unless that is today. */
const endText = ({ endAt }: ExamDetail, now: number): string =>
  daysUntil(endAt, now) === 0 ? clockText(endAt) : momentText(endAt, now);

/** How long the clock runs, and when it stops at the latest. */
const clockRule = (exam: ExamDetail, now: number): string =>
  isCutShort(exam, now)
    ? `点「开始计时」后连续计时到 ${endText(exam, now)} 考试结束为止，现在开始还有 ${givenMin(exam, now)} 分钟；关闭页面、断网都不停表。`
    : `点「开始计时」后连续计时 ${exam.durationMin} 分钟，关闭页面、断网都不停表，最晚到 ${endText(exam, now)} 考试结束时收卷。`;

/** The rules a student must know before the clock of this exam starts. */
export const startRules = (exam: ExamDetail, now: number): StartRule[] => [
  { title: '连续计时', text: clockRule(exam, now) },
  {
    title: '自动保存',
    text: '选项点了就存，代码停笔 2 秒后保存。断网时先存在本机，恢复后自动补传，可以换电脑接着做。',
  },
  ...(exam.isMock
    ? [{ title: '模拟考试', text: '每开始一次用掉一次模拟考试次数，中断后接着做不再计；由班级安排的不计次数。' }]
    : []),
  {
    title: '到时收卷',
    text: `时间到自动交卷，以最后保存的答案为准，代码也一样。到时已断网 ${PRESENT_WITHIN_MS / MS_PER_SECOND} 秒以上的，${GRACE_MS / MS_PER_SECOND} 秒内补传的答案仍计分，并标给老师。`,
  },
  exam.feedback === 'ioi'
    ? { title: '编程题', text: '可以多次提交，每次都显示得分和各测试点的结论，也可以先用自己的输入自测。' }
    : { title: '编程题', text: '作答时只能自测运行，交卷后统一评测。' },
  exam.recordsEvents
    ? {
        title: '过程记录',
        text: '切换页面、粘贴的长度、断网会被记下，只供老师参考，不会自动扣分。不使用摄像头和麦克风。',
      }
    : { title: '过程记录', text: '这场考试不记录切换页面等操作，不使用摄像头和麦克风。' },
];
