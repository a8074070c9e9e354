import { expect, test } from 'vitest';
import { courseTags, courseTagsFault } from './courseTags.ts';

test.each([
  [null, []],
  ['', []],
  [' GESP 一级、循环，循环,, 分支；', ['GESP 一级', '循环', '分支']],
])('courseTags: %j gives the tags %j', (typed, tags) => {
  expect(courseTags(typed)).toEqual(tags);
});

test('courseTagsFault: refuses too many and too long tags with a Chinese sentence', () => {
  expect([
    courseTagsFault('一、二、三、四、五、六、七、八'),
    courseTagsFault('一、二、三、四、五、六、七、八、九'),
    courseTagsFault('二'.repeat(21)),
    courseTagsFault(undefined),
  ]).toEqual([null, '标签最多 8 个', `「${'二'.repeat(21)}」太长，标签最多 20 字`, null]);
});
