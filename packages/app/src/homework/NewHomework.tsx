import { dateText } from '@aosai/api/kit/beijing';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { secondLine } from '@aosai/api/questions/secondLine';
import { QUESTION } from '@aosai/api/questions/bank';
import {
  type AssignDraft,
  type AssignGoal,
  AssignHomework,
  type AssignKnown,
  type AssignOrder,
  type AssignRead,
  freshDraft,
  quizDraft,
} from '@aosai/ui/screens/homework/AssignHomework';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { useDialogDraft, useKeptDraft } from '@aosai/ui/patterns/dialogDraft';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Client } from '@aosai/api/client/client';
import { useFoundStudents, useBatchGroups } from '../enrolment/useBatchEnroll.ts';
import { useClassList } from '../enrolment/useClasses.ts';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { requestIds } from '../kit/requestIds.ts';
import { useNow } from '../kit/useNow.ts';
import { pickable, usePickerBank } from '../questions/usePickerBank.ts';
import { questionsOf } from './homeworkPapers.ts';

const requests = requestIds();

type Assigned = Awaited<ReturnType<Client['homework']['assign']>>;

/** What of the address belongs to the dialog. */
const OF_DIALOG = ['do', 'grade', 'paper', 'chapter', 'course', 'questions'];

function inputOf({ publish, rounds, goals }: AssignOrder) {
  const idsOf = (kind: AssignGoal['kind']) => goals.flatMap((goal) => (goal.kind === kind ? [goal.id] : []));
  return {
    publish,
    rounds: rounds.map(({ title, openAt, dueAt, lateUntilAt, questions }) => ({
      title: title.trim(),
      openAt,
      dueAt,
      lateUntilAt,
      questions: questions.map(({ questionId, points }) => ({ questionId, ...(points !== undefined && { points }) })),
    })),
    goals: [
      ...idsOf('grade').map((gradeId) => ({ gradeId, groupId: null })),
      ...idsOf('gradeGroup').map((id) => {
        const [gradeId = '', groupId = ''] = id.split(':');
        return { gradeId, groupId };
      }),
    ],
    teacherGroupIds: idsOf('teacherGroup'),
    memberIds: idsOf('member'),
  };
}

function doneWords({ publish, rounds }: AssignOrder, students: number): string {
  if (!publish) return '已存为草稿，还没有发布';
  return rounds.length > 1 ? `${rounds.length} 份作业已布置给 ${students} 人` : `已发给 ${students} 人`;
}

const questionsOfPaper = async (calls: Client, id: string) =>
  (await questionsOf(calls, id)).map((one) => ({ ...one, title: '' }));

/** Questions of a chapter that can be assigned. */
async function questionsOfChapter(calls: Client, chapterId: string) {
  const { questions } = await calls.chapter.queryQuestionList({ chapterId });
  return questions.flatMap(({ questionId, title, staff }) =>
    staff?.status === QUESTION.ready ? [{ questionId, title }] : [],
  );
}

/** The goals of the caller's last homework that they may still choose. */
function useLastGoals(groups: readonly AssignGoal[]): readonly AssignGoal[] | undefined {
  const last = useOfficeCall(['lastGoals'], async (calls) => {
    const { content } = await calls.homework.queryList({ made: true, page: 0, size: 1, sort: ['updatedAt,desc'] });
    const [homework] = content;
    const found: string[] = [];
    for (const { id: gradeId } of homework?.grades ?? []) {
      const input = { gradeId, targetType: 'homework' as const, targetId: homework?.id ?? '' };
      const rows = (await calls.grade['controls/queryList'](input)).content;
      found.push(
        ...rows.flatMap(({ visible, groupId }) => (visible ? [groupId ? `${gradeId}:${groupId}` : gradeId] : [])),
      );
    }
    return found;
  });
  return last.data && groups.filter(({ id }) => last.data?.includes(id));
}

/** How many students each class has. */
function useClassSizes(): AssignKnown['sizes'] {
  const read = useOfficeCall(['assignSizes'], async (calls) => {
    const { content } = await calls.grade.queryList({ size: MAX_PAGE_SIZE });
    return Object.fromEntries(content.map(({ id, staff, takenCount }) => [id, staff?.enrolledCount ?? takenCount]));
  });
  return read.data ?? {};
}

