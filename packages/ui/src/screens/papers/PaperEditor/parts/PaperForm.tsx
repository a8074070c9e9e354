import { QUESTION } from '@aosai/api/questions/bank';
import { languageOf, levelOfStage } from '@aosai/api/questions/pointId';
import { PAPER_LIMITS } from '@aosai/api/papers/paperRules';
import { sectionNameOf } from '@aosai/api/papers/paperForms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { LeaveDialog } from '../../../../patterns/ConfirmDialog/LeaveDialog.tsx';
import {
  firstQuery,
  type PickableQuestion,
  QuestionPicker,
} from '../../../../patterns/QuestionPicker/QuestionPicker.tsx';
import { Moves } from '../../../../patterns/Moves/Moves.tsx';
import { focusWrong } from '../../../../patterns/QuestionPicker/PointsInput.tsx';
import { useLeaveGuard } from '../../../../patterns/FormDialog/useLeaveGuard.ts';
import {
  added,
  firstNo,
  formerIds,
  replaced,
  swappedBack,
  withPoints,
  withQuestionPoints,
  withoutQuestion,
} from '../moves.ts';
import { countOf, faultsOf, isAllOpen, missingIn, type PaperQuestion, type PaperSection } from '../paper.ts';
import type { DrawnSlot, EditedPaper, PaperEditorProps } from '../paperEditorProps.ts';
import { renamed, withoutSection, withSection } from '../sectionMoves.ts';
import { DrawDialog } from './DrawDialog.tsx';
import { moveTargets, sectionActs } from './paperMenus.ts';
import { PaperStart } from './PaperStart.tsx';
import { QuestionLook } from './QuestionLook.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { SectionCard } from './SectionCard.tsx';
import { SectionDialog } from './SectionDialog.tsx';
import { SumBar } from './SumBar.tsx';
import { usePaperMoves } from './usePaperMoves.ts';

