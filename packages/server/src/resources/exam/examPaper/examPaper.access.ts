import { examPaper } from '../../../db/schema/exam.ts';
import { accessOf } from '../../../everyCall/accessOf.ts';
import { MEMBERS } from '../../../everyCall/reach.ts';

export const access = accessOf('examPaper', {
  row: (site, owner) =>
    site.insert(examPaper, owner, {
      title: '矩阵卷',
      template: 'gesp-1',
      sections: [],
      totalPoints: 0,
      durationMin: 60,
      shuffle: { section: false, question: false, option: false },
      scorePolicy: 'best',
      feedback: 'deferred',
    }),
  rules: {
    'GET /examPaper/queryById': { doors: MEMBERS },
    'GET /oj/examPaper/queryById': { doors: MEMBERS },
    'POST /examPaper/queryQuestionList': { doors: MEMBERS },
    'POST /oj/examPaper/queryQuestionList': { doors: MEMBERS },
    'POST /examPaper/queryQuestionListByExam': { doors: MEMBERS },
    'POST /oj/examPaper/queryQuestionListByExam': { doors: MEMBERS },
  },
});
