import type { LanguageId } from '@aosai/api/judging/languages';
import { CodeEditor } from '@aosai/editor/CodeEditor';
import { loadSurface, type EditorMode } from '@aosai/editor/loadSurface';
import { useEffect, useId, useImperativeHandle, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import { styled } from 'styled-components';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { isMobile } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

export interface CodeAreaProps {
  /** Chinese name of the field for screen readers. */
  label: string;
  language: LanguageId;
  value: string;
  /** Height in lines, at least three. */
  rows: number;
  name?: string;
  /** The editor to use. By default the device decides. */
  mode?: EditorMode;
  /** What a form focuses when the field is at fault. */
  ref?: Ref<{ focus: () => void }>;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

const LINE_PX = 22.4;
const PADDING_PX = 26;

const Frame = styled.div`
  /* The editor is as wide as this, never the other way round. */
  container-type: inline-size;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  overflow: hidden;

  &:focus-within {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 0;
  }
`;

const isDark = () => document.documentElement.dataset['theme'] === 'dark';

function watchTheme(changed: () => void): () => void {
  const watched = new MutationObserver(changed);
  watched.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => watched.disconnect();
}

/**
 * A program in a form: line numbers, colours and indenting as in the exam room. A plain text field until the editor is
 * there, and as long as somebody is writing in that field.
 */
export const CodeArea = (props: CodeAreaProps) => {
  const { label, language, value, rows, name, ref, onChange, onBlur } = props;
  const [ownMode] = useState((): EditorMode =>
    isMobile(navigator.userAgent, window.innerWidth) ? 'phone' : 'desktop',
  );
  const { mode = ownMode } = props;
  const dark = useSyncExternalStore(watchTheme, isDark);
  const [isLoaded, setLoaded] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const documentKey = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isWanted = true;
    // A failure leaves the text field, which is enough to go on.
    loadSurface(mode).then(
      () => isWanted && setLoaded(true),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [mode]);

  useImperativeHandle(ref, () => ({
    focus: () => root.current?.querySelector<HTMLElement>('textarea, [role="textbox"]')?.focus(),
  }));

  return (
    <div ref={root} data-code-area={isLoaded && !isWriting ? 'editor' : 'text'}>
      {isLoaded && !isWriting ? (
        <Frame style={{ height: rows * LINE_PX + PADDING_PX }} onBlur={onBlur}>
          <CodeEditor
            mode={mode}
            documentKey={documentKey}
            language={language}
            value={value}
            theme={dark ? 'vs-dark' : 'light'}
            fontSize={14}
            ariaLabel={label}
            onChange={onChange}
          />
        </Frame>
      ) : (
        <Textarea
          code
          name={name}
          rows={rows}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onFocus={() => setWriting(true)}
          onBlur={() => {
            setWriting(false);
            onBlur?.();
          }}
        />
      )}
    </div>
  );
};
