import { QUESTION_TYPE } from '@aosai/api/questions/questionType';
import type { WrongQuestion } from '@aosai/api/classes/classReport.contract';
import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { PickList } from '../../../enrolment/BatchEnroll/PickList.tsx';
import type { AssignDraft, AssignSource } from '../assignDraft.ts';
import { type AssignKnown, shownGoals } from '../assignKnown.ts';

export interface SourceFieldsProps {
  draft: AssignDraft;
  known: AssignKnown;
  onChange: (part: Partial<AssignDraft>) => void;
  onPick: () => void;
  onRetry: () => void;
}

const Chosen = styled.ol`
  display: grid;
  gap: 2px;
  max-height: 264px;
  overflow: auto;
  padding: ${theme.space[4]} ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  list-style-position: inside;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
    overflow-wrap: anywhere;
  }
  > li > span > small {
    display: block;
    color: ${theme.color.ink3};
  }
`;

const Bank = ({ draft: { basket }, onChange, onPick }: SourceFieldsProps) => (
  <>
    <div>
      <Button icon="plus" onClick={onPick}>
        {basket.length === 0 ? '选题目' : '再选几题'}
      </Button>
    </div>
    {basket.length > 0 && (
      <Chosen aria-label="选好的题目">
        {basket.map(({ id, title, second }, place) => (
          <li key={id}>
            <span>
              {place + 1}. {title}
              {second !== '' && <small>{second}</small>}
            </span>
            <IconButton
              icon="close"
              size="s"
              label={`移出第 ${place + 1} 题`}
              onClick={() => onChange({ basket: basket.filter((one) => one.id !== id) })}
            />
          </li>
        ))}
      </Chosen>
    )}
  </>
);

/** The dialog for a new paper, which begins with what the class learns. */
function newPaperHref(draft: AssignDraft, known: AssignKnown): string {
  const grade = shownGoals(draft, known).find(({ kind }) => kind === 'grade');
  return `${known.base}/examPaper?do=create${grade ? `&grade=${grade.id}` : ''}`;
}

const Papers = ({ draft, known, onChange, onRetry }: SourceFieldsProps) => (
  <Load of={known.papers} name="试卷" onRetry={onRetry}>
    {(papers) =>
      papers.length === 0 ? (
        <Empty title="还没有可用的试卷" action={<ButtonLink href={newPaperHref(draft, known)}>新建试卷</ButtonLink>}>
          新建一份试卷，设为「可用」以后就在这里；也可以直接从题库选题。
        </Empty>
      ) : (
        <PickList
          label="试卷"
          options={papers}
          noteOf={({ totalPoints }) => `${formatPoints(totalPoints)} 分`}
          chosen={papers.filter(({ id }) => draft.papers.some((one) => one.id === id))}
          onChange={(chosen) => onChange({ papers: chosen.map(({ id, name }) => ({ id, name })) })}
        />
      )
    }
  </Load>
);

const Chapters = ({ draft, known, onChange, onRetry }: SourceFieldsProps) => (
  <Load of={known.courses} name="课程" onRetry={onRetry}>
    {(courses) =>
      courses.length === 0 ? (
        <Empty title="还没有可用的课程" action={<ButtonLink href={`${known.base}/course`}>去课程</ButtonLink>}>
          新建一门课程，设为「可用」以后就在这里；也可以直接从题库选题。
        </Empty>
      ) : (
        <>
          <Field label="课程">
            <Select
              options={courses.map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.courseId ?? courses[0]?.id ?? ''}
              onChange={(event) => onChange({ courseId: event.currentTarget.value, chapters: [] })}
            />
          </Field>
          <Load of={known.chapters} name="单元" onRetry={onRetry}>
            {(chapters) =>
              chapters.length === 0 ? (
                <p>这门课程还没有带题目的单元。</p>
              ) : (
                <PickList
                  label="单元"
                  options={chapters}
                  noteOf={({ questionCount }) => `${questionCount} 题`}
                  chosen={chapters.filter(({ id }) => draft.chapters.some((one) => one.id === id))}
                  onChange={(chosen) => {
                    // In the order of the course, whatever was ticked first.
                    const ids = new Set(chosen.map(({ id }) => id));
                    onChange({
                      chapters: chapters.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name })),
                    });
                  }}
                />
              )
            }
          </Load>
        </>
      )
    }
  </Load>
);

const PERIODS = [
  { value: 'yesterday', label: '昨天' },
  { value: 'week', label: '最近 7 天' },
] as const;

const pickable = ({ questionId, title, type, students, wrong }: WrongQuestion) => ({
  id: questionId,
  name: title,
  note: `${QUESTION_TYPE.label(type)} · ${students} 人做，${wrong} 人错`,
});

const Wrong = ({ draft, known, onChange, onRetry }: SourceFieldsProps) => (
  <Load of={known.classes} name="班级" onRetry={onRetry}>
    {(classes) =>
      classes.length === 0 ? (
        <Empty title="还没有班级" action={<ButtonLink href={`${known.base}/grade`}>去班级</ButtonLink>}>
          有了班级，这里列出班里学生做错的题。
        </Empty>
      ) : (
        <>
          <Field label="哪个班">
            <Select
              options={classes.map(({ id, title }) => ({ value: id, label: title }))}
              value={known.wrongOf ?? ''}
              onChange={(event) => onChange({ wrongOf: event.currentTarget.value, wrong: null })}
            />
          </Field>
          <Segmented
            label="什么时候做错的"
            options={PERIODS}
            value={draft.period}
            onChange={(period) => onChange({ period, wrong: null })}
          />
          <Load of={known.wrong} name="错题" onRetry={onRetry}>
            {(found) => {
              const options = found.map(pickable);
              const ids = new Set((draft.wrong ?? options).map(({ id }) => id));
              return options.length === 0 ? (
                <p>
                  {draft.period === 'yesterday' ? '昨天没有做错的题，可以看最近 7 天。' : '最近 7 天没有做错的题。'}
                </p>
              ) : (
                <PickList
                  label="错题"
                  options={options}
                  noteOf={({ note }) => note}
                  chosen={options.filter(({ id }) => ids.has(id))}
                  onChange={(chosen) => onChange({ wrong: chosen.map(({ id, name }) => ({ id, name })) })}
                />
              );
            }}
          </Load>
        </>
      )
    }
  </Load>
);

const WAYS = { bank: Bank, paper: Papers, chapter: Chapters, wrong: Wrong } as const satisfies Record<
  AssignSource,
  unknown
>;

/** The fields of the chosen source of questions. */
export const SourceFields = ({ source, ...props }: SourceFieldsProps & { source: AssignSource }) => {
  const Way = WAYS[source];
  return <Way {...props} />;
};
