import { expect, test } from 'vitest';
import { enrolmentOf, publishFault, windowProblem } from './publishFault.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const windows = { enrollStartAt: at(1), enrollEndAt: at(4), startAt: at(4), endAt: at(6) };
const paper = { title: '一级模拟卷', isReady: true, durationMin: 120 };
const fault = (changes: Partial<typeof windows> = {}, papers: (typeof paper)[] = [paper]) =>
  publishFault({ ...windows, ...changes }, papers, at(3));

test('publishFault: requires ready papers that fit into valid future windows', () => {
  expect({
    whole: fault(),
    backwards: fault({ endAt: at(4) }),
    enrolment: fault({ enrollStartAt: at(4) }),
    enrolmentAfter: fault({ enrollEndAt: at(7) }),
    past: fault({ startAt: at(0), endAt: at(3), enrollStartAt: at(0), enrollEndAt: at(2) }),
    noPaper: fault({}, []),
    unready: fault({}, [paper, { ...paper, title: '二级卷', isReady: false }]),
    tooLong: fault({}, [{ ...paper, durationMin: 121 }]),
  }).toEqual({
    whole: null,
    backwards: '结束时间要晚于开始时间',
    enrolment: '报名截止要晚于报名开始',
    enrolmentAfter: '报名截止不能晚于考试结束',
    past: '结束时间已经过去',
    noPaper: '还没有选择试卷',
    unready: '试卷「二级卷」还没有完成',
    tooLong: '试卷「一级模拟卷」要 121 分钟，比考试的开放时间长',
  });
});

test('windowProblem: names the field to correct and ignores missing times', () => {
  expect({
    nothing: windowProblem({}),
    noEnrolment: windowProblem({ startAt: at(4), endAt: at(6) }),
    backwards: windowProblem({ startAt: at(4), endAt: at(4) })?.at,
    enrolment: windowProblem({ enrollStartAt: at(4), enrollEndAt: at(3) })?.at,
    enrolmentAfter: windowProblem({ endAt: at(6), enrollEndAt: at(7) })?.at,
    longEnough: windowProblem({ startAt: at(4), endAt: at(6) }, 120),
    tooShort: windowProblem({ startAt: at(4), endAt: at(6) }, 121),
  }).toEqual({
    nothing: null,
    noEnrolment: null,
    backwards: 'endAt',
    enrolment: 'enrollEndAt',
    enrolmentAfter: 'enrollEndAt',
    longEnough: null,
    tooShort: { at: 'endAt', text: '试卷要 121 分钟，比考试的开放时间长，请把结束时间改晚' },
  });
});

test('enrolmentOf: without times enrolment is open from now until the exam ends', () => {
  const exam = { startAt: at(4), endAt: at(6) };
  expect(enrolmentOf(exam, at(3))).toEqual({ enrollStartAt: at(3), enrollEndAt: at(6) });
  expect(enrolmentOf(exam, at(7))).toEqual({ enrollStartAt: at(4), enrollEndAt: at(6) });
});
