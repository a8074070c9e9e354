import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { EditorTheme } from './config.ts';
import { EditorHost } from './frame/EditorHost.tsx';
import { frame } from './frame/frame.ts';
import type { EditorLanguage } from './languages.ts';
import { loadSurface, type EditorMode } from './loadSurface.ts';
import type { CompileMarker, MountSurface } from './surface.ts';

/** Props of SimpleEditor. */
interface SimpleEditorProps {
  value: string;
  readOnly: boolean;
  theme: EditorTheme;
  /** In CSS pixels. */
  fontSize: number;
  ariaLabel: string;
  /** One sentence on why the full editor is missing. */
  notice: string;
  /** The whole text after an edit. */
  onChange: (value: string) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  onRun: () => void;
  /** Called with the length of pasted text in characters. */
  onPaste: (lengthChars: number) => void;
  /** Called to load the full editor again. */
  onRetry: () => void;
}

/** A plain text field for code, which works even when no editor loads. */
function SimpleEditor(props: SimpleEditorProps) {
  const { value, readOnly, ariaLabel, notice, onChange, onRun, onPaste, onRetry } = props;
  const styles = frame(props.theme, props.fontSize);
  return (
    <>
      <div style={styles.notice}>
        <span role="status">{notice}</span>
        <button type="button" style={styles.button} onClick={onRetry}>
          重新加载编辑器
        </button>
      </div>
      <textarea
        style={styles.area}
        aria-label={ariaLabel}
        value={value}
        readOnly={readOnly}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        wrap="off"
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (text !== '' && !readOnly) onPaste(text.length);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onRun();
        }}
      />
    </>
  );
}

/** Props of EditorSkeleton. */
interface EditorSkeletonProps {
  theme: EditorTheme;
  /** In CSS pixels. */
  fontSize: number;
  /** Called when the user does not want to wait. */
  onSkip: () => void;
}

const PATIENCE_MS = 6000;
const LINE_WIDTHS = ['38%', '30%', '22%', '46%', '34%', '18%'];

/** Placeholder while the editor loads; after six seconds it offers the plain field. */
function EditorSkeleton({ theme, fontSize, onSkip }: EditorSkeletonProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const styles = frame(theme, fontSize);
  return (
    <div style={styles.loading} data-chunk="waiting">
      <p role="status" style={styles.words}>
        {slow ? '网络较慢，编辑器还在加载。' : '编辑器加载中…'}
      </p>
      {slow && (
        <button type="button" style={{ ...styles.button, marginBlockStart: 12 }} onClick={onSkip}>
          先用简易输入框
        </button>
      )}
      {LINE_WIDTHS.map((width) => (
        <div key={width} aria-hidden="true" style={{ ...styles.bar, width }} />
      ))}
    </div>
  );
}

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
