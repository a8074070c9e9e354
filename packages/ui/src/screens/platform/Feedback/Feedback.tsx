import {
  FEEDBACK_CATEGORY,
  FEEDBACK_MAX_FILES,
  feedbackFields,
  FEEDBACK_STATUS,
} from '@aosai/api/platform/feedbackRules';
import type { FormOf } from '@aosai/api/kit/fields';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { useLabelled } from '../../../patterns/Dict/Dict.tsx';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import { type Upload, UploadList } from '../../../patterns/UploadList/UploadList.tsx';
import { Pictures } from '../Pictures/Pictures.tsx';
import type { FeedbackItem } from '@aosai/api/platform/feedback.contract';

export type FeedbackDraft = FormOf<typeof feedbackFields>;

export interface FeedbackProps {
  history: Loaded<PageOf<FeedbackItem>>;
  /** Pictures of the feedback being written. */
  uploads: readonly Upload[];
  accept: string;
  maxBytes: number;
  pending: boolean;
  error: string | null;
  /** Address of an uploaded file by its name. */
  fileUrl: (fileName: string) => string;
  now: number;
  on: {
    /** Resolves to whether it was sent; the form is then cleared. */
    submit: (draft: FeedbackDraft) => Promise<boolean>;
    files: (files: File[]) => void;
    retryFile: (id: string) => void;
    removeFile: (id: string) => void;
    page: (page: number) => void;
    retry: () => void;
  };
}

const List = styled.ol`
  display: grid;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[12]};
  }
  h3 {
    font-size: ${theme.text.dense};
    font-weight: ${theme.weight.medium};
  }
  time {
    margin-left: auto;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  blockquote {
    padding: ${theme.space[12]} ${theme.space[16]};
    border-left: 3px solid ${theme.color.primary};
    border-radius: ${theme.radius.tag};
    background: ${theme.color.sunken};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  blockquote b {
    display: block;
    margin-bottom: 2px;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }

  ${media.narrow} {
    > li {
      padding: ${theme.space[12]} ${theme.space[16]};
    }
  }
`;

const EMPTY = startValues(feedbackFields);
const { contact, ...matter } = feedbackFields;

const Write = ({ uploads, accept, maxBytes, pending, error, on }: FeedbackProps) => {
  const { control, handleSubmit, reset } = useForm<FieldValues>({ defaultValues: EMPTY });
  const [isWaiting, setWaiting] = useState(false);
  const isUploading = uploads.some(({ state }) => state.kind === 'sending' || state.kind === 'waiting');
  const submit = handleSubmit(async (values) => {
    setWaiting(isUploading);
    if (!isUploading && (await on.submit(formOf(feedbackFields, values)))) reset(EMPTY);
  });
  return (
    <Form
      onSubmit={submit}
      {...(error === null ? {} : { error })}
      footer={
        <Button type="submit" variant="primary" loading={pending}>
          提交反馈
        </Button>
      }
    >
      <FieldSet of={matter} control={control} />
      <FileDrop
        label="添加截图"
        hint={`最多 ${FEEDBACK_MAX_FILES} 张；上传时会去掉拍摄地点等信息。`}
        accept={accept}
        maxBytes={maxBytes}
        multiple
        disabled={uploads.length >= FEEDBACK_MAX_FILES}
        onFiles={on.files}
        {...(isWaiting && isUploading ? { error: '截图还在上传，请等它完成再提交。' } : {})}
      />
      {uploads.length > 0 && (
        <UploadList label="截图" uploads={uploads} on={{ retry: on.retryFile, remove: on.removeFile }} />
      )}
      <FieldSet of={{ contact }} control={control} />
    </Form>
  );
};

/** Sends feedback to the platform, and lists earlier feedback with the answers. */
export const Feedback = (props: FeedbackProps) => {
  const { history, fileUrl, now, on } = props;
  const category = useLabelled(FEEDBACK_CATEGORY);
  return (
    <PageBody>
      <PageHeader title="意见反馈" lead="使用问题、题目错误、个人信息和投诉都可以写在这里，一般两个工作日内回复。" />
      <Card title="写反馈">
        <Write {...props} />
      </Card>
      <Card title="我的反馈" extra={history.data && `${history.data.total} 条`} padding="none">
        <Load of={history} name="我的反馈" onRetry={on.retry} skeleton={<RowsSkeleton />}>
          {({ content }) =>
            content.length > 0 ? (
              <List>
                {content.map((item) => (
                  <li key={item.id}>
                    <header>
                      <Tag tone={FEEDBACK_STATUS.tone(item.status)}>{FEEDBACK_STATUS.label(item.status)}</Tag>
                      <h3>{category.label(item.category)}</h3>
                      <time dateTime={item.createdAt}>{momentText(item.createdAt, now)}</time>
                    </header>
                    {item.about !== null && <p>{item.about}：</p>}
                    <p>{item.content}</p>
                    <Pictures files={item.files} fileUrl={fileUrl} />
                    {item.reply !== null && (
                      <blockquote>
                        <b>回复{item.handledAt && `　${momentText(item.handledAt, now)}`}</b>
                        {item.reply}
                      </blockquote>
                    )}
                  </li>
                ))}
              </List>
            ) : (
              <Empty title="还没有反馈" icon="document">
                提交之后，处理进度和回复会出现在这里。
              </Empty>
            )
          }
        </Load>
      </Card>
      {history.data && history.data.total > history.data.size && (
        <Pagination
          page={history.data.page + 1}
          size={history.data.size}
          total={history.data.total}
          onChange={(page) => on.page(page - 1)}
        />
      )}
    </PageBody>
  );
};
