import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import { edited, inserted, type Marked, type MarkdownEdit } from './markdownEdits.ts';

export interface MarkdownFieldProps {
  /** Names the toolbar, such as 题干. */
  label: string;
  value: string;
  rows: number;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref?: Ref<{ focus: () => void }>;
  /** Stores a picture and returns its address; null if it failed, which the app reports. */
  onPicture: (file: File) => Promise<string | null>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > [role='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
    padding: 4px;
    border: 1px solid ${theme.color.lineStrong};
    border-bottom: 0;
    border-radius: ${theme.radius.control} ${theme.radius.control} 0 0;
    background: ${theme.color.sunken};
  }
  > [role='toolbar'] > :is(button, label) {
    appearance: none;
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    padding: 0 8px;
    border: 0;
    border-radius: ${theme.radius.tag};
    background: none;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    cursor: pointer;
  }
  > [role='toolbar'] > :is(button, label):hover {
    background: ${theme.color.surface};
    color: ${theme.color.ink};
  }
  > [role='toolbar'] > label:focus-within {
    outline: 2px solid ${theme.color.primary};
  }
  > [role='toolbar'] input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
  > textarea {
    border-radius: 0 0 ${theme.radius.control} ${theme.radius.control};
  }
  > p {
    margin-top: 4px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }

  ${media.touch} {
    > [role='toolbar'] > :is(button, label) {
      min-width: ${theme.control.touch};
      min-height: ${theme.control.touch};
      justify-content: center;
    }
  }
`;

const EDITS: readonly (MarkdownEdit & { label: string; title: string })[] = [
  { label: '粗体', title: '粗体', kind: 'around', before: '**', after: '**', sample: '粗体' },
  { label: '小标题', title: '小标题', kind: 'lines', before: '### ', sample: '小标题' },
  { label: '列表', title: '列表', kind: 'lines', before: '- ', sample: '列表' },
  { label: '代码', title: '一行里的代码', kind: 'around', before: '`', after: '`', sample: 'x' },
  {
    label: '代码块',
    title: '一段程序',
    kind: 'around',
    before: '\n```cpp\n',
    after: '\n```\n',
    sample: 'int main() {}',
  },
  { label: '公式', title: '一行里的公式', kind: 'around', before: '$', after: '$', sample: 'n^2' },
  { label: '公式块', title: '单独一行的公式', kind: 'around', before: '\n$$\n', after: '\n$$\n', sample: 'a_n = 2^n' },
  {
    label: '表格',
    title: '表格',
    kind: 'around',
    before: '\n| 列一 | 列二 |\n| --- | --- |\n| ',
    after: ' |  |\n',
    sample: '内容',
  },
];

const picturesOf = (files: FileList): File[] => [...files].filter(({ type }) => type.startsWith('image/'));
const waitingFor = ({ name }: File): string => `![正在上传 ${name}]()`;

/** Markdown field with a toolbar; a pasted or dropped picture is stored and inserted at the caret. */
export const MarkdownField = ({ label, value, rows, onChange, onBlur, ref, onPicture }: MarkdownFieldProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const [sending, setSending] = useState(0);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }));

  const marked = (): Marked => ({
    text: box.current?.value ?? value,
    start: box.current?.selectionStart ?? value.length,
    end: box.current?.selectionEnd ?? value.length,
  });
  const put = ({ text, start, end }: Marked) => {
    onChange(text);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(start, end);
    });
  };
  const store = async (files: readonly File[]) => {
    for (const file of files) {
      const waiting = waitingFor(file);
      put(inserted(marked(), waiting));
      setSending((count) => count + 1);
      const address = await onPicture(file);
      setSending((count) => count - 1);
      // Reads the text again, since the user may have typed during the upload.
      const text = box.current?.value ?? '';
      onChange(text.replace(waiting, address === null ? '' : `![图片](${address})`));
    }
  };
  const take = (event: ClipboardEvent | DragEvent, files: FileList) => {
    const pictures = picturesOf(files);
    if (pictures.length === 0) return;
    event.preventDefault();
    void store(pictures);
  };
  return (
    <Root>
      <div role="toolbar" aria-label={`${label}的格式`}>
        {EDITS.map(({ label: name, title, ...edit }) => (
          <button key={name} type="button" title={title} onClick={() => put(edited(marked(), edit))}>
            {name}
          </button>
        ))}
        <label>
          图片
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            aria-label={`给${label}插入图片`}
            onChange={(event) => {
              void store(picturesOf(event.currentTarget.files ?? new DataTransfer().files));
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <Textarea
        ref={box}
        code
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(_event: FocusEvent) => onBlur()}
        onPaste={(event) => take(event, event.clipboardData.files)}
        onDrop={(event) => take(event, event.dataTransfer.files)}
      />
      <p role="status">{sending > 0 ? `正在上传 ${sending} 张图片` : ''}</p>
    </Root>
  );
};
