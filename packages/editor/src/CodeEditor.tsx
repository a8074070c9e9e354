import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { EditorTheme } from './config.ts';
import { EditorHost } from './frame/EditorHost.tsx';
import { EditorSkeleton } from './frame/EditorSkeleton.tsx';
import { frame } from './frame/frame.ts';
import type { EditorLanguage } from './languages.ts';
import { loadSurface, type EditorMode } from './loadSurface.ts';
import { SimpleEditor } from './frame/SimpleEditor.tsx';
import type { CompileMarker, MountSurface } from './surface.ts';

/** Props of the code editor. It fills its parent, which must have a height. */
export interface CodeEditorProps {
  /** The program. A value that the editor did not send itself replaces the text; the cursor stays where possible. */
  value: string;
  /** 53 is C++, 71 Python. */
  language: EditorLanguage;
  /** Key of the document. Another key swaps text, undo history and cursor; an earlier key restores them. */
  documentKey: string;
  theme: EditorTheme;
  /** Font size in CSS pixels, 12 to 24. */
  fontSize: number;
  /** Chinese label for screen readers. */
  ariaLabel: string;
  /** Monaco (desktop, default) or CodeMirror (phone). */
  mode?: EditorMode;
  readOnly?: boolean;
  /** Compile errors, shown at their lines. */
  markers?: readonly CompileMarker[];
  /** Called with the whole text after each edit by the user. */
  onChange: (value: string) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  onRun?: () => void;
  /** Called with the length of pasted text in characters; never with the text. */
  onPaste?: (lengthChars: number) => void;
  /** Called when the full editor cannot be loaded or built, for logging; the plain field is shown instead. */
  onFail?: (error: unknown) => void;
}

type Progress =
  | { step: 'loading' }
  | { step: 'ready'; mount: MountSurface }
  /** Loading failed or was skipped: the plain field is shown with this reason. */
  | { step: 'without'; notice: string };

const NO_MARKERS: readonly CompileMarker[] = [];
const FAILED = '编辑器没有加载成功，先用简易输入框，内容不会丢。';
const SKIPPED = '正在使用简易输入框，内容不会丢。';

/** The platform's code editor: Monaco on desktops, CodeMirror on phones, a plain field when neither loads. */
export function CodeEditor({ mode = 'desktop', ...props }: CodeEditorProps) {
  return <EditorOfMode key={mode} mode={mode} {...props} />;
}

function EditorOfMode(props: CodeEditorProps & { mode: EditorMode }) {
  const { mode, documentKey, value, language, theme, fontSize, ariaLabel } = props;
  const { readOnly = false, markers = NO_MARKERS, onChange } = props;
  const [progress, setProgress] = useState<Progress>({ step: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const describedBy = useId();

  const fail = (error: unknown) => {
    setProgress({ step: 'without', notice: FAILED });
    props.onFail?.(error);
  };
  const onLoadFailed = useEffectEvent(fail);
  useEffect(() => {
    let wanted = true;
    loadSurface(mode).then(
      (mount) => wanted && setProgress((now) => (now.step === 'loading' ? { step: 'ready', mount } : now)),
      (error: unknown) => wanted && onLoadFailed(error),
    );
    return () => {
      wanted = false;
    };
  }, [mode, attempt]);

  const events = {
    onChange,
    onRun: () => props.onRun?.(),
    onPaste: (lengthChars: number) => props.onPaste?.(lengthChars),
  };

  function content() {
    switch (progress.step) {
      case 'loading':
        return (
          <EditorSkeleton
            theme={theme}
            fontSize={fontSize}
            onSkip={() => setProgress({ step: 'without', notice: SKIPPED })}
          />
        );
      case 'ready':
        return (
          <EditorHost
            mount={progress.mount}
            state={{ documentKey, value, language, readOnly, theme, fontSize, ariaLabel, describedBy, markers }}
            onFail={fail}
            {...events}
          />
        );
      case 'without':
        return (
          <SimpleEditor
            value={value}
            readOnly={readOnly}
            theme={theme}
            fontSize={fontSize}
            ariaLabel={ariaLabel}
            notice={progress.notice}
            onRetry={() => {
              setProgress({ step: 'loading' });
              setAttempt(attempt + 1);
            }}
            {...events}
          />
        );
      default:
        return progress satisfies never;
    }
  }

  return <div style={frame(theme, fontSize).outer}>{content()}</div>;
}
