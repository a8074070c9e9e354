import type { EditorTheme } from '../config.ts';
import { frame } from './frame.ts';

/** Props of SimpleEditor. */
export interface SimpleEditorProps {
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
export function SimpleEditor(props: SimpleEditorProps) {
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
