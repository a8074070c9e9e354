import type { QuestionType } from '@aosai/api/questions/kinds';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import type { QuestionDraft } from '../QuestionBank/questionDraft.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import type { QuestionHead } from './editedQuestion.ts';
import type { QuestionEditorProps } from './questionEditorProps.ts';
import { toDraft, toForm } from './questionForm.ts';
import type { PreviewQuestion } from '../QuestionBank/bankQuestion.ts';
import { draftPreview } from '../QuestionBank/draftPreview.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Renders the Markdown used in the stories: paragraphs, fenced code with a language, `code`. In the app the server
 * renders it.
 */
const html = (markdown: string): string =>
  markdown
    .split('```')
    .map((text, place) =>
      place % 2 === 1
        ? `<pre><code class="language-${text.slice(0, text.indexOf('\n'))}">${escaped(text.slice(text.indexOf('\n') + 1).trimEnd())}</code></pre>`
        : text
            .split(/\n{2,}/)
            .filter((paragraph) => paragraph.trim() !== '')
            .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
            .join(''),
    )
    .join('');

/** Renders a draft for the stories, as the server would. */
export const examplePreview = (draft: QuestionDraft, id: string): PreviewQuestion => draftPreview(draft, id, html);

const ID = 'QUESTION000000000000000001';

/** Keeps the preview in step with the form, as an app does. */
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

export const exampleHead: QuestionHead = {
  points: ['gesp-cpp-4/recurrence'],
  stage: 'gesp-4',
  pricePoints: 0,
  casePolicy: 'none',
  solutions: [],
};

/** Args of a saved question of a type, with its preview. */
export const savedArgs = (type: QuestionType, draft: QuestionDraft = exampleDrafts[type]) => ({
  type,
  saved: { data: { draft, head: exampleHead } },
  documentKey: `${type}-1`,
  preview: { data: examplePreview(draft, ID) },
});
/** Args of a new question of a type. */
export const newArgs = (type: QuestionType) => ({
  ...savedArgs(type, toDraft(type, toForm(null), null)),
  saved: { data: null },
  standing: null,
});

/** Args shared by all stories. */
export const exampleArgs = {
  standing: { status: '1', check: 'none', isUsed: false, mayWrite: true },
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
  isLeaving: false,
  history: null,
  save: { pending: false, failure: null, isOutdated: false },
  upload: {},
  video: undefined,
} satisfies Partial<QuestionEditorProps>;

const CASES_READ = {
  isAll: true,
  cases: [
    { id: '1', input: '3\n1 2 4\n', expected: '2 1\n', sample: true },
    { id: '2', input: '2\n0 9\n', expected: '9 1\n', sample: false },
  ],
};
const FIRST_LINES = '100000\n3 9 27 81 243 729 2187 6561\n';

/** Mocks of the app's callbacks; each story file creates its own. */
export const exampleOn = () =>
  ({
    draft: fn(),
    dirty: fn(),
    save: fn(),
    fixKey: fn(),
    leave: fn(),
    stay: fn(),
    retry: fn(),
    history: { open: fn(), close: fn(), read: fn(), retry: fn() },
    reload: fn(),
    restore: fn(),
    discard: fn(),
    check: fn(),
    picture: fn(async () => '/aosai/api/common/file/PICTURE'),
    video: {
      choose: fn((_: File, arrived: (fileName: string) => void) => arrived('lecture.mp4')),
      cancel: fn(),
      retry: fn(),
    },
    readCases: fn(async () => CASES_READ),
    peek: fn(async (sha: string) => (sha.startsWith('a') ? FIRST_LINES : '6561 1\n')),
    download: fn(),
  }) satisfies QuestionEditorProps['on'];
