import { useEffect, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { copyText } from './copyText.ts';

export interface CopyButtonProps {
  text: string;
  /** Name for screen readers: 复制回执. */
  label: string;
  /** Text of the button; 复制 by default. */
  children?: string;
  size?: 's' | 'm' | 'l';
  variant?: 'default' | 'ghost';
}

const SHOWN_MS = 2000;

/** Copies text to the clipboard and says whether it worked. */
export const CopyButton = ({ text, label, children = '复制', size = 's', variant = 'default' }: CopyButtonProps) => {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  return (
    <Button
      size={size}
      variant={variant}
      icon={result === 'copied' ? 'check' : 'copy'}
      aria-label={result === null ? label : undefined}
      onClick={async () => setResult((await copyText(text)) ? 'copied' : 'failed')}
    >
      <span aria-live="polite">{result === 'copied' ? '已复制' : result === 'failed' ? '请手动复制' : children}</span>
    </Button>
  );
};
