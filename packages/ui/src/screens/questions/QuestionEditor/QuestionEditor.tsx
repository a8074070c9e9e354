import { CHECK_STATE, isFitCheck, QUESTION } from '@aosai/api/questions/bank';
import { QUESTION_KINDS } from '@aosai/api/questions/kinds';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { QuestionPreview } from '../QuestionBank/parts/QuestionPreview.tsx';
import { EditorForm } from './parts/EditorForm.tsx';
import type { QuestionEditorProps } from './questionEditorProps.ts';

export { previewOf } from '../QuestionBank/bankQuestion.ts';
export { draftPreview } from '../QuestionBank/draftPreview.ts';
export { toDraft, toForm } from './questionForm.ts';
export type { EditedCase, EditedQuestion, QuestionHead } from './editedQuestion.ts';
export type { QuestionEditorProps } from './questionEditorProps.ts';

/** The question belongs to another owner: it can be read and used in papers, but not changed. */
const isLent = (standing: QuestionEditorProps['standing']): boolean => standing?.mayWrite === false;

/** Explains the state of the question, such as why papers cannot use it. */
const leadOf = ({ standing, usedCount, versionNo }: QuestionEditorProps): string =>
  [
    isLent(standing) && '这道题归别人所有，能查看，不能修改。',
    !isLent(standing) &&
      usedCount > 0 &&
      `第 ${versionNo ?? 1} 版，已用于 ${usedCount} 处。保存会产生新版本，已经开始的考试仍用原来的版本。`,
    standing?.status === QUESTION.ready &&
      !isLent(standing) &&
      !isFitCheck(standing.check) &&
      '测试数据或程序改过，试评按预期通过以前，试卷不能选用，也抽不到。',
  ]
    .filter(Boolean)
    .join('');

const Standing = ({ status, check }: NonNullable<QuestionEditorProps['standing']>) => (
  <>
    <Tag tone={QUESTION.tone(status)}>{QUESTION.label(status)}</Tag>
    {check !== 'none' && <Tag tone={CHECK_STATE.tone(check)}>{CHECK_STATE.label(check)}</Tag>}
  </>
);

/** Editor of one question of any type, next to a preview for students. */
export const QuestionEditor = (props: QuestionEditorProps) => {
  const { type, saved, documentKey, standing, bankHref, on } = props;
  const lead = leadOf(props);
  const title = `${saved.data === null ? '新建' : isLent(standing) ? '查看' : '编辑'}${QUESTION_KINDS[type].label}题`;
  return (
    <PageBody>
      <PageHeader
        trail={[{ label: '题库', href: bankHref }, { label: title }]}
        title={title}
        {...(lead !== '' && { lead })}
        {...(standing && { action: <Standing {...standing} /> })}
      />
      {saved.data === undefined ? (
        <Card padding="l" title="题目内容">
          <Load of={saved} name="题目" onRetry={on.retry} skeleton={<RowsSkeleton />}>
            {() => null}
          </Load>
        </Card>
      ) : isLent(standing) ? (
        <Card padding="l" title="题目内容">
          <Load of={props.preview} name="题目" onRetry={on.retry} skeleton={<RowsSkeleton />}>
            {(question) => <QuestionPreview question={question} />}
          </Load>
        </Card>
      ) : (
        <EditorForm key={documentKey} {...props} saved={saved.data} />
      )}
    </PageBody>
  );
};
