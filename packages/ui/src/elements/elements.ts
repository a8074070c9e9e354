import type { ElementDefinition } from './defineElement.ts';
import type { ElementProperties, ElementTag } from './elementTypes.ts';
import type { Part } from './part.tsx';

/** Fetches React and the styles, which all elements share, in parallel with the part. */
const withMount = async (fetching: Promise<{ part: Part }>) => {
  const [{ part }, { mountPart }] = await Promise.all([fetching, import('./mountPart.tsx')]);
  return { part, mountPart };
};

/** Every element by its tag. Properties are repeated here because an element needs them before its part is fetched. */
export const elements: {
  readonly [Tag in ElementTag]: ElementDefinition & { properties: readonly (keyof ElementProperties[Tag])[] };
} = {
  'ao-question': {
    properties: ['question', 'answer', 'mode', 'readOnly', 'size', 'mineWord'],
    load: () => withMount(import('./parts/QuestionPart.tsx')),
  },
  'ao-answer-sheet': {
    properties: ['sections', 'currentId'],
    load: () => withMount(import('./parts/AnswerSheetPart.tsx')),
  },
  'ao-countdown': {
    properties: ['deadlineAt', 'serverTime', 'size'],
    load: () => withMount(import('./parts/CountdownPart.tsx')),
  },
  'ao-ranking': {
    properties: ['label', 'members', 'maxPoints', 'selfId', 'named'],
    load: () => withMount(import('./parts/RankingPart.tsx')),
  },
  'ao-vip-card': {
    properties: ['name', 'type', 'validUntil', 'rights', 'serverTime', 'priceFen', 'per'],
    load: () => withMount(import('./parts/VipCardPart.tsx')),
  },
  'ao-exam-list': {
    properties: ['exams', 'serverTime', 'site'],
    load: () => withMount(import('./parts/ExamListPart.tsx')),
  },
  'ao-python-field': {
    properties: ['site'],
    load: () => withMount(import('./parts/PythonFieldPart.tsx')),
  },
  'ao-exam-room': {
    properties: ['ticket', 'examId', 'paperId', 'site'],
    load: () => withMount(import('./parts/ExamRoomPart.tsx')),
  },
  'ao-practice': {
    properties: ['ticket', 'mode', 'level', 'questionId', 'site'],
    load: () => withMount(import('./parts/PracticePart.tsx')),
  },
  'ao-course': {
    properties: ['courseId', 'ticket', 'site'],
    load: () => withMount(import('./parts/CoursePart.tsx')),
  },
};
