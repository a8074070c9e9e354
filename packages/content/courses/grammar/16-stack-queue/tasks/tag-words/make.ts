import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const NAMES = ['a', 'b', 'ab', 'div', 'title'] as const;
const text = (tags: readonly string[]) => lines(tags.map((tag) => `<${tag}>`).join(''));
/** Nested tags without faults. */
const nested = (random: Random, count: number, depth: number): string[] => {
  const open: string[] = [];
  const tags: string[] = [];
  while (tags.length + open.length < count) {
    if (open.length > 0 && (open.length >= depth || random.int(0, 2) === 0)) tags.push(`/${open.pop() ?? ''}`);
    else {
      const name = random.pick(NAMES);
      open.push(name);
      tags.push(name);
    }
  }
  return [...tags, ...open.toReversed().map((name) => `/${name}`)];
};
const tagsOf = (input: string) => [...input.matchAll(/<(\/?[a-z]+)>/gu)].map(([, tag = '']) => tag);

export const making = {
  inputs: (random) => [
    text(['a']),
    text(['/a']),
    text(['a', '/b']),
    text(['a', '/a', '/a', 'a']),
    text(['ab', 'a', '/ab', '/a']),
    text(['a', 'b', '/b', '/a', 'title']),
    text([...Array.from({ length: 500 }, () => 'div'), ...Array.from({ length: 500 }, () => '/div')]),
    text([...Array.from({ length: 400 }, () => 'b'), ...Array.from({ length: 399 }, () => '/b')]),
    text(nested(random, 900, 6)),
    text(nested(random, 60, 3)),
    text(nested(random, 30, 1)),
    text(nested(random, 500, 4).with(300, 'zzz')),
    text(nested(random, 80, 5).slice(0, 50).concat('x', '/x', 'y', '/w')),
    text(['a', 'b', '/a', '/b', 'c', '/c']),
    text(['div', 'ab', '/ab', '/title']),
    text(['a', 'b', 'x', '/x', '/a', '/b', 'title']),
  ],
  small: (random) => {
    const tags = nested(random, random.int(1, 8), 3);
    return text(
      random.int(0, 1) === 0 ? tags : tags.with(random.int(0, tags.length - 1), random.pick(['/a', 'b', '/ab'])),
    );
  },
  isValid: (input) => {
    const tags = tagsOf(input);
    return (
      input === text(tags) &&
      tags.length >= 1 &&
      tags.length <= 1000 &&
      tags.every((tag) => /^\/?[a-z]{1,5}$/u.test(tag))
    );
  },
  // Tries each beginning of the text: removes pairs until none is left.
  solve: (input) => {
    const tags = tagsOf(input);
    const rest: string[] = [];
    let deepest = 0;
    for (const [at, tag] of tags.entries()) {
      rest.push(tag);
      if (tag.startsWith('/')) {
        if (`/${rest.at(-2) ?? '-'}` !== tag) return lines(['error', at + 1]);
        rest.splice(-2);
      }
      deepest = Math.max(deepest, rest.length);
    }
    return rest.length === 0 ? lines(['ok', deepest]) : lines(['error', tags.length + 1]);
  },
} satisfies Making;
