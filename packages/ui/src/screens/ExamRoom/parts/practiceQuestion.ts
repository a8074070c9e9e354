import type { RoomQuestion } from '@aosai/api/contract/types';

/** A question that counts for nothing, to try the room with. */
export const PRACTICE: RoomQuestion = {
  id: 'practice',
  no: 1,
  type: '1',
  points: 0,
  title: null,
  stemHtml: '<p>在 C++ 中，表达式 <code>7 / 2</code> 的值是（　　）。</p>',
  options: [
    { id: 'A', html: '<p>3</p>' },
    { id: 'B', html: '<p>3.5</p>' },
    { id: 'C', html: '<p>4</p>' },
    { id: 'D', html: '<p>1</p>' },
  ],
  blankCount: 0,
  programming: null,
};
