import type { EditorTheme } from './config.ts';
import { frame } from './frame.ts';

export interface SimpleEditorProps {
  value: string;
  readOnly: boolean;
  theme: EditorTheme;
  /** In CSS pixels. */
  fontSize: number;
  ariaLabel: string;
  /** Why this is not the full editor, in a sentence. */
  notice: string;
  onChange: (value: string) => void;
  onRun: () => void;
  onPaste: (lengthChars: number) => void;
  onRetry: () => void;
}

/** A plain text field for code: whatever happens to the editors, a student can type. */
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
