import * as z from 'zod/mini';
import { roomSection } from './attempt.ts';
import { call, resource } from '../call.ts';
import { examPaperCard } from './exam.ts';
import { id, idInput } from '../shared.ts';

const reading = { '': ['member'], oj: ['member'] } as const;
const sections = z.object({ examPaperId: id, title: z.string(), sections: z.array(roomSection) });

/** Papers for students: questions only inside a started attempt or after review has opened, never with keys. */
export const examPaper = resource('examPaper', {
  queryById: call({
    methods: ['GET'],
    mounts: reading,
    input: idInput,
    output: examPaperCard,
    errors: ['NOT_FOUND'],
    summary: '一份试卷的结构',
  }),
  queryQuestionList: call({
    methods: ['POST'],
    mounts: reading,
    input: z.strictObject({ examPaperId: id }),
    output: sections,
    errors: ['NOT_FOUND'],
    summary: '一份试卷的题目：作答中或公布后可见，不含答案',
  }),
  queryQuestionListByExam: call({
    methods: ['POST'],
    mounts: reading,
    input: z.strictObject({ examId: id }),
    output: z.object({ content: z.array(sections) }),
    errors: ['NOT_FOUND'],
    summary: '一场考试各份试卷的题目',
  }),
});
