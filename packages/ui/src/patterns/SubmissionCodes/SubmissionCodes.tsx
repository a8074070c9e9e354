import type { Answer } from '@aosai/api/questions/answers';
import { LANGUAGES } from '@aosai/api/judging/languages';
import { formatPoints } from '@aosai/api/kit/points';
import type { LineNote } from '@aosai/api/exams/teaching';
import { VERDICT } from '@aosai/api/judging/verdicts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { theme } from '../../tokens/theme.ts';
import { CodeDiff } from '../CodeDiff/CodeDiff.tsx';
import { CodeText } from '../CodeText/CodeText.tsx';
import { NotedCode } from '../CodeText/NotedCode.tsx';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';
import { secondText } from '@aosai/api/kit/beijing';

export type CodeAnswer = Extract<Answer, { kind: 'code' }>;

export interface SubmissionCodesProps {
  /** Submissions of one question, newest first. */
  submissions: readonly SubmittedCode[];
  /** The submission whose points count, if known. */
  countedId: string | null;
  /** Shown first; by default the one that counts, else the newest. */
  firstId?: string;
  /** The program in the editor, now or at the end. */
  current: { name: string; answer: CodeAnswer } | null;
  /** The question's starting code. */
  start?: CodeAnswer | null;
  /** A teacher's notes on the program that counts. */
  notes?: readonly LineNote[];
  /** Restores a program to the editor; absent when the answer is read-only. */
  onRestore?: ((program: CodeAnswer) => void) | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${theme.space[8]} ${theme.space[12]};
  }
  > div > div {
    flex: 1 1 220px;
    min-width: 0;
  }
`;

interface Program {
  id: string;
  /** Name: 第 3 次提交. */
  name: string;
  /** One line that distinguishes the submission from the others. */
  label: string;
  answer: CodeAnswer;
}

const CURRENT = 'current';
const START = 'start';
const NOTHING = '';

/** The first submission with the most points; null when points are withheld. */
function bestId(submissions: readonly SubmittedCode[]): string | null {
  const known = submissions.filter(({ points }) => points !== null);
  const most = Math.max(...known.map(({ points }) => points ?? 0));
  return known.findLast(({ points }) => points === most)?.id ?? null;
}

const programsOf = ({ submissions, countedId, current, start = null }: SubmissionCodesProps): Program[] => [
  ...(current ? [{ id: CURRENT, name: current.name, label: current.name, answer: current.answer }] : []),
  ...submissions.flatMap((one, place): Program[] => {
    if (one.code === null) return [];
    const name = `第 ${submissions.length - place} 次提交`;
    const facts = [
      one.verdict && VERDICT.label(one.verdict),
      one.points !== null && `${formatPoints(one.points)} 分`,
      LANGUAGES[one.language].label,
      secondText(one.createdAt),
      one.id === countedId && '计分',
      one.id !== countedId && one.id === bestId(submissions) && '得分最高',
    ];
    const label = [name, ...facts].filter(Boolean).join(' · ');
    return [{ id: one.id, name, label, answer: { kind: 'code', language: one.language, code: one.code } }];
  }),
  ...(start ? [{ id: START, name: '题目给的代码', label: '题目给的代码', answer: start }] : []),
];

/** All submissions of a programming question: read, compare, restore. */
export const SubmissionCodes = (props: SubmissionCodesProps) => {
  const { countedId, notes = [], onRestore } = props;
  const programs = programsOf(props);
  const firstId = props.firstId ?? countedId;
  const first = programs.find(({ id }) => id === firstId) ?? programs.find(({ id }) => id !== CURRENT);
  const [shownId, setShownId] = useState(first?.id ?? CURRENT);
  const [otherId, setOtherId] = useState(NOTHING);
  const shown = programs.find(({ id }) => id === shownId) ?? first;
  if (!shown) return null;
  const other = programs.find(({ id }) => id === otherId && id !== shown.id);
  const options = programs.map(({ id, label }) => ({ value: id, label }));
  return (
    <Root>
      <div>
        <Field label="查看">
          <Select size="s" value={shown.id} options={options} onChange={(event) => setShownId(event.target.value)} />
        </Field>
        <Field label="与它对比">
          <Select
            size="s"
            value={other?.id ?? NOTHING}
            options={[{ value: NOTHING, label: '不对比' }, ...options.filter(({ value }) => value !== shown.id)]}
            onChange={(event) => setOtherId(event.target.value)}
          />
        </Field>
        {onRestore && shown.id !== CURRENT && (
          <Button size="s" icon="refresh" onClick={() => onRestore(shown.answer)}>
            恢复到编辑器
          </Button>
        )}
      </div>
      {other ? (
        <CodeDiff
          before={other.answer.code}
          after={shown.answer.code}
          language={shown.answer.language}
          beforeName={other.name}
          afterName={shown.name}
        />
      ) : shown.id === countedId && notes.length > 0 ? (
        <NotedCode code={shown.answer.code} language={shown.answer.language} notes={notes} />
      ) : (
        <CodeText code={shown.answer.code} language={shown.answer.language} />
      )}
    </Root>
  );
};