export interface PaperFormProps extends Pick<PaperEditorProps, 'bank' | 'own' | 'save' | 'isLeaving' | 'on'> {
  paper: EditedPaper;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
`;

/** Converts a draw to sections. */
const ofSlots = (slots: readonly DrawnSlot[]): PaperSection[] =>
  slots.map(({ name, type, questions }, place) => ({
    key: `drawn-${place}`,
    name,
    type,
    questions,
  }));

/**
 * Points of a new question: those of the last one in its section; null in a mixed section, where each brings its own.
 */
const usualPoints = ({ type, questions }: PaperSection): number | null =>
  type === null ? null : (questions.at(-1)?.points ?? null);

/** Turns a question of the bank into an entry of a paper. */
const chosen = ({
  passPercent: _percent,
  bank: _bank,
  second: _second,
  ...question
}: PickableQuestion): PaperQuestion => ({
  ...question,
  versionId: null,
  isUsable: true,
  hasNewer: false,
});

/** Section for questions that are added before any section exists. */
const FIRST: Omit<PaperSection, 'key'> = { name: sectionNameOf(null), type: null, questions: [] };

/** The editable sections of a paper; remounted for another paper or version. */
export const PaperForm = ({ paper, bank, own, save, isLeaving, on }: PaperFormProps) => {
  const { template, isFrozen, mayWrite } = paper;
  const readOnly = isFrozen || !mayWrite;
  const root = useRef<HTMLDivElement>(null);
  const [sections, setSections] = useState<PaperSection[]>(paper.sections);
  const [isDirty, setDirty] = useState(false);
  const [picking, setPicking] = useState<number | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  /** Index of the section being renamed, `new` for a new one, or null. */
  const [naming, setNaming] = useState<number | 'new' | null>(null);
  const [leaving, setLeaving] = useState<number | null>(null);
  const [swapping, setSwapping] = useState<string | null>(null);
  /** The row that shows the text of its question. */
  const [opened, setOpened] = useState<string | null>(null);
  /** What a swapped-in question replaced, by its id. */
  const [former, setFormer] = useState<ReadonlyMap<string, PaperQuestion>>(new Map());
  const [note, setNote] = useState<string | null>(null);
  /** The sections before the last removal of a question, until something else is changed. */
  const [before, setBefore] = useState<{ sections: PaperSection[]; title: string } | null>(null);
  useLeaveGuard(isDirty);
  const sayDirty = useEffectEvent((dirty: boolean) => on.dirty(dirty));
  useEffect(() => sayDirty(isDirty), [isDirty]);

  const change = (next: PaperSection[]) => {
    setSections(next);
    setDirty(true);
    setNote(null);
    setBefore(null);
  };
  const moves = usePaperMoves(sections, change);
  const taken = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const section = picking === null ? undefined : (sections[picking] ?? { key: '', ...FIRST });
  const gone = leaving === null ? undefined : sections[leaving];
  const isFree = template === null && !readOnly;
  const faults = faultsOf(sections, template);
  const level = template === null ? bank.level : levelOfStage(template.stage, bank.level);

  const draw = () => {
    setOpened(null);
    setDrawing(true);
  };
  const pickInto = (place: number) => {
    setOpened(null);
    setPicking(place);
    bank.on.find(firstQuery((sections[place] ?? FIRST).type, '', level));
  };
  const take = (questions: readonly PickableQuestion[]) => {
    if (picking === null) return;
    const more = questions.map(chosen);
    change(
      picking < sections.length ? added(sections, picking, more) : withSection(sections, { ...FIRST, questions: more }),
    );
    setPicking(null);
  };
  const remove = ({ id, title }: PaperQuestion) => {
    change(withoutQuestion(sections, id));
    setBefore({ sections, title });
  };
  const drop = (place: number) => {
    change(withoutSection(sections, place));
    setLeaving(null);
  };

  /** A number that cannot be used is a change, so that saving is offered and says what is wrong. */
  const wrongPoints = () => setDirty(true);
  const store = (isFinished: boolean) => {
    if (!focusWrong(root.current)) on.save(sections, isFinished);
  };

  const swap = async (question: PaperQuestion, no: number) => {
    setSwapping(question.id);
    const other = await on.swap(question, [...taken, ...formerIds(former, question.id)]);
    setSwapping(null);
    if (other === null)
      setNote(`题库里没有能换第 ${no} 题的题：剩下的都在试卷里，或和试卷里的题太相似。可以先新建或导入。`);
    else {
      change(replaced(sections, question.id, other));
      setFormer(new Map(former).set(other.id, question));
    }
  };
  const look = (id: string) => {
    setOpened(opened === id ? null : id);
    if (opened !== id) bank.on.look(id);
  };

  return (
    <Root ref={root}>
      <Moves list={root} of={sections.map(({ key }) => key).join()} />
      {readOnly && (
        <Alert
          tone="info"
          title={mayWrite ? '已有人作答，这份试卷不能再改' : '这份试卷归别人所有，只能查看'}
          action={<Button onClick={on.copy}>复制一份</Button>}
        >
          复制出来的是草稿，可以随意修改，原来的成绩不受影响。
        </Alert>
      )}
      {save.error !== null && (
        <Alert tone="bad" live="assertive" title="没有保存成功">
          {save.error}
        </Alert>
      )}
      {note !== null && (
        <Alert tone="warn" live="polite" onClose={() => setNote(null)}>
          {note}
        </Alert>
      )}
      {before !== null && (
        <Alert
          live="polite"
          action={
            <Button size="s" onClick={() => change(before.sections)}>
              撤回
            </Button>
          }
        >
          已移出「{before.title}」
        </Alert>
      )}
      {!readOnly && template !== null && countOf(sections) > 0 && (
        <div data-part="tools">
          <Button icon="refresh" onClick={draw}>
            按蓝图抽题
          </Button>
        </div>
      )}
      {countOf(sections) === 0 && !readOnly && (template !== null || sections.length === 0) && (
        <PaperStart template={template} on={{ draw, add: () => pickInto(0), section: () => setNaming('new') }} />
      )}
      {sections.map((one, place) => (
        <SectionCard
          key={one.key}
          place={place}
          section={one}
          readOnly={readOnly}
          missing={missingIn(sections, place, template)}
          on={{
            each: (points) => change(withPoints(sections, place, points)),
            wrongPoints,
            add: () => pickInto(place),
          }}
          acts={
            isFree
              ? sectionActs(sections, place, {
                  rename: () => setNaming(place),
                  change,
                  remove: () => (one.questions.length === 0 ? drop(place) : setLeaving(place)),
                })
              : []
          }
        >
          {one.questions.map((question, at) => {
            const no = firstNo(sections, place) + at;
            return (
              <QuestionRow
                key={question.id}
                no={no}
                question={question}
                accepts={one.type}
                readOnly={readOnly}
                tellsOpen={!isAllOpen(sections)}
                isLifted={moves.liftedId === question.id}
                swapping={swapping === question.id}
                targets={moveTargets(sections, question, { section: place, at }, (to) => moves.moveTo(question.id, to))}
                former={former.get(question.id)?.title ?? null}
                look={opened === question.id ? <QuestionLook question={question} bank={bank} /> : null}
                on={{
                  look: () => look(question.id),
                  swapBack: () => change(swappedBack(sections, question.id, former)),
                  key: (event) => moves.key(question.id, event),
                  blur: () => moves.blur(question.id),
                  drop: (id, edge) => moves.dropOn(id, question.id, edge),
                  points: (points) => change(withQuestionPoints(sections, question.id, points)),
                  wrongPoints,
                  swap: () => void swap(question, no),
                  remove: () => remove(question),
                  reportError: on.reportError && (() => on.reportError?.(question)),
                }}
              />
            );
          })}
        </SectionCard>
      ))}
      {isFree && sections.length > 0 && sections.length < PAPER_LIMITS.sectionsMax && (
        <div data-part="tools">
          <Button icon="plus" onClick={() => setNaming('new')}>
            添加大题
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
      <SumBar
        sections={sections}
        template={template}
        faults={faults}
        isDirty={isDirty}
        pending={save.pending}
        readOnly={readOnly}
        onSave={() => store(false)}
        onFinish={isDirty && paper.status === QUESTION.draft && faults.length === 0 ? () => store(true) : null}
      />
      {section && picking !== null && (
        <QuestionPicker
          level={level}
          title={`给「${section.name}」添加题目`}
          type={section.type}
          taken={taken}
          takenWord="已在试卷里"
          bank={bank}
          pointsOf={({ points }) => usualPoints(section) ?? points}
          on={{ pick: take, close: () => setPicking(null) }}
        />
      )}
      {naming !== null && (
        <SectionDialog
          section={naming === 'new' ? null : (sections[naming] ?? null)}
          on={{
            submit: (named) => {
              change(naming === 'new' ? withSection(sections, named) : renamed(sections, naming, named));
              setNaming(null);
            },
            close: () => setNaming(null),
          }}
        />
      )}
      <ConfirmDialog
        open={gone !== undefined}
        danger
        title={`删除大题「${gone?.name ?? ''}」？`}
        consequence={`其中 ${gone?.questions.length ?? 0} 道题一起移出试卷，题库里的题不受影响。保存以前可以放弃修改。`}
        confirmLabel="删除大题"
        on={{ confirm: () => leaving !== null && drop(leaving), cancel: () => setLeaving(null) }}
      />
      <LeaveDialog open={isLeaving} on={on} />
      {isDrawing && template !== null && (
        <DrawDialog
          template={template}
          own={own}
          bank={bank}
          hasQuestions={countOf(sections) > 0}
          language={languageOf(sections.flatMap(({ questions }) => questions.flatMap(({ knowledge }) => knowledge)))}
          on={{
            draw: on.draw,
            swap: on.swap,
            take: (slots) => {
              change(ofSlots(slots));
              setDrawing(false);
            },
            close: () => setDrawing(false),
          }}
        />
      )}
    </Root>
  );
};
