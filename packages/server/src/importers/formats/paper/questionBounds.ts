import { paperLine } from './paperLines.ts';
import type { Asked } from './paperParts.ts';

/** How many lines are searched for a sign that something is asked. */
const LOOK_AHEAD = 40;
const GAP =
  /(?:^|\W)[（(]\s*[）)]|(?:^|\W)_{2,}(?:\W|$)|[（(]\s*(?:[A-J]{1,10}|[√×✓✗对错TF]|正确|错误)\s*[）)]\s*(?:[。.?？]\s*)?$/;

/** Whether a numbered line asks something: options, a key or a gap must follow, or a gap be in it. */
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

/** Whether a question is complete, so that another may begin: it has options, an answer or a gap. */
export function isWhole(current: Asked | undefined): boolean {
  if (!current) return true;
  return current.options.length > 1 || current.answer !== '' || GAP.test(current.stem.join('\n'));
}
