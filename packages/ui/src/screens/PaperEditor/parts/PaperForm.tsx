import { PAPER_TEMPLATE } from '@aosai/api/domain/papers/templates';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { useLeaveGuard } from '../../../patterns/FormDialog/useLeaveGuard.ts';
import { moveTargets } from '../moveTargets.ts';
import { added, firstNo, replaced, withoutQuestion, withPoints, withQuestionPoints } from '../moves.ts';
import { countOf, faultsOf, missingIn, type PaperQuestion, type PaperSection } from '../paper.ts';
import type { DrawnSlot, EditedPaper, PaperEditorProps } from '../paperEditorProps.ts';
import { DrawDialog } from './DrawDialog.tsx';
import { PickDialog } from './PickDialog.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { SectionCard } from './SectionCard.tsx';
import { SumBar } from './SumBar.tsx';
import { usePaperMoves } from './usePaperMoves.ts';

export interface PaperFormProps extends Pick<PaperEditorProps, 'found' | 'save' | 'isLeaving' | 'on'> {
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

/** Sections as a blueprint has filled them. */
const ofSlots = (slots: readonly DrawnSlot[]): PaperSection[] =>
  slots.map(({ name, type, questions }, place) => ({
    key: `drawn-${place}`,
    name,
    type,
    questions,
  }));

/** What a new question of a section counts: as its last one. */
const usualPoints = ({ questions }: PaperSection): number | null => questions.at(-1)?.points ?? null;

/** The sections of a paper while they are edited; mounted again for another paper or version. */
export const PaperForm = ({ paper, found, save, isLeaving, on }: PaperFormProps) => {
  const { template, isFrozen } = paper;
  const [sections, setSections] = useState<PaperSection[]>(paper.sections);
  const [isDirty, setDirty] = useState(false);
  const [picking, setPicking] = useState<number | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [swapping, setSwapping] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  useLeaveGuard(isDirty);
  const sayDirty = useEffectEvent((dirty: boolean) => on.dirty(dirty));
  useEffect(() => sayDirty(isDirty), [isDirty]);

  const change = (next: PaperSection[]) => {
    setSections(next);
    setDirty(true);
    setNote(null);
  };
  const moves = usePaperMoves(sections, change);
  const taken = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const section = picking === null ? undefined : sections[picking];

  const swap = async (question: PaperQuestion, no: number) => {
    setSwapping(question.id);
    const other = await on.swap(question, taken);
    setSwapping(null);
    if (other === null) setNote(`题库里没有能换第 ${no} 题的题。可以先新建或导入。`);
    else change(replaced(sections, question.id, other));
  };

  return (
    <Root>
      {isFrozen && (
        <Alert tone="info" title="已有人作答，这份试卷不能再改" action={<Button onClick={on.copy}>复制一份</Button>}>
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
      {!isFrozen && template !== null && countOf(sections) > 0 && (
        <div data-part="tools">
          <Button icon="refresh" onClick={() => setDrawing(true)}>
            按蓝图抽题
          </Button>
        </div>
      )}
      {countOf(sections) === 0 && !isFrozen && template !== null && (
        <Card title="选题">
          <Empty title="这份试卷还没有题目" action={<Button onClick={() => setDrawing(true)}>按蓝图抽题</Button>}>
            按 {PAPER_TEMPLATE.label(template.id)} 的结构一次抽好，再逐题调整；也可以在下面的大题里自己添加。
          </Empty>
        </Card>
      )}
      {sections.map((one, place) => (
        <SectionCard
          key={one.key}
          place={place}
          section={one}
          readOnly={isFrozen}
          missing={missingIn(sections, place, template)}
          on={{
            each: (points) => change(withPoints(sections, place, points)),
            add: () => {
              setPicking(place);
              on.find({ type: one.type, keyword: '', page: 0 });
            },
          }}
        >
          {one.questions.map((question, at) => {
            const no = firstNo(sections, place) + at;
            return (
              <QuestionRow
                key={question.id}
                no={no}
                question={question}
                readOnly={isFrozen}
                isLifted={moves.liftedId === question.id}
                swapping={swapping === question.id}
                targets={moveTargets(sections, question, { section: place, at }, (to) => moves.moveTo(question.id, to))}
                on={{
                  key: (event) => moves.key(question.id, event),
                  blur: () => moves.blur(question.id),
                  drop: (id, edge) => moves.dropOn(id, question.id, edge),
                  points: (points) => change(withQuestionPoints(sections, question.id, points)),
                  swap: () => void swap(question, no),
                  remove: () => change(withoutQuestion(sections, question.id)),
                }}
              />
            );
          })}
        </SectionCard>
      ))}
      <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
      <SumBar
        sections={sections}
        template={template}
        faults={faultsOf(sections, template)}
        isDirty={isDirty}
        pending={save.pending}
        readOnly={isFrozen}
        onSave={() => on.save(sections)}
      />
      {section && picking !== null && (
        <PickDialog
          section={section}
          taken={taken}
          found={found}
          on={{
            find: (keyword, page) => on.find({ type: section.type, keyword, page }),
            retry: on.retry,
            pick: (questions) => {
              const points = usualPoints(section);
              const more = questions.map((question) => (points === null ? question : { ...question, points }));
              change(added(sections, picking, more));
              setPicking(null);
            },
            close: () => setPicking(null),
          }}
        />
      )}
      <ConfirmDialog
        open={isLeaving}
        danger
        title="放弃没有保存的修改？"
        consequence="离开后，这次的修改不会保留。"
        confirmLabel="放弃修改"
        cancelLabel="继续编辑"
        on={{ confirm: on.leave, cancel: on.stay }}
      />
      {isDrawing && template !== null && (
        <DrawDialog
          template={template}
          hasQuestions={countOf(sections) > 0}
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
