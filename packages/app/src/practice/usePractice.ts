import type { Answer } from '@aosai/api/questions/answers';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import { EMPTY_PRACTICE } from '@aosai/api/practice/emptyPractice';
import { kindOf } from '@aosai/api/questions/kinds';
import type { Loaded } from '@aosai/ui/patterns/Load';
import type {
  PracticeEvents,
  PracticeProps,
  PracticeReader,
  PracticeView,
} from '@aosai/ui/screens/practice/PracticeQuestion';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CODE_HELP } from '../judging/codeHelp.ts';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useEditor } from '../kit/useEditor.ts';
import { useNow } from '../kit/useNow.ts';
import { useOnline } from '../kit/useOnline.ts';
import { useAct } from '../kit/useAct.ts';
import { usePracticeCalls } from './usePracticeCalls.ts';
import { Stepper } from './steps/Stepper.tsx';
import { type PracticePlace, usePracticeDraft } from './usePracticeDraft.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

/** A question as the page has fetched it. */
export interface PracticeSource {
  questionId: string;
  title: string;
  difficulty: Difficulty;
  pricePoints: number;
  shown: RoomQuestion;
  /** The question is in a formal exam at present. */
  isHeld?: boolean | undefined;
  /** Analysis and video that the page's reader may see anyway, such as staff. */
  analysisHtml: string | null;
  videoFile: string | null;
}

const SECOND_MS = 1_000;

/** Practice also runs programs step by step. */
const PRACTICE_HELP = {
  ...CODE_HELP,
  Stepper,
};

function useReader(): PracticeReader | null {
  const current = useCurrent();
  if (current === undefined) return null;
  if (current === null) return 'guest';
  return current.realm === 'member' && current.member.type === 'student' ? 'student' : 'reader';
}

/** State and actions of a question in practice: its content comes from the page, the student's work from the server. */
export function usePractice(
  source: Loaded<PracticeSource>,
  place: PracticePlace | null,
  onChange: () => void = () => undefined,
): PracticeProps {
  const { client, session } = useAosai();
  const who = useReader();
  const now = useNow(SECOND_MS);
  const isOnline = useOnline();
  const { theme, editor, editorMode, on: editing } = useEditor();
  const { act, perform } = useAct();
  const found = source.data;
  const isTask = found !== undefined && kindOf(found.shown.type).body === 'task';
  const isHeld = found?.isHeld === true;
  const work = usePracticeCalls(who === 'student' && !isHeld ? place : null, isTask);
  const { standing } = work;
  const { data } = standing;
  const draft = usePracticeDraft(place, data);
  // A verdict arrives some time after the submission; then the page around the question must be refreshed too.
  const stood = data && `${place?.questionId} ${data.state.status} ${data.state.bestPercent} ${data.state.solvedAt}`;
  const told = useRef(stood);
  const follow = useEffectEvent(() => {
    const before = told.current;
    told.current = stood;
    // The change came from switching the question, so nothing needs a refresh.
    if (before !== stood && before?.startsWith(`${place?.questionId} `)) onChange();
  });
  useEffect(() => {
    if (stood !== undefined) follow();
  }, [stood]);
  const ask = () => session.ask('member');
  const asStudent = (doIt: () => void) => (who === 'guest' ? ask() : doIt());
  const mark = (wish: { favourite?: boolean; mastered?: boolean; reveal?: true; hint?: true }, said: string | null) =>
    void perform(async () => {
      if (!place) return;
      const reply = await client.memberQuestion.mark({ ...place, ...wish }, { quiet: true });
      await standing.mutate((before) => before && { ...before, ...reply });
      onChange();
    }, said);
  const submit = (answer: Answer | null) =>
    asStudent(() => {
      if (answer) void work.submit(answer).then(onChange);
    });

  const on: PracticeEvents = {
    ...editing,
    answer: (_, answer) => draft.write(answer),
    submit: (_, shown) => submit(shown ?? draft.answer),
    run: (wish) => asStudent(() => void work.run(wish)),
    openPrograms: work.openPrograms,
    openCases: (tryId) => void work.openCases(tryId),
    pasted: () => undefined,
    dismissLost: draft.dismissLost,
    favourite: (favourite) => mark({ favourite }, favourite ? '已收藏' : '已取消收藏'),
    mastered: (mastered) => mark({ mastered }, mastered ? '已标为掌握' : '已放回错题本'),
    reveal: () => mark({ reveal: true }, null),
    hint: () => mark({ hint: true }, null),
    unlock: () =>
      asStudent(
        () =>
          void perform(async () => {
            await client.question.buy({ id: place?.questionId ?? '' }, { group: 'oj', quiet: true });
            await standing.mutate();
          }, '题解已解锁'),
      ),
    clean: () =>
      perform(async () => {
        await client.memberQuestion.clean({ questionId: place?.questionId ?? '' }, { quiet: true });
        draft.forget();
        await standing.mutate();
        onChange();
      }, '已清除这道题的记录'),
    signIn: ask,
  };

  const isReady = found !== undefined && who !== null && (who !== 'student' || data !== undefined);
  const view: PracticeView | null = isReady
    ? {
        questionId: found.questionId,
        title: found.title,
        difficulty: found.difficulty,
        pricePoints: found.pricePoints,
        question: data?.shown ? { ...data.shown, no: found.shown.no } : found.shown,
        who,
        standing: { answer: draft.answer, drafts: draft.drafts },
        save: who === 'student' ? draft.save : null,
        lost: draft.lost,
        state: data?.state ?? EMPTY_PRACTICE,
        // For a student's programming question only the standing counts: the page's copy of the analysis may be from
        // before a clean start.
        solution:
          data?.solution ??
          (found.analysisHtml === null || (who === 'student' && isTask)
            ? null
            : { rightAnswer: null, acceptedTexts: null, analysisHtml: found.analysisHtml, videoFile: found.videoFile }),
        note: data?.note ?? null,
        hints: data?.hints ?? null,
        tries: data?.tries ?? [],
        casePolicy: data?.casePolicy ?? 'none',
        casesLeft: data?.quotas.cases.left ?? null,
        work: {
          // Practice shows one version of a question; results of older versions are listed under it.
          submissions: work.submissions.map((one) => ({ ...one, questionId: found.shown.id })),
          submitCount: work.submitCount,
          trial: work.trial,
          submittingIds: work.isSending ? [found.shown.id] : [],
          online: isOnline,
          scored: true,
          help: PRACTICE_HELP,
          switchNote: '每次提交按提交时选用的语言评测。',
        },
        isSending: work.isSending,
        refused: work.refused,
        earned: work.earned,
        cases: work.cases,
        act,
      }
    : null;
  return {
    isHeld,
    practice: view
      ? { data: view }
      : {
          error: source.error ?? standing.error?.message ?? null,
          isFinal: source.error ? source.isFinal : standing.error?.isTransient === false,
        },
    programs: loaded(work.programs),
    theme,
    editor,
    editorMode,
    now,
    on,
  };
}
