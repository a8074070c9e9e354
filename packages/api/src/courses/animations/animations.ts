import type { Animate, Animation, AnimationFault } from './animation.ts';
import { binarySearch } from './binarySearch.ts';
import { breadthFirst } from './breadthFirst.ts';
import { bubbleSort } from './bubbleSort.ts';
import { complement } from './complement.ts';
import { gridWalk } from './gridWalk.ts';
import { recursion } from './recursion.ts';

/** Every animation by the name that authors write. */
const ANIMATIONS: ReadonlyMap<string, { animate: Animate; mostLines: number }> = new Map([
  ['冒泡排序', { animate: bubbleSort, mostLines: 1 }],
  ['二分查找', { animate: binarySearch, mostLines: 2 }],
  ['递归', { animate: recursion, mostLines: 1 }],
  ['二维数组', { animate: gridWalk, mostLines: 5 }],
  ['广度优先搜索', { animate: breadthFirst, mostLines: 5 }],
  ['补码', { animate: complement, mostLines: 1 }],
]);

/** Runs the animation of this name on an author's data; empty lines do not count. */
export function animationOf(name: string, data: string): Animation | AnimationFault {
  const found = ANIMATIONS.get(name);
  if (!found) return { fault: `没有「${name}」这个动画，可以用：${[...ANIMATIONS.keys()].join('、')}` };
  const lines = data.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.trim()));
  return lines.length > found.mostLines ? { fault: `数据最多写 ${found.mostLines} 行` } : found.animate(lines);
}
