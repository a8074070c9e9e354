import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import { useState } from 'react';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import { examplePreview } from '../QuestionBank/examplePreview.ts';
import type { QuestionDraft } from '../QuestionBank/questionDraft.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import type { QuestionHead } from './editedQuestion.ts';
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
        draft: (draft, head) => {
          setShown({ data: examplePreview(draft, ID) });
          on.draft(draft, head);
        },
      }}
    />
  );
};

export const exampleHead: QuestionHead = { points: ['gesp-cpp-4/recurrence'], stage: 'gesp-4', solutions: [] };

/** The saved question of a type, with its preview. */
export const savedArgs = (type: QuestionType, draft: QuestionDraft = exampleDrafts[type]) => ({
  type,
  saved: { data: { draft, head: exampleHead } },
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
  versionNo: 2,
  points: [
    { value: 'gesp-cpp-4/recurrence', label: 'GESP C++ 4 级 递推' },
    { value: 'gesp-cpp-4/pass', label: 'GESP C++ 4 级 参数传递：值、引用与指针' },
    { value: 'gesp-cpp-5/bisect', label: 'GESP C++ 5 级 二分查找与二分答案' },
  ],
  recovered: null,
  check: null,
  bankHref: '#bank',
  save: { pending: false, failure: null, isOutdated: false },
  upload: {},
} satisfies Partial<QuestionEditorProps>;
