import { bankParams, type OpenBankFilter } from '@aosai/api/practice/openBank';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { PracticeProps } from '../../../patterns/Practice/practiceProps.ts';
import { PracticeList } from '../../../patterns/Practice/PracticeList.tsx';
import { PracticePage } from '../../../patterns/Practice/PracticePage.tsx';
import { RunSummary } from './parts/RunSummary.tsx';
import { RUN_MODES, type RunMode } from './runModes.ts';
import type { RunQuestion } from './runQuestion.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const WORDS = {
  due: { title: '没有要复习的题了', what: '错题到日子会回来。可以先做十道新题。' },
  weak: { title: '这个级别还没有可以练的题', what: '换一个级别，或者随机做十题。' },
  random: { title: '题库里还没有公开的题', what: '从课程的单元开始练习。' },
  bank: { title: '没有这样的题', what: '回到题库，少选一个条件。' },
  blueprint: { title: '这一级还没有公开的题', what: '先做训练营里的单元。' },
  points: { title: '这几个点还没有可以练的题', what: '资料准备中，可以先做弱项十题。' },
  redo: { title: '这些题现在不能重做', what: '有的题还在别的考试里，到日子会在待复习里出现。' },
} as const;

/** Shown if the run has no questions: what to do next. */
const EmptyRun = ({ mode, back }: { mode: RunMode; back: { label: string; href: string } }) => (
  <>
    <VisuallyHidden as="h2">题目</VisuallyHidden>
    <Empty title={WORDS[mode].title} icon="check" action={<ButtonLink href={back.href}>回到{back.label}</ButtonLink>}>
      {WORDS[mode].what}
    </Empty>
  </>
);

export type { RunMode, RunQuestion };

export interface PracticeRunProps extends PracticeProps {
  mode: RunMode;
  /** What a run was drawn by: back leads there. */
  drawnBy?: { level: string | null; filter: OpenBankFilter };
  questions: Loaded<readonly RunQuestion[]>;
  /** Id of the current question; null at the end, which shows the summary. */
  currentId: string | null;
  onGo: (id: string | null) => void;
  /** Starts ten more questions. */
  onAgain: () => void;
  onRetry: () => void;
}

/** Where the run was started. */
function placeOf(mode: RunMode, drawnBy: PracticeRunProps['drawnBy']): { label: string; href: string } {
  if (mode === 'bank' && drawnBy) return { label: '题库', href: practiceLinks.bank(bankParams(drawnBy.filter)) };
  const level = /^gesp-([a-z]+)-(\d)$/.exec(drawnBy?.level ?? '');
  if (mode === 'blueprint' && level) return { label: '训练营', href: courseLinks.camp(level[1], Number(level[2])) };
  return { label: '练习', href: practiceLinks.home };
}

const SUMMARY = 'summary';
const SHEET = '这一组题';

/** A series of questions, followed by a summary. */
export const PracticeRun = (props: PracticeRunProps) => {
  const { mode, drawnBy, questions, currentId, onGo, onAgain, onRetry, practice, ...rest } = props;
  const back = placeOf(mode, drawnBy);
  const all = questions.data ?? [];
  const ids = [...all.map(({ id }) => id), SUMMARY];
  const place = currentId === null ? all.length : ids.indexOf(currentId);
  const go = (id: string) => onGo(id === SUMMARY ? null : id);
  const isEmpty = questions.data !== undefined && all.length === 0;
  const content = isEmpty ? (
    <EmptyRun mode={mode} back={back} />
  ) : questions.data && currentId === null ? (
    <RunSummary questions={questions.data} mode={mode} back={back} onAgain={onAgain} />
  ) : undefined;
  return (
    <PracticePage
      {...rest}
      practice={questions.data ? practice : { error: questions.error }}
      title={RUN_MODES[mode]}
      back={back}
      content={content}
      onRetry={onRetry}
      sheet={
        all.length === 0
          ? null
          : {
              name: SHEET,
              place: currentId === null ? '小结' : `${place + 1} / ${all.length}`,
              currentId: currentId ?? SUMMARY,
              previousId: ids[place - 1] ?? null,
              nextId: ids[place + 1] ?? null,
              onGo: go,
              list: (
                <PracticeList
                  label={SHEET}
                  items={all.map(({ id, title, state }, at) => ({ id, name: `第 ${at + 1} 题`, title, state }))}
                  last={{ id: SUMMARY, name: '小结' }}
                  currentId={currentId ?? SUMMARY}
                  onGo={go}
                />
              ),
            }
      }
    />
  );
};