const idsIn = (params: URLSearchParams, name: string): string[] =>
  (params.get(name) ?? '').split(',').filter((id) => id !== '');

/** What the address has chosen already: a class, and papers, chapters or questions, with their names. */
async function givenBy(calls: Client, params: URLSearchParams): Promise<Partial<AssignDraft>> {
  const [papers, chapters, questions] = ['paper', 'chapter', 'questions'].map((name) => idsIn(params, name));
  const gradeId = params.get('grade');
  const grade = gradeId === null ? null : await calls.grade.queryById({ id: gradeId });
  const ofClass: Partial<AssignDraft> =
    grade === null ? {} : { goals: [{ kind: 'grade', id: grade.id, name: grade.title }], wrongOf: grade.id };
  if (questions?.length) {
    const read = await Promise.all(questions.map((id) => calls.question.queryById({ id })));
    return {
      ...ofClass,
      source: 'bank',
      basket: read.map((one) => pickable({ ...one, second: secondLine(one.staff?.source?.stem ?? '') })),
    };
  }
  if (papers?.length) {
    const read = await Promise.all(papers.map((examPaperId) => calls.examPaper.queryQuestionList({ examPaperId })));
    return {
      ...ofClass,
      source: 'paper',
      papers: read.map(({ examPaperId, title }) => ({ id: examPaperId, name: title })),
    };
  }
  if (chapters?.length) {
    const read = await Promise.all(chapters.map((id) => calls.chapter.queryById({ id })));
    const courseId = params.get('course') ?? read[0]?.staff?.courses[0]?.id ?? null;
    return { ...ofClass, source: 'chapter', courseId, chapters: read.map(({ id, title }) => ({ id, name: title })) };
  }
  return ofClass;
}

type Office = ReturnType<typeof useOffice>['office'];

/** The choices that a draft needs, read as it changes. */
function useAssignKnown(
  draft: AssignDraft,
  { office, now, keyword, isQuiz }: { office: Office; now: number; keyword: string; isQuiz: boolean },
): { known: AssignKnown; retry: () => void } {
  const list = useClassList();
  const classes = loadedAs(loaded(list), (all) => all.filter(({ status }) => status !== LIFECYCLE.ended));
  const ended = new Set((list.data ?? []).flatMap(({ id, status }) => (status === LIFECYCLE.ended ? [id] : [])));
  const groups = useBatchGroups().filter(({ id }) => !ended.has(id.split(':')[0] ?? ''));
  const last = useLastGoals(groups);
  const sizes = useClassSizes();
  const papers = useOfficeCall(['assignPapers'], async (calls) => {
    const { content } = await calls.examPaper.querySimpleList({ size: MAX_PAGE_SIZE });
    return content.map(({ id, title, totalPoints }) => ({ id, name: title, totalPoints }));
  });
  const source = draft.source ?? ((papers.data ?? []).length > 0 ? 'paper' : 'bank');
  const courses = useOfficeCall(source === 'chapter' ? ['assignCourses'] : null, async (calls) => {
    const { content } = await calls.course.querySimpleList({ size: MAX_PAGE_SIZE });
    return content.flatMap(({ id, title, chapterCount }) => (chapterCount > 0 ? [{ id, name: title }] : []));
  });
  const courseId = draft.courseId ?? courses.data?.[0]?.id;
  const chapters = useOfficeCall(
    source === 'chapter' && courseId !== undefined ? ['assignChapters', courseId] : null,
    async (calls) => {
      const { content } = await calls.course.queryChapterList({ courseId: courseId ?? '' });
      return content.flatMap(({ id, title, questionCount }) =>
        questionCount > 0 ? [{ id, name: title, questionCount }] : [],
      );
    },
  );
  const hadLast = last?.find(({ kind }) => kind === 'grade')?.id;
  const wrongOf = draft.wrongOf ?? hadLast ?? classes.data?.[0]?.id ?? null;
  const wrong = useOfficeCall(
    source === 'wrong' && wrongOf !== null ? ['assignWrong', wrongOf, draft.period] : null,
    async (calls) => (await calls.grade.queryWrongList({ id: wrongOf ?? '', period: draft.period })).content,
  );
  const parts = source === 'paper' ? draft.papers : source === 'chapter' ? draft.chapters : [];
  const read = useOfficeCall(parts.length === 0 ? null : ['assignRead', source, parts], (calls) =>
    Promise.all(
      parts.map(async ({ id, name }): Promise<AssignRead> => ({
        id,
        name,
        questions: await (source === 'paper' ? questionsOfPaper(calls, id) : questionsOfChapter(calls, id)),
      })),
    ),
  );
  const word = keyword.trim();
  const students = useFoundStudents(word === '' ? null : word);
  const known: AssignKnown = {
    base: `/web/${office}`,
    isQuiz,
    today: dateText(now),
    now,
    papers: loaded(papers),
    courses: loaded(courses),
    chapters: loaded(chapters),
    classes,
    wrongOf,
    wrong: loaded(wrong),
    read: loaded(read),
    groups,
    students: loadedAs(students, ({ content }) => content.map((one) => ({ ...one, kind: 'member' as const }))),
    keyword,
    last,
    sizes,
    bank: usePickerBank(),
  };
  const retry = () => void Promise.all([list, papers, courses, chapters, wrong, read].map(({ mutate }) => mutate()));
  return { known, retry };
}

