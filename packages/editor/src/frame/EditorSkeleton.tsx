import { useEffect, useState } from 'react';
import type { EditorTheme } from '../config.ts';
import { frame } from './frame.ts';

/** Props of EditorSkeleton. */
export interface EditorSkeletonProps {
  theme: EditorTheme;
  /** In CSS pixels. */
  fontSize: number;
  /** Called when the user does not want to wait. */
  onSkip: () => void;
}

const PATIENCE_MS = 6000;
const LINE_WIDTHS = ['38%', '30%', '22%', '46%', '34%', '18%'];

/** Placeholder while the editor loads; after six seconds it offers the plain field. */
export function EditorSkeleton({ theme, fontSize, onSkip }: EditorSkeletonProps) {
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
