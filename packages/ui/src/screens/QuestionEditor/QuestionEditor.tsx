import { CHECK_STATE, isFitCheck, QUESTION, QUESTION_STATUS } from '@aosai/api/domain/questions/bank';
import { QUESTION_KINDS } from '@aosai/api/domain/questions/kinds';
import { Card } from '../../primitives/Card/Card.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { Load } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { EditorForm } from './parts/EditorForm.tsx';
import type { QuestionEditorProps } from './questionEditorProps.ts';

export { previewOf } from '../QuestionBank/bankQuestion.ts';
export { draftPreview } from '../QuestionBank/draftPreview.ts';
export { toDraft, toForm } from './questionForm.ts';
export type { EditedCase, EditedQuestion, QuestionHead } from './editedQuestion.ts';
export type { QuestionEditorProps } from './questionEditorProps.ts';

/** What follows from how the question stands: said before someone wonders why no paper takes it. */
const leadOf = ({ standing, usedCount, versionNo }: QuestionEditorProps): string =>
  [
    usedCount > 0 &&
      `第 ${versionNo ?? 1} 版，已用于 ${usedCount} 处。保存会产生新版本，已经开始的考试仍用原来的版本。`,
    standing?.status === QUESTION.ready &&
      !isFitCheck(standing.check) &&
      '测试数据或程序改过，试评按预期通过以前，试卷不能选用，也抽不到。',
  ]
    .filter(Boolean)
    .join('');

const Standing = ({ status, check }: NonNullable<QuestionEditorProps['standing']>) => (
  <>
    <Tag tone={QUESTION_STATUS.tone(status)}>{QUESTION_STATUS.label(status)}</Tag>
    {check !== 'none' && <Tag tone={CHECK_STATE.tone(check)}>{CHECK_STATE.label(check)}</Tag>}
  </>
);

/** One question being written, of any of the seven types, beside what students will see of it. */
export const QuestionEditor = (props: QuestionEditorProps) => {
  const { type, saved, documentKey, standing, bankHref, on } = props;
  const lead = leadOf(props);
  const title = `${saved.data === null ? '新建' : '编辑'}${QUESTION_KINDS[type].label}题`;
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
      ) : (
        <EditorForm key={documentKey} {...props} saved={saved.data} />
      )}
    </PageBody>
  );
};