/** 新建作业 with what the address has chosen. */
function Dialog({ given, fault }: { given: Partial<AssignDraft>; fault: string | null }) {
  const [params, setParams] = useSearchParams();
  const isQuiz = params.get('do') === 'quiz';
  const { office, calls } = useOffice();
  const now = useNow();
  const [first] = useState<AssignDraft>(() => ({ ...(isQuiz ? quizDraft : freshDraft)(now), ...given }));
  const kept = useDialogDraft(isQuiz ? '随堂测验' : '新建作业', first);
  const [draft, setDraft] = useState(kept.start);
  const [keyword, setKeyword] = useState('');
  const { act, perform } = useOfficeAct();
  const { known, retry } = useAssignKnown(draft, { office, now, keyword, isQuiz });
  useKeptDraft(kept, draft, act);
  const close = () =>
    setParams(
      (before) => {
        const kept = new URLSearchParams(before);
        for (const name of OF_DIALOG) kept.delete(name);
        return kept;
      },
      { replace: true },
    );
  const submit = (order: AssignOrder) => {
    const input = inputOf(order);
    let made: Assigned = { homework: [], students: 0 };
    const send = async () => {
      made = await calls.homework.assign({ ...input, requestId: requests.idOf(input) });
      requests.done(input);
    };
    void perform(send, () => doneWords(order, made.students)).then((isDone) => {
      if (!isDone) return;
      const [one] = made.homework;
      // After a series the list opens, after a single homework its page.
      const rest = made.homework.length > 1 || !one ? '' : `/${one.id}${order.publish ? '' : '?tab=settings'}`;
      navigate(`/web/${office}/homework${rest}`);
    });
  };
  return (
    <AssignHomework
      draft={draft}
      isDirty={JSON.stringify(draft) !== JSON.stringify(first)}
      kept={{ isRestored: kept.isRestored, drop: kept.drop, clear: () => setDraft(first) }}
      known={known}
      act={fault !== null && act.error === null ? { ...act, error: fault } : act}
      on={{ change: setDraft, search: setKeyword, submit, retry, close }}
    />
  );
}

/** 新建作业 over the list of homework, as `?do=create` opens it, or a quiz in class by `?do=quiz`; other pages lead here with a class or with questions. */
export function NewHomework() {
  const [params] = useSearchParams();
  const isGiven = ['grade', 'paper', 'chapter', 'questions'].some((name) => params.has(name));
  const given = useOfficeCall(isGiven ? ['assignGiven', params.toString()] : null, (calls) => givenBy(calls, params));
  if (isGiven && given.data === undefined && given.error === undefined) return null;
  return (
    <Dialog given={given.data ?? {}} fault={given.error ? `地址里选好的没有读出来：${given.error.message}` : null} />
  );
}
