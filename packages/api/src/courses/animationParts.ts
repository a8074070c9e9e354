import { textOf } from './textOf.ts';

/** A piece of a text with animations, in the order of the page. */
export type AnimationPart = { kind: 'html'; html: string } | { kind: 'animation'; name: string; data: string };

const ANIMATION =
  /<section class="lesson-animation">\n<p>动画：([^<]*)<\/p>\n<pre><code class="language-animation">([^<]*)<\/code><\/pre>\n<\/section>\n?/g;

/** Takes the animations out of a text that the server has rendered. Together the parts are the whole text. */
export function animationParts(html: string): AnimationPart[] {
  const parts: AnimationPart[] = [];
  let from = 0;
  const until = (at: number) => {
    if (at > from) parts.push({ kind: 'html', html: html.slice(from, at) });
  };
  for (const { index, 0: whole, 1: name = '', 2: data = '' } of html.matchAll(ANIMATION)) {
    until(index);
    parts.push({ kind: 'animation', name: textOf(name), data: textOf(data).trimEnd() });
    from = index + whole.length;
  }
  until(html.length);
  return parts;
}
