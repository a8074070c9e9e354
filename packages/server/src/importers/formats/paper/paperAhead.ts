import { paperLine } from './paperLines.ts';
import type { Asked } from './paperParts.ts';

/** So far a line is looked for that shows that something is asked. */
const LOOK_AHEAD = 40;
const GAP =
  /(?:^|\W)[（(]\s*[）)]|(?:^|\W)_{2,}(?:\W|$)|[（(]\s*(?:[A-J]{1,10}|[√×✓✗对错TF]|正确|错误)\s*[）)]\s*(?:[。.?？]\s*)?$/;

/** Whether what follows a numbered line shows that something is asked: options, a key, a gap. */
export function isAsked(lines: readonly string[], at: number): boolean {
  if (GAP.test(lines[at] ?? '')) return true;
  for (let next = at + 1; next < Math.min(lines.length, at + LOOK_AHEAD); next += 1) {
    const text = lines[next] ?? '';
    if (text.trim() === '') continue;
    const line = paperLine(text);
    if (line.kind === 'options' || line.kind === 'answer') return true;
    if (line.kind === 'section' || (line.kind === 'question' && !line.isWeak)) return false;
    if (GAP.test(text)) return true;
  }
  return false;
}

/** A question that has what its kind needs: another may begin. */
export function isWhole(current: Asked | undefined): boolean {
  if (!current) return true;
  return current.options.length > 1 || current.answer !== '' || GAP.test(current.stem.join('\n'));
}
