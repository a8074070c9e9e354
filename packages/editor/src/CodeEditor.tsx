import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { EditorTheme } from './config.ts';
import { EditorHost } from './EditorHost.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { frame } from './frame.ts';
import type { EditorLanguage } from './languages.ts';
import { loadSurface, type EditorMode } from './loadSurface.ts';
import { SimpleEditor } from './SimpleEditor.tsx';
import type { CompileMarker, MountSurface } from './surface.ts';

/** Props of the code editor. It fills its parent, which must have a height. */
export interface CodeEditorProps {
  /** The program. A value that the editor did not send itself replaces the text and leaves the cursor where it can. */
  value: string;
  /** 53 C++, 71 Python. */
  language: EditorLanguage;
  /** Names the document: another key swaps text, undo history and cursor; coming back restores them. */
  documentKey: string;
  theme: EditorTheme;
  /** In CSS pixels, 12 to 24. */
  fontSize: number;
  /** Chinese name of the field for screen readers. */
  ariaLabel: string;
  /** Monaco or CodeMirror; the caller knows the device. Default desktop. */
  mode?: EditorMode;
  readOnly?: boolean;
  /** Compile errors to show at their lines. */
  markers?: readonly CompileMarker[];
  /** The whole text after each edit by the student. */
  onChange: (value: string) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  onRun?: () => void;
  /** The length of what was pasted, in characters; never the text. */
  onPaste?: (lengthChars: number) => void;
  /** The full editor could not be loaded or built; the plain field is shown meanwhile. For logging. */
  onFail?: (error: unknown) => void;
}

type Progress =
  | { step: 'loading' }
  | { step: 'ready'; mount: MountSurface }
  /** Not there: `notice` says why in a sentence, and the plain field takes its place. */
  | { step: 'without'; notice: string };

const NO_MARKERS: readonly CompileMarker[] = [];
const FAILED = '编辑器没有加载成功，先用简易输入框，内容不会丢。';
const SKIPPED = '正在使用简易输入框，内容不会丢。';

/** The code editor of the platform: Monaco on desktops, CodeMirror on phones, a plain field when neither loads. */
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
