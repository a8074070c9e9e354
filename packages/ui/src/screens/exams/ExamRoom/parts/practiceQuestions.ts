import { FALSE_OPTION, SINGLE, TRUE_FALSE, TRUE_OPTION } from '@aosai/api/questions/kinds';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

const nothingMore = { points: 0, title: null, blankCount: 0, programming: null } as const;

/** Questions to try the room with; they are not scored. */
export const PRACTICE: readonly [RoomQuestion, RoomQuestion] = [
  {
    ...nothingMore,
    id: 'practice1',
    no: 1,
    type: SINGLE,
    stemHtml: '<p>在 C++ 中，表达式 <code>7 / 2</code> 的值是（　　）。</p>',
    options: [
      { id: 'A', html: '<p>3</p>' },
      { id: 'B', html: '<p>3.5</p>' },
      { id: 'C', html: '<p>4</p>' },
      { id: 'D', html: '<p>1</p>' },
    ],
  },
  {
    ...nothingMore,
    id: 'practice2',
    no: 2,
    type: TRUE_FALSE,
    stemHtml: '<p>交卷以前，已经作答的题可以随时修改。</p>',
    options: [
      { id: TRUE_OPTION, html: '<p>正确</p>' },
      { id: FALSE_OPTION, html: '<p>错误</p>' },
    ],
  },
];
