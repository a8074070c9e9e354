import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import { useState } from 'react';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import { examplePreview } from '../QuestionBank/examplePreview.ts';
import type { QuestionDraft } from '../QuestionBank/questionDraft.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import type { QuestionEditorProps } from './questionEditorProps.ts';
import { toDraft, toForm } from './questionForm.ts';

const ID = 'QUESTION000000000000000001';

/** As an app keeps the preview in step with what is typed. */
export const EditorExample = (props: QuestionEditorProps) => {
  const [shown, setShown] = useState(props.preview);
  const { on } = props;
  return (
    <QuestionEditor
      {...props}
      preview={shown}
      on={{
        ...on,
        draft: (draft) => {
          setShown({ data: examplePreview(draft, ID) });
          on.draft(draft);
        },
      }}
    />
  );
};

/** The saved question of a type, with its preview. */
export const savedArgs = (type: QuestionType, draft: QuestionDraft = exampleDrafts[type]) => ({
  type,
  saved: { data: draft },
  documentKey: `${type}-1`,
  preview: { data: examplePreview(draft, ID) },
});
/** A new question of a type. */
export const newArgs = (type: QuestionType) => ({
  ...savedArgs(type, toDraft(type, toForm(null), null)),
  saved: { data: null },
});

/** What is the same in every story. */
export const exampleArgs = {
  usedCount: 0,
  tags: ['函数与参数传递', '排序', '引用', '进制转换', '一维数组', '递推', '递归', '二分'],
  bankHref: '#bank',
  save: { pending: false, failure: null },
  upload: {},
} satisfies Partial<QuestionEditorProps>;
